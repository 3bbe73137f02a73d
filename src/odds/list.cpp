#include "odds/by_enumeration.hpp"
#include "odds/pricer.hpp"

// Every game that has a counter of its own, with the namespace and the name of its pricer.
#define BAIZE_PRICERS(GAME)                                     \
    GAME("gb.punto-banco", punto_banco, kPricer)                \
    GAME("nz.baccarat", baccarat, kPricer)                      \
    GAME("gb.three-card-poker", three_card_poker, kPricer)      \
    GAME("nz.three-card-poker", three_card_poker, kPricer)      \
    GAME("gb.mississippi-stud", mississippi_stud, kPricer)      \
    GAME("gb.let-it-ride", let_it_ride, kPricer)                \
    GAME("nz.big-raise-stud", big_raise_stud, kPricer)          \
    GAME("gb.crazy-4-poker", crazy_4_poker, kPricer)            \
    GAME("nz.four-card-poker", four_card_poker, kPricer)        \
    GAME("gb.casino-stud", casino_stud, kGbPricer)              \
    GAME("nz.caribbean-stud", casino_stud, kNzPricer)           \
    GAME("gb.live-draw-poker", live_draw, kPricer)              \
    GAME("gb.pai-gow-tiles", pai_gow_tiles, kPricer)            \
    GAME("nz.pai-gow", pai_gow_tiles, kPricer)                  \
    GAME("gb.pai-gow-poker", pai_gow_poker, kPricer)            \
    GAME("gb.holdem-bonus", holdem::bonus, kPricer)             \
    GAME("gb.ultimate-holdem", holdem::ultimate, kPricer)       \
    GAME("nz.ultimate-holdem", holdem::ultimate, kPricer)       \
    GAME("gb.casino-holdem", holdem::casino, kPricer)           \
    GAME("gb.two-way-holdem", holdem::two_way, kPricer)         \
    GAME("gb.casino-war", casino_war, kPricer)                  \
    GAME("gb.pocket-pairs", pocket_pairs, kPricer)              \
    GAME("nz.dragon21", dragon21, kPricer)                      \
    GAME("nz.blackjack", blackjack, kNzPricer)                  \
    GAME("gb.blackjack", blackjack, kGbPricer)                  \
    GAME("gb.blackjack-switch", blackjack, kSwitchPricer)       \
    GAME("gb.neverbust", blackjack, kNeverbustPricer)           \
    GAME("nz.lunar-poker", lunar_poker, kPricer)                \
    GAME("nz.racing-card-derby", racing_card_derby, kPricer)

#define BAIZE_DECLARE(game, where, name) namespace baize::where { extern const Pricer name; }
BAIZE_PRICERS(BAIZE_DECLARE)

namespace baize {

namespace {

struct Priced {
    std::string_view game;
    const Pricer& pricer;
};

#define BAIZE_LINE(game, where, name) {game, where::name},
constexpr Priced kPricers[] = {BAIZE_PRICERS(BAIZE_LINE)};

}  // namespace

const Pricer& pricer_of(std::string_view game) {
    for (const Priced& line : kPricers)
        if (line.game == game) return line.pricer;
    return kByEnumeration;
}

}  // namespace baize
