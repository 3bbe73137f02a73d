// Every game that has a counter of its own: a new one adds its include and its line here.
#include "odds/baccarat/pricer.hpp"
#include "odds/blackjack/pricers.hpp"
#include "odds/by_enumeration.hpp"
#include "odds/casino_war/laws.hpp"
#include "odds/dragon21/laws.hpp"
#include "odds/pocket_pairs/laws.hpp"
#include "odds/punto_banco/laws.hpp"
#include "odds/racing_card_derby/laws.hpp"
#include "odds/three_card_poker/laws.hpp"

namespace baize {

namespace {

struct Line {
    std::string_view game;
    const Pricer& pricer;
};

constexpr Line kPricers[] = {
    {"gb.punto-banco", punto_banco::kPricer},
    {"nz.baccarat", baccarat::kPricer},
    {"gb.three-card-poker", three_card_poker::kPricer},
    {"nz.three-card-poker", three_card_poker::kPricer},
    {"gb.casino-war", casino_war::kPricer},
    {"gb.pocket-pairs", pocket_pairs::kPricer},
    {"nz.dragon21", dragon21::kPricer},
    {"nz.blackjack", blackjack::kNzPricer},
    {"gb.blackjack", blackjack::kGbPricer},
    {"gb.blackjack-switch", blackjack::kSwitchPricer},
    {"gb.neverbust", blackjack::kNeverbustPricer},
    {"nz.racing-card-derby", racing_card_derby::kPricer},
};

}  // namespace

const Pricer& pricer_of(std::string_view game) {
    for (const Line& line : kPricers)
        if (line.game == game) return line.pricer;
    return kByEnumeration;
}

}  // namespace baize
