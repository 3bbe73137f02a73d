#include "coach/adviser.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <stdexcept>

#include "core/random.hpp"
#include "definition/names.hpp"
#include "odds/too_fine.hpp"

namespace baize {

namespace {

// ---- What somebody names --------------------------------------------------------------------------------------------

enum Whose : std::uint8_t { Own, Board, Dealers, kNobodys };
constexpr std::string_view kOption[] = {"--hand", "--board", "--dealer"};
using Named = std::array<std::vector<Card>, kNobodys>;

std::vector<std::string> listed(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(','), text.size());
        std::string word(text.substr(0, end));
        text.remove_prefix(std::min(text.size(), end + 1));
        std::ranges::replace(word, ':', ' ');  // "exchange:2c:3d"
        word.erase(0, word.find_first_not_of(' '));
        word.erase(word.find_last_not_of(' ') + 1);
        if (!word.empty()) words.push_back(std::move(word));
    }
    return words;
}

Result<Named> named_cards(const Setup& setup, const HandRequest& request) {
    const Deck& deck = setup.game().deck();
    const std::string* const texts[] = {&request.hand, &request.board, &request.dealer};
    std::array<int, kFacesMax> times{};
    Named named;
    for (std::size_t whose = 0; whose < named.size(); ++whose)
        for (const std::string& word : listed(*texts[whose])) {
            const auto card = deck.find(word);
            const auto face = card ? static_cast<std::size_t>(card->index()) : 0;
            const int copies = card ? setup.shoe().copies(face) : 0;
            if (copies == 0)
                return Refusal{fmt::format("'{}' in {} is no card of {}; expected such as {}", word, kOption[whose],
                                           setup.game().id, deck.faces.front().name)};
            if (++times[face] > copies)
                return Refusal{fmt::format("{} is named {} times; expected at most {}", deck.name(*card), times[face],
                                           copies)};
            named[whose].push_back(*card);
        }
    return named;
}

// ---- The deal -------------------------------------------------------------------------------------------------------

// A card that the round dealt.
struct Deal {
    Whose whose = kNobodys;
    std::uint8_t hand = 0, place = 0;
    bool seen = false;  // by the player, as it was dealt
};

// Deals named cards where a plan says so, and fills in the rest.
class NamedShoe : public ChanceSource {
public:
    // For each of the cards that go to somebody, in the order of the deal: which of those named it is.
    using Plan = std::array<std::vector<std::optional<std::size_t>>, kNobodys>;

    NamedShoe(const Setup& setup, const Named& named, Plan plan, std::uint64_t filling)
        : box_(setup.game().layout.boxes ? 1 : 0), named_(named), plan_(std::move(plan)), any_(filling, 0),
          other_(Random(filling, 1)) {
        for (const auto& cards : named)
            for (const Card card : cards) ++kept_[card.index()];
    }

    Event answer(const Need& need, const Table& table) override {
        if (need.kind != NeedKind::Card) return other_.answer(need, table);
        Deal deal{whose(need, table.game()), need.hand, 0, need.face != Face::Down};
        if (deal.whose == kNobodys) return DealtCard{any_of(table)};
        const Box& to = need.box == 0 ? table.house() : table.box(need.box);
        deal.place = static_cast<std::uint8_t>(to.hands[need.hand].cards.size());
        const auto which = planned(deal);
        deals_.push_back(deal);
        if (!which) return DealtCard{any_of(table)};
        const Card card = named_[deal.whose][*which];
        const int face = card.index();
        if (table.carried().shoe.left[face] == 0) return DealtCard{any_of(table)};
        --kept_[face];
        return DealtCard{card};
    }

    const std::vector<Deal>& deals() const { return deals_; }

private:
    Whose whose(const Need& need, const Game& game) const {
        if (need.to_burn) return kNobodys;
        if (need.box != 0) return need.box == box_ ? Own : kNobodys;
        return need.hand == game.layout.community ? Board : Dealers;
    }

    // What no plan foresees is the next of those named where the player sees it as it is dealt.
    std::optional<std::size_t> planned(const Deal& deal) {
        const auto& plan = plan_[deal.whose];
        const std::size_t nth = std::ranges::count(deals_, deal.whose, &Deal::whose);
        auto which = nth < plan.size() ? plan[nth] : std::nullopt;
        if (nth >= plan.size() && deal.seen && next_[deal.whose] < named_[deal.whose].size())
            which = next_[deal.whose];
        if (which) next_[deal.whose] = std::max(next_[deal.whose], *which + 1);
        return which;
    }

    // Any card but those that are named and still to come.
    Card any_of(const Table& table) {
        const auto& left = table.carried().shoe.left;
        std::array<int, kFacesMax> free{};
        for (std::size_t face = 0; face < left.size(); ++face) free[face] = std::max(0, int{left[face]} - kept_[face]);
        // Somebody named the whole deck, which is too many for any hand, as he will be told.
        if (std::ranges::count(free, 0) == std::ssize(free)) std::ranges::copy(left, free.begin());
        const int cards = std::accumulate(free.begin(), free.end(), 0);
        if (cards == 0) throw std::logic_error("a card is wanted, and every card of the shoe lies on the table");
        int pick = below(any_, cards);
        std::size_t face = 0;
        while (pick >= free[face]) pick -= free[face++];
        return Card::from_index(face);
    }

    BoxNo box_;
    const Named& named_;
    Plan plan_;
    std::array<std::size_t, kNobodys> next_{};
    Random any_;
    ShuffledShoe other_;
    std::array<int, kFacesMax> kept_{};
    std::vector<Deal> deals_;
};

// ---- The path to the question ---------------------------------------------------------------------------------------

constexpr int kFillings = 100, kPlans = 8;

// Does the player see this card now? What came to him, and what lies open of the house's.
bool is_seen(const View& view, const Deal& deal) {
    if (deal.whose == Own) return deal.seen;
    return std::ranges::any_of(view.hands, [&](const SeenHand& hand) {
        return hand.box == 0 && hand.hand == deal.hand && deal.place < hand.cards.size() && hand.cards[deal.place];
    });
}

using Numbers = std::array<std::size_t, kNobodys>;

class PathToQuestion {
public:
    PathToQuestion(const Setup& setup, Named named, std::vector<std::string> before)
        : setup_(setup), named_(std::move(named)), before_(std::move(before)) {}

    // A question that has no choice values is answered by the best play, and the path goes on.
    MaybeRefusal go(std::uint64_t filling) {
        for (;;) {
            if (auto refusal = go_to_question(filling)) return refusal;
            values_ = choice_values(table_->session().table(), table_->question());
            if (!values_.choices.empty()) return std::nullopt;
            not_weighed_.push_back(table_->question().choices);
        }
    }

    const LoneTable& table() const { return *table_; }
    const ChoiceValues& values() const { return values_; }
    const std::vector<std::string>& supposed() const { return supposed_; }

private:
    // Where a round ends without a question because of cards that nobody named, others are tried.
    MaybeRefusal go_to_question(std::uint64_t filling) {
        MaybeRefusal refusal;
        for (std::uint64_t other = 0; other < kFillings; ++other) {
            refusal = settle_plan(filling * kFillings + other);
            if (!refusal || stands_) break;
        }
        return refusal;
    }

    // Plays with a plan, sees which cards lie open at the question, and plans again until those are the cards named.
    MaybeRefusal settle_plan(std::uint64_t filling) {
        MaybeRefusal refusal;
        for (int plan = 0; plan < kPlans; ++plan) {
            refusal = play(filling);
            if (!named_shared_cards()) {
                NamedShoe::Plan next = plan_anew();
                if (next == plan_) break;
                plan_ = std::move(next);
            }
        }
        return refusal ? refusal : check_numbers();
    }

    // To the question, by the answers before it.
    MaybeRefusal play(std::uint64_t filling) {
        stands_ = true;
        supposed_.clear();
        shoe_ = std::make_unique<NamedShoe>(setup_, named_, plan_, filling);
        table_ = std::make_unique<LoneTable>(setup_, *shoe_, main_bets(setup_));
        if (auto refusal = table_->begin()) return refusal;
        auto next = before_.begin();
        while (table_->asks()) {
            if (next == before_.end() && !passed_over()) return std::nullopt;
            const auto answer = next == before_.end() ? Refusal{} : table_->answer_of(*next);
            if (!answer && !passed_over(true)) return Refusal{"--before: " + answer.refusal().what};
            const Answered event = answer ? table_->answered_with(*answer) : table_->best_answer();
            if (auto refusal = table_->session().check(event)) return refusal;
            if (answer) ++next;
            else supposed_.emplace_back(setup_.game().choices[event.choice].id);
            table_->apply(event);
        }
        stands_ = false;
        if (next == before_.end())
            return Refusal{"with these cards the round ends, and nothing is asked that could be weighed"};
        return Refusal{fmt::format("--before: '{}' comes when the round is over, and nothing more is asked", *next)};
    }

    // Is this a question that has no choice values? As far as is known, or for certain.
    bool passed_over(bool certain = false) {
        const std::uint32_t choices = table_->question().choices;
        if (std::ranges::find(not_weighed_, choices) != not_weighed_.end()) return true;
        if (!certain || !choice_values(table_->session().table(), table_->question()).choices.empty()) return false;
        not_weighed_.push_back(choices);
        return true;
    }

    // Shared cards that lie before the player as his own hand may be named as that (gb-2011 16.13).
    bool named_shared_cards() {
        const View view = view_of(table_->session().table(), LoneTable::kPlayer);
        const auto twice = [&](const SeenHand& hand) { return is_shown_twice(view, hand); };
        const bool own = std::ranges::count(shoe_->deals(), Own, &Deal::whose) != 0;
        if (own || named_[Own].empty() || !named_[Board].empty() || std::ranges::none_of(view.hands, twice))
            return false;
        shared_ = true;
        named_[Board].swap(named_[Own]);
        return true;
    }

    // Cards that were seen as they were dealt come first, then those that were turned, then those shown in error.
    NamedShoe::Plan plan_anew() const {
        const View view = view_of(table_->session().table(), LoneTable::kPlayer);
        const auto when = [&](const Deal& deal) { return deal.seen ? 0 : stands_ && is_seen(view, deal) ? 1 : 2; };
        NamedShoe::Plan plan;
        Numbers next{};
        for (const int turn : {0, 1, 2}) {
            Numbers nth{};
            for (const Deal& deal : shoe_->deals()) {
                const std::size_t at = nth[deal.whose]++;
                plan[deal.whose].resize(std::max(plan[deal.whose].size(), at + 1));
                if (when(deal) != turn || next[deal.whose] == named_[deal.whose].size()) continue;
                if (turn < 2 || deal.whose != Own) plan[deal.whose][at] = next[deal.whose]++;
            }
        }
        return plan;
    }

    Numbers open_on(const Table& table) const {
        const View view = view_of(table, LoneTable::kPlayer);
        Numbers open{};
        for (const Deal& deal : shoe_->deals()) open[deal.whose] += is_seen(view, deal);
        return open;
    }

    MaybeRefusal check_numbers() {
        const Numbers open = open_on(table_->session().table());
        for (std::size_t whose = 0; whose < named_.size(); ++whose) {
            const std::size_t named = named_[whose].size();
            if (open[whose] == named || (named > open[whose] && show_in_error(static_cast<Whose>(whose), open[whose])))
                continue;
            return wrong_number(static_cast<Whose>(whose), open[whose], named);
        }
        return std::nullopt;
    }

    Refusal wrong_number(Whose whose, std::size_t open, std::size_t named) const {
        constexpr std::string_view kLies[][2] = {{"has come to the hand", "have come to the hand"},
                                                 {"lies open on the board", "lie open on the board"},
                                                 {"of the house's lies open", "of the house's lie open"}};
        const std::string cards = open == 0 ? "no card" : fmt::format("{} card{}", open, open == 1 ? "" : "s");
        return {fmt::format("where {} is asked, {} {}: expected {} of {}, not {}",
                            choice_list(setup_.game(), table_->question().choices), cards, kLies[whose][open > 1],
                            open == 0 ? "none" : cards, kOption[shared_ ? Own : whose], named)};
    }

    // More than the round shows: by a ruling that turns these very cards of the house's, where the game has one.
    bool show_in_error(Whose whose, std::size_t open) {
        const Session& session = table_->session();
        Ruled ruled;
        for (std::size_t i = open; i < named_[whose].size(); ++i) {
            if (ruled.cards.size() == ruled.cards.capacity()) return false;
            ruled.cards.push_back(named_[whose][i]);
        }
        const auto list = setup_.game().irregularities;
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (list[i].target != Target::Cards) continue;
            ruled.irregularity = static_cast<std::uint8_t>(i);
            std::vector<Event> events = session.events();
            events.push_back(ruled);
            const auto trial = Session::replay(setup_, session.at_start(), events);
            if (!trial || (*trial)->need().kind != NeedKind::Decision) continue;
            if (open_on((*trial)->table())[whose] != named_[whose].size()) continue;
            table_->apply(ruled);
            return true;
        }
        return false;
    }

    const Setup& setup_;
    Named named_;
    std::vector<std::string> before_;
    NamedShoe::Plan plan_{};
    std::unique_ptr<NamedShoe> shoe_;
    std::unique_ptr<LoneTable> table_;
    ChoiceValues values_;
    std::vector<std::string> supposed_;
    std::vector<std::uint32_t> not_weighed_;  // questions by their choices
    bool stands_ = false;                     // a question, or a refusal that other cards would not change
    bool shared_ = false;
};

MaybeRefusal check_request(const Setup& setup, const HandRequest& request) {
    if (auto refusal = LoneTable::why_no_choice_values(setup)) return refusal;
    if (!request.seen.empty())
        return Refusal{fmt::format("--seen: no card that has left the shoe counts in {}; expected the cards of --hand, "
                                   "--board and --dealer alone", setup.game().id)};
    if (!request.split_of.empty() || request.hands != 1 || request.later)
        return Refusal{fmt::format("--split-of, --hands and --later: no box of {} is split", setup.game().id)};
    return std::nullopt;
}

HandAdvice told(const Setup& setup, const PathToQuestion& path) {
    const LoneTable& table = path.table();
    auto choices = path.values().choices;
    std::ranges::stable_sort(choices, std::greater<>(), &ChoiceValues::Choice::worth);
    HandAdvice advice;
    advice.unit = path.values().unit;
    advice.situation = table.situation();
    advice.supposed = path.supposed();
    for (const ChoiceValues::Choice& each : choices) {
        std::pair one(table.words_for(each), each.worth);  // twins of a tile are told once
        if (std::ranges::find(advice.worth, one) == advice.worth.end()) advice.worth.push_back(std::move(one));
    }
    advice.best = advice.worth.front().first;
    advice.cards_left = table.session().table().carried().shoe.cards_left;
    const std::uint32_t left = left_without_value(path.values(), table.question());
    for (std::size_t i = 0; i < setup.game().choices.size(); ++i)
        if (left >> i & 1u) advice.without_value.emplace_back(setup.game().choices[i].id);
    return advice;
}

}  // namespace

Result<HandAdvice> advice_for_hand(const Setup& setup, const HandRequest& request, std::uint64_t filling) {
    if (auto refusal = check_request(setup, request)) return *refusal;
    auto named = named_cards(setup, request);
    if (!named) return named.refusal();
    try {
        PathToQuestion path(setup, std::move(*named), listed(request.before));
        if (auto refusal = path.go(filling)) return *refusal;
        return told(setup, path);
    } catch (const OddsTooFine& fault) { return Refusal{fault.what()}; }
}

}  // namespace baize
