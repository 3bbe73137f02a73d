#include "randomness/collector.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <sodium.h>

#include <memory>
#include <stdexcept>

#include "chance/company.hpp"
#include "core/random.hpp"
#include "engine/describe.hpp"

namespace baize::randomness {

namespace {

constexpr std::string_view kTableName = "rng";
constexpr int kStepsMax = 10'000'000;  // of a game that never comes to a throw or a card

// In place of the hash that a server takes of its layout at close: the stakes as they lie.
Digest layout_hash(const std::string& layout) {
    Digest hash;
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(layout.data()), layout.size(),
                       nullptr, 0);
    return hash;
}

std::string layout_of(const Table& table) {
    std::string layout;
    for (const Stake& stake : table.stakes())
        layout += fmt::format("{} {} {} {}\n", int{stake.player}, int{stake.box},
                              position_name(table.game(), stake.position), stake.amount.cents);
    return layout;
}

}  // namespace

SeedSource seeds_from(const Seed& seed) {
    return [shared = std::make_shared<SeededBits>(seed)] {
        SeededBits& bits = *shared;
        Seed next;
        for (std::size_t i = 0; i < next.size(); i += 8) {
            const std::uint64_t number = bits();
            for (std::size_t b = 0; b < 8; ++b) next[i + b] = static_cast<std::uint8_t>(number >> (8 * b));
        }
        return next;
    };
}

Seed LiveBits::next_key() {
    static const Digest kNoStakes = layout_hash("");
    return outcome_key(seeds_(), kNoStakes, kTableName, ++round_);
}

std::string to_string(const Outcome& outcome, const Deck& deck) {
    std::vector<std::string_view> cards;
    for (const Card card : outcome.cards) cards.push_back(deck.name(card));
    return cards.empty() ? fmt::format("{}", fmt::join(outcome.dice, " ")) : fmt::format("{}", fmt::join(cards, " "));
}

TableOutcomes::TableOutcomes(Setup setup, SeedSource seeds)
    : setup_(std::move(setup)), seeds_(std::move(seeds)), bits_(seeds_()), company_(Random(1, 0)),
      shoe_([this] { return bits_(); }), session_(setup_) {
    if (setup_.game().layout.places > 0) take(Seated{0, 1});
}

Outcome TableOutcomes::next() {
    for (int steps = 0; ready_.empty(); ++steps) {
        if (steps == kStepsMax)
            throw std::logic_error(fmt::format("{} came to no throw, no spin and no card", setup_.game().id));
        step();
    }
    Outcome outcome = std::move(ready_.front());
    ready_.pop_front();
    return outcome;
}

void TableOutcomes::step() {
    const Need& need = session_.need();
    switch (need.kind) {
        case NeedKind::Bets: return bet_and_close();
        case NeedKind::Decision: return take(company_answer(session_.table(), company_));
        case NeedKind::Finished:
            if (setup_.shoe().continuous) end_cards();
            ++round_;
            return take(NextRound{});
        default: break;
    }
    const Event event = shoe_.answer(need, session_.table());
    note(event);
    take(event);
}

void TableOutcomes::bet_and_close() {
    const Game& game = setup_.game();
    int first = -1;
    for (std::size_t w = 0; w < game.wagers.size(); ++w) {
        const BoxNo box = game.layout.boxes > 0 ? 1 : 0;
        const PlaceBet bet{0, box, position_at(w), setup_.limits(w).min};
        const bool goes_with_it = first >= 0 && game.wagers[w].part_of == first;  // in equal parts (gb-2011 4.63)
        if ((first >= 0 && !goes_with_it) || session_.check(bet)) continue;
        take(bet);
        if (first < 0) first = static_cast<int>(w);
    }
    const Digest layout = layout_hash(layout_of(session_.table()));
    bits_ = SeededBits(outcome_key(seeds_(), layout, kTableName, round_));
    take(CloseBets{});
}

void TableOutcomes::note(const Event& event) {
    if (std::holds_alternative<Shuffled>(event)) end_cards();
    if (const auto* dealt = std::get_if<DealtCard>(&event)) cards_.push_back(dealt->card);
    if (const auto* spun = std::get_if<Spun>(&event))
        ready_.push_back({{spun->compartments.begin(), spun->compartments.end()}, {}});
    if (const auto* thrown = std::get_if<Thrown>(&event))
        ready_.push_back({{thrown->faces.begin(), thrown->faces.end()}, {}});
}

void TableOutcomes::end_cards() {
    if (!cards_.empty()) ready_.push_back({{}, std::exchange(cards_, {})});
}

void TableOutcomes::take(const Event& event) {
    if (const auto refusal = session_.apply(event))
        throw std::logic_error(fmt::format("{}: {}", describe(event, setup_.game()), baize::to_string(*refusal)));
}

std::vector<Card> whole_shoe(const Setup& setup, ShuffledShoe& shoe) {
    if (setup.shoe().decks == 0) throw std::invalid_argument(fmt::format("{} has no cards", setup.game().id));
    Table table(setup);
    ShoeState& state = table.carried().shoe;
    for (std::size_t face = 0; face < state.left.size(); ++face)
        state.left[face] = static_cast<std::uint8_t>(setup.shoe().copies(face));
    state.cards_left = setup.shoe().cards();
    state.cutting_card_out = true;  // it does not stop us
    Need need;
    need.kind = NeedKind::Shuffle;
    shoe.answer(need, table);
    need.kind = NeedKind::Card;
    std::vector<Card> order;
    while (state.cards_left > 0) {
        order.push_back(std::get<DealtCard>(shoe.answer(need, table)).card);
        table.take_from_shoe(order.back());
    }
    return order;
}

}  // namespace baize::randomness
