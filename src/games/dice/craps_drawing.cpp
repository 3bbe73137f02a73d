// The numbers with their places to win and to lose and what has come to them, the lines, and what one throw decides
// (gb-2011 8.1, 8.17).
#include "definition/grids.hpp"
#include "games/dice/craps.hpp"

namespace baize::craps {

namespace {

const Names kNumbers = {"4", "5", "6", "8", "9", "10"};

struct Written {
    const char* wager;
    const char* words;
};
// What lies on a number, from the house's side to the player's.
constexpr Written kOnNumber[] = {
    {"place-to-lose", "Place to lose"}, {"dont-come", "Don’t come"}, {"behind-dont-come", "Lay odds"},
    {"come", "Come"},                   {"behind-come", "Odds"},     {"place-to-win", "Place to win"},
};

// A number is two columns wide.
Band on_numbers() {
    const auto row = [](const char* left, const char* right) {
        Names names;
        for (const std::string& number : kNumbers) {
            names.push_back(place_of(left, number));
            names.push_back(place_of(right, number));
        }
        return beside(names);
    };
    Names words;
    for (const std::string& number : kNumbers) words.push_back(across("=" + number, 2));
    Band band{.wide = {row("place-to-lose", "place-to-lose"), row("dont-come", "behind-dont-come"), beside(words),
                       row("come", "behind-come"), row("place-to-win", "place-to-win")}};
    for (const std::string& number : kNumbers) {
        Names names = {"=" + number};
        for (const Written& each : kOnNumber) names.push_back(place_of(each.wager, number));
        band.narrow.push_back(beside(names));
    }
    return band;
}

Band lines() {
    return {.wide = {across("come", 7) + " " + across("dont-come", 5), across("field", 12),
                     across("dont-win-line", 6) + " " + spots("behind-dont-win", kNumbers),
                     across("win-line", 6) + " " + spots("behind-win", kNumbers)},
            .narrow = {across("come", 3) + " " + across("dont-come", 3), across("field", 6),
                       across("dont-win-line", 6), spots("behind-dont-win", kNumbers), across("win-line", 6),
                       spots("behind-win", kNumbers)},
            .tall = true};
}

// Come and don't come lie on the lines too: large there, small where they have come to a number.
void write_on_numbers(Drawing& drawing) {
    for (const std::string& number : kNumbers) {
        for (const Written& each : kOnNumber) {
            drawing.looks.emplace_back(place_of(each.wager, number), Look::Word);
            drawing.names.emplace_back(place_of(each.wager, number), each.words);
        }
        drawing.names.emplace_back("behind-win:" + number, "Odds " + number);
        drawing.names.emplace_back("behind-dont-win:" + number, "Lay " + number);
    }
}

}  // namespace

Drawing drawing(const Setup& setup) {
    const auto of = [&](const char* wager, std::size_t wide, std::size_t narrow) {
        const Names list = spots_of(setup, wager);
        return Band{.wager = wager, .wide = spot_rows(wager, list, wide), .narrow = spot_rows(wager, list, narrow)};
    };
    Drawing drawing{
        .bands = {on_numbers(), lines(),
                  {.wide = {"any-seven any-craps craps-2 craps-3 craps-12 eleven"},
                   .narrow = {"any-seven any-craps eleven", "craps-2 craps-3 craps-12"},
                   .tall = true},
                  of("hardways", 4, 4), of("pair", 6, 3), of("non-pair", 15, 5)},
        .looks = {{"behind-win", Look::Word}, {"behind-dont-win", Look::Word}, {"come", Look::Side},
                  {"dont-come", Look::Side}, {"win-line", Look::Side}, {"dont-win-line", Look::Side},
                  {"field", Look::Side}, {"any-seven", Look::Word}, {"any-craps", Look::Word}, {"craps-2", Look::Word},
                  {"craps-3", Look::Word}, {"craps-12", Look::Word}, {"eleven", Look::Word},
                  {"hardways", Look::Number}, {"pair", Look::Dice}, {"non-pair", Look::Dice}},
    };
    write_on_numbers(drawing);
    return drawing;
}

}  // namespace baize::craps
