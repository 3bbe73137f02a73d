// nz.baccarat by the counts of Punto Banco; matches by counting the first two cards of a hand, and a third like them.
#include "games/baccarat/nz_baccarat.hpp"
#include "games/baccarat/settle.hpp"
#include "odds/baccarat/pricer.hpp"
#include "odds/count/returns.hpp"
#include "odds/punto_banco/returns.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace {

using namespace baccarat;
using count::FaceShoe;
using punto_banco::CoupWays;

// Over all ordered draws of six cards, because a third card counts: most of them by their first two alone.
ReturnDistribution lucky_match_returns(const FaceShoe& shoe, bool on_banker, const Pays& pays) {
    const auto count_triples = on_banker ? punto_banco::banco_triples : punto_banco::punto_triples;
    const auto others = count::falling<std::int64_t>(shoe.size() - 2, 4);
    count::Tally tally;
    FaceShoe left = shoe;
    count::each_draw<2>(left, [&](const std::array<Card, 2>& pair, std::int64_t ways) {
        const Card triple[] = {pair[0], pair[1], pair[0]};
        const std::int64_t triples = pair[0] == pair[1] ? count_triples(shoe, pair[0]) : 0;
        tally.add(settle_lucky_match(triple, pays), triples);
        tally.add(settle_lucky_match(pair, pays), ways * others - triples);
    });
    return tally.returns();
}

ReturnDistribution returns_of(const Setup& setup, Position position, const FaceShoe& shoe,
                              const std::vector<CoupWays>& coups) {
    const Pays& pays = setup.pays(position.wager);
    const bool two_to_one = is_two_to_one(setup);
    const auto hand = [&](auto own, auto other) {
        return count::returns_over(coups, [&](const CoupWays& coup) {
            return two_to_one ? settle_hand_two_to_one(coup.*own, coup.*other, pays, "13.2")
                              : settle_hand(coup.*own, coup.*other, pays[0]);
        });
    };
    switch (position.wager) {
        case Banker: return hand(&CoupWays::banco, &CoupWays::punto);
        case Player: return hand(&CoupWays::punto, &CoupWays::banco);
        case Tie:
            return count::returns_over(
                coups, [&](const CoupWays& coup) { return settle_tie(coup.punto, coup.banco, pays[0], "6.26"); });
        case AnyPair:
            return count::returns_of_draws<2>(
                shoe, [&](Card first, Card second) { return settle_any_pair(first, second, pays[0]); });
        case LuckyMatch: return lucky_match_returns(shoe, position.spot == 1, pays);
        case PerfectPairs:
            return count::returns_of_draws<2>(
                shoe, [&](Card first, Card second) { return settle_perfect_pairs(first, second, pays); });
        default: break;
    }
    ReturnDistribution ante;
    ante.add(-1, 1);  // 14.6: always collected
    return ante;
}

constexpr std::string_view kAnteNote =
    "an ante is a fee beside the stake (ruling R33): it adds ante/stake to the edge. At its most, 12.5 % of the table "
    "minimum, that is the row "
    "'+ante' for a stake of the minimum, 12.5 %/n for n times the minimum, and nothing where it is waived (14.4)";

// Ruling R33: the same wager at the table minimum, with the highest ante gone whatever happens.
Price with_ante(Price price, const ReturnDistribution& returns) {
    ReturnDistribution dearer;
    for (const auto& [net, weight] : returns.weights()) dearer.add(net - ratio(nz_baccarat::kAnteOfMinimumMax), weight);
    fill(price, dearer);
    call_row(price, "+ante", "with the highest ante");
    price.unit = "wager of the table minimum, with the highest ante";
    return price;
}

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    const FaceShoe shoe = count::face_shoe(setup.shoe());
    const auto coups = punto_banco::coups(punto_banco::point_shoe(shoe));
    const bool ante_up = is_ante_up(setup);
    std::vector<Price> prices;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        const ReturnDistribution returns = returns_of(setup, position, shoe, coups);
        Price price = named_price(setup, position);
        fill(price, returns);
        if (ante_up) price.note = kAnteNote;
        prices.push_back(price);
        if (ante_up && position.wager <= Tie) prices.push_back(with_ante(price, returns));
    }
    return prices;
}

}  // namespace

constinit const Pricer baccarat::kPricer{.price = price_wagers, .short_decks = true};

}  // namespace baize
