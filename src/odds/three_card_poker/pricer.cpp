// gb.three-card-poker and nz.three-card-poker by counting hands, and the play that is best.
#include <algorithm>

#include "games/three_card_poker/three_card_poker.hpp"
#include "odds/three_card_poker/laws.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace tcp = three_card_poker;

namespace {

tcp::AntePays ante_pays(const Setup& setup) {
    return {setup.pays(tcp::Ante), setup.pays(tcp::Play), setup.pays(tcp::AnteBonus)};
}

Law law_of(const Setup& setup, Position position) {
    const Pays& pays = setup.pays(position.wager);
    if (position.wager == tcp::Ante) return tcp::ante_law(ante_pays(setup));
    if (position.wager == tcp::PairPlus) return tcp::pair_plus_law(pays);
    return setup.game().wagers[position.wager].id == "prime" ? tcp::prime_law(pays) : tcp::six_card_bonus_law(pays);
}

// Plays or folds by the seated player's three cards. A hand played blind is not looked at: playing is then better than
// folding on average, and is what this does.
class AntePlayer : public Strategy {
public:
    explicit AntePlayer(tcp::AnteStrategy strategy) : strategy_(std::move(strategy)) {}

    Answer answer(const Table& table, const Question& question) override {
        const Box& box = table.box(question.box);
        if (box.blind) return {tcp::PlayOn, {}};
        const auto& cards = box.hand().cards;
        return {
            static_cast<std::uint8_t>(strategy_.should_play({cards[0], cards[1], cards[2]}) ? tcp::PlayOn : tcp::Fold),
            {}};
    }

private:
    tcp::AnteStrategy strategy_;
};

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        prices.push_back(named_price(setup, position));
        fill(prices.back(), law_of(setup, position));
        if (position.wager == tcp::Ante) prices.back().unit = "ante";
    }
    return prices;
}

std::unique_ptr<Strategy> best_play(const Setup& setup) {
    return std::make_unique<AntePlayer>(tcp::solve_ante(ante_pays(setup)).strategy);
}

// From which hand on to play; nothing where the pay rows make the hands to play no simple threshold.
Explanation explain(const Setup& setup, const Progress&) {
    const auto solution = tcp::solve_ante(ante_pays(setup));
    Explanation play{.edge = nearest(solution.law.edge()), .unit = "ante", .threshold = Threshold{}};
    const auto lowest = solution.strategy.threshold();
    if (!lowest) return play;
    tcp::ThreeCardHand falling = *lowest;
    std::sort(falling.begin(), falling.end(), [](Card a, Card b) { return a.rank() > b.rank(); });
    std::string hand;
    for (const Card card : falling)
        hand += (hand.empty() ? "" : "-") + std::string(1, kRankLetters[static_cast<std::size_t>(card.rank() - 2)]);
    play.threshold->from = hand;
    return play;
}

}  // namespace

constinit const Pricer three_card_poker::kPricer{.price = price_wagers, .strategy = best_play, .explain = explain};

}  // namespace baize
