// gb.pocket-pairs by counting hands of two cards.
#include "engine/table.hpp"
#include "games/pocket_pairs/pocket_pairs.hpp"
#include "games/pocket_pairs/settle.hpp"
#include "odds/count/net.hpp"
#include "odds/pocket_pairs/returns.hpp"

namespace baize {

namespace {

// Never forfeits: whether the hand stays in the poker game is no matter to the wager.
class PairKeeper : public Strategy {
public:
    Answer answer(const Table&, const Question& question) override {
        return {
            question.offers(pocket_pairs::Stay) ? pocket_pairs::Stay : pocket_pairs::Expose,
            {}};
    }
};

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest&) {
    std::vector<Price> prices{named_price(setup, {pocket_pairs::PocketPairs, 0})};
    fill(prices.back(), pocket_pairs::pocket_pairs_returns(setup.shoe(), setup.pays(pocket_pairs::PocketPairs)));
    return prices;
}

std::unique_ptr<Strategy> best_play(const Setup&) { return std::make_unique<PairKeeper>(); }

// What a wager that is left in play wins, against what forfeiting it loses.
Explanation explain(const Setup& setup, const Progress&) {
    const Pays& pays = setup.pays(pocket_pairs::PocketPairs);
    const double edge = nearest(pocket_pairs::pocket_pairs_returns(setup.shoe(), pays).edge());
    const auto worth = [](double kept) { return Worths{{"stay", kept}, {"fold", kept}, {"forfeit", -1}}; };
    Explanation play{.edge = edge, .edge_of = {{"stay", edge}, {"fold", edge}, {"forfeit", 1}}};
    for (const PayRow& row : pays)
        play.decisions.push_back({std::string(row.id), "stay", worth(nearest(ratio(row.odds)))});
    play.decisions.push_back({"no pair", "stay", worth(-1)});
    return play;
}

// The cards are known: only to forfeit makes a difference.
ChoiceValues choice_values(const Table& table, const Question& question) {
    const auto& own = table.hand_of(question).cards;
    const double kept = count::net<double>(
        pocket_pairs::settle(own[0], own[1], table.setup().pays(pocket_pairs::PocketPairs)));
    ChoiceValues values{.unit = "initial wager"};
    using enum pocket_pairs::Choice;
    for (const std::uint8_t choice : {Stay, Fold, Expose})
        if (question.offers(choice)) values.choices.push_back({choice, kept});
    for (const std::uint8_t choice : {Forfeit, Conceal})
        if (question.offers(choice)) values.choices.push_back({choice, -1});
    return values;
}

}  // namespace

constinit const Pricer pocket_pairs::kPricer{
    .price = price_wagers, .strategy = best_play, .explain = explain, .choice_values = choice_values,
    .short_decks = true};

}  // namespace baize
