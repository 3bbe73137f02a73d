// gb.punto-banco by counting ordered draws of six cards; pairs by counting the first two cards of a hand.
#include "games/chosen.hpp"
#include "games/punto_banco/punto_banco.hpp"
#include "games/punto_banco/side_wagers.hpp"
#include "odds/count/returns.hpp"
#include "odds/punto_banco/returns.hpp"

namespace baize {

namespace {

using namespace punto_banco;

// What a set-up's shoe gives, counted once for all its wagers.
struct Counts {
    explicit Counts(const ShoePolicy& shoe)
        : faces(count::face_shoe(shoe)), coups(punto_banco::coups(point_shoe(faces))) {}
    count::FaceShoe faces;
    std::vector<CoupWays> coups;
};

ReturnDistribution returns_of(const Setup& setup, Position position, const Counts& counts) {
    namespace book = gb_2011::punto_banco;
    const Pays& pays = setup.pays(position.wager);
    const int spot = position.spot;
    const auto over_coups = [&](auto settle) {
        return count::returns_over(counts.coups, [&](const CoupWays& coup) { return settle(coup.punto, coup.banco); });
    };
    switch (position.wager) {
        case Punto: return over_coups([&](auto punto, auto banco) { return settle_punto(punto, banco, pays[0]); });
        case Banco:
            return over_coups([&](auto punto, auto banco) {
                return settle_banco(punto, banco, pays, chosen(setup, Variant, Variants::Punto2000));
            });
        case Egalite: return over_coups([&](auto punto, auto banco) { return settle_egalite(punto, banco, pays[0]); });
        case DragonBonus:
            return over_coups([&](auto punto, auto banco) {
                return settle_dragon_bonus(spot == 1 ? banco : punto, spot == 1 ? punto : banco, pays,
                                           chosen(setup, DragonWinner, DragonWinners::ThreeCards));
            });
        case UrWay: return over_coups([&](auto punto, auto banco) { return settle_ur_way(spot, punto, banco, pays); });
        case ThreeGivingEight:
            return count::returns_over(third_cards(point_shoe(counts.faces)), [&](const ThirdCardWays& each) {
                return settle_three_giving_eight(static_cast<book::ThreeGivingEightForm>(spot), each.banco_dealt,
                                                 each.punto_third, pays);
            });
        case SuperPay:
            return over_coups([&](auto punto, auto banco) { return settle_super_pay(spot, punto, banco, pays); });
        default:
            return count::returns_of_draws<2>(
                counts.faces, [&](Card first, Card second) { return settle_pair(first, second, pays[0]); });
    }
}

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    const Counts counts(setup.shoe());
    return price_each(setup, request, [&](Position position) { return returns_of(setup, position, counts); });
}

}  // namespace

constinit const Pricer punto_banco::kPricer{.price = price_wagers, .short_decks = true};

}  // namespace baize
