#include "baize/batch.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <stdexcept>

#include "core/parallel.hpp"
#include "library/bets.hpp"
#include "library/call.hpp"
#include "library/hands.hpp"
#include "library/inside.hpp"
#include "library/steps.hpp"
#include "odds/prices.hpp"

namespace baize::library {

namespace {

constexpr std::int64_t kPiece = 2048;  // hands that one thread plays between two looks at the progress

v0::BatchLayout layout_of(const Setup& setup) {
    const Game& game = setup.game();
    v0::BatchLayout layout;
    layout.slots = SlotMap(setup).slots();
    for (const WagerDef& wager : game.wagers) layout.wagers.emplace_back(wager.id);
    if (game.layout.cards_a_hand)
        for (const CardFace& face : game.deck().faces) layout.cards.emplace_back(face.name);
    layout.dice = game.equipment.dice;
    layout.rings = game.equipment.compartments.empty() ? 0 : 2;
    return layout;
}

// Thrown through the layers that count in parallel, and a refusal again at the end.
struct Refused {
    Refusal refusal;
};

class Play {
public:
    Play(const Setup& setup, const v0::BatchRequest& request, const Progress& progress, std::vector<PlaceBet> bets)
        : setup_(setup), request_(request), progress_(progress), bets_(std::move(bets)), slots_(setup) {}

    v0::Hands run() {
        const std::int64_t at_once = request_.function ? std::max(1, request_.at_once) : kPiece;
        const auto pieces = static_cast<std::size_t>((request_.hands + at_once - 1) / at_once);
        const unsigned threads = request_.function ? 1 : request_.threads ? request_.threads : processors();
        std::vector<v0::Hands> parts(pieces);
        std::atomic<std::size_t> done{0};
        std::vector<std::unique_ptr<Strategy>> best(threads);
        parallel_for(threads, pieces, 1, [&](unsigned thread, std::size_t piece, std::size_t) {
            if (request_.policy == v0::Policy::Best && !best[thread]) best[thread] = best_strategy(setup_);
            const std::int64_t first = static_cast<std::int64_t>(piece) * at_once;
            parts[piece] = piece_of(first, std::min(first + at_once, request_.hands), best[thread].get());
            ask_to_go_on(progress_, static_cast<double>(++done) / static_cast<double>(pieces));
        });
        v0::Hands all;
        all.layout = layout_of(setup_);
        all.decisions.legal_from = {0};
        for (v0::Hands& part : parts) {
            append(all, part);
            part = {};
        }
        return all;
    }

private:
    v0::Hands piece_of(std::int64_t first, std::int64_t last, Strategy* best) {
        v0::Hands result;
        result.layout.dice = setup_.game().equipment.dice;
        result.layout.rings = setup_.game().equipment.compartments.empty() ? 0 : 2;
        std::vector<std::unique_ptr<Hand>> hands;
        for (std::int64_t number = first; number < last; ++number) {
            hands.push_back(std::make_unique<Hand>(setup_, request_.seed, number));
            if (auto refusal = hands.back()->begin(bets_)) throw Refused{*refusal};
            if (!request_.function) play_alone(*hands.back(), best, result.decisions);
            if (request_.function) continue;
            add_hand(result, *hands.back(), slots_);
            hands.clear();
        }
        if (!request_.function) return result;
        play_together(hands, result.decisions);
        for (const auto& hand : hands) add_hand(result, *hand, slots_);
        return result;
    }

    // By a policy of our own, from question to question.
    void play_alone(Hand& hand, Strategy* best, v0::Decisions& rows) {
        while (hand.asks()) {
            if (request_.decisions) add_row(rows, hand, slots_);
            const Table& table = hand.session().table();
            const Question& question = table.need().question;
            if (request_.policy == v0::Policy::Random) {
                const auto legal = legal_actions(hand.session());
                const Action action = legal[below(hand.dice_of_policy(), static_cast<std::uint32_t>(legal.size()))];
                take(hand, action, rows);
                continue;
            }
            const Answer answer = best ? best->answer(table, question) : silent_answer(table, question);
            if (request_.decisions) rows.action.push_back(action_of(table, answer).value_or(-1));
            if (auto refusal = hand.answer(table.answered(question, answer))) throw Refused{*refusal};
        }
    }

    void take(Hand& hand, Action action, v0::Decisions& rows) {
        const Table& table = hand.session().table();
        const auto answer = answer_of(table, action);
        if (!answer) throw Refused{{fmt::format("{} is no legal action of hand {}", action, hand.number())}};
        if (request_.decisions) rows.action.push_back(action);
        if (auto refusal = hand.answer(table.answered(table.need().question, *answer))) throw Refused{*refusal};
    }

    // The function sees all hands that wait for an answer, and answers for each.
    void play_together(std::vector<std::unique_ptr<Hand>>& hands, v0::Decisions& rows) {
        for (;;) {
            std::vector<Hand*> asking;
            v0::Decisions asked;
            for (const auto& hand : hands) {
                if (!hand->asks()) continue;
                asking.push_back(hand.get());
                add_row(asked, *hand, slots_);
            }
            if (asking.empty()) return;
            const std::vector<Action> actions = request_.function(asked);
            if (actions.size() != asking.size())
                throw Refused{
                    {fmt::format("the policy was asked for {} actions and gave {}", asking.size(), actions.size())}};
            for (std::size_t i = 0; i < asking.size(); ++i) take(*asking[i], actions[i], asked);
            if (request_.decisions) append(rows, asked);
        }
    }

    const Setup& setup_;
    const v0::BatchRequest& request_;
    const Progress& progress_;
    std::vector<PlaceBet> bets_;
    SlotMap slots_;
};

// In the order in which the table takes them, which one hand finds out for all.
Result<std::vector<PlaceBet>> in_order(const Setup& setup, const std::vector<PlaceBet>& bets) {
    Steps steps(setup, 1);
    if (auto refusal = steps.bet_all(bets)) return *refusal;
    std::vector<PlaceBet> ordered;
    for (const Event& event : steps.session().events())
        if (const auto* bet = std::get_if<PlaceBet>(&event)) ordered.push_back(*bet);
    return ordered;
}

MaybeRefusal refused(const v0::BatchRequest& request) {
    if (request.hands < 0) return Refusal{fmt::format("hands: expected a number from 0, not {}", request.hands)};
    for (const v0::Bet& bet : request.bets)
        if (bet.player != 0 || bet.box > 1)
            return Refusal{"a batch plays one player's own hand: player 0 at box 1, or on the common layout"};
    return std::nullopt;
}

}  // namespace

}  // namespace baize::library

namespace baize::v0 {

BatchLayout batch_layout(const Setup& setup) { return library::layout_of(inner(setup)); }

Result<Hands> play_hands(const Setup& setup, const BatchRequest& request) {
    const baize::Setup& of = inner(setup);
    if (auto refusal = library::refused(request)) return *refusal;
    auto given = library::inner(of, request.bets);
    if (!given) return given.refusal();
    auto bets = library::in_order(of, request.bets.empty() ? library::standard_bets(of, 0) : *given);
    if (!bets) return cited(of.game(), bets.refusal());
    return ended_well(request.progress, [&](const Progress& asked) -> Result<Hands> {
        try {
            return library::Play(of, request, asked, *bets).run();
        } catch (const library::Refused& fault) { return cited(of.game(), fault.refusal); }
    });
}

}  // namespace baize::v0
