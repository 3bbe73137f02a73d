// The layout of 50 positions, and that of 106 (gb-2011 9.1).
#include "definition/grids.hpp"
#include "games/sic_bo/sic_bo.hpp"

namespace baize::sic_bo {

namespace {

const Names kFaces = numbers(1, 6);

// Two different faces, three of them, and one face twice with another.
Names pairs() {
    Names list;
    for (int a = 1; a <= 6; ++a)
        for (const std::string& b : numbers(a + 1, 6)) list.push_back(std::to_string(a) + "-" + b);
    return list;
}
Names triplets() {
    Names list;
    for (int a = 1; a <= 6; ++a)
        for (int b = a + 1; b <= 6; ++b)
            for (const std::string& c : numbers(b + 1, 6))
                list.push_back(std::to_string(a) + "-" + std::to_string(b) + "-" + c);
    return list;
}
Names doubles_and_singles() {
    Names list;
    for (const std::string& a : kFaces)
        for (const std::string& b : kFaces)
            if (a != b) list.push_back(a + "-" + a + "-" + b);
    return list;
}

// Doubles and triples between small and big; the large layout has odd and even below these.
Band head(bool large) {
    const auto low = std::span(kFaces).first(3), high = std::span(kFaces).last(3);
    const auto row = [&](const std::string& left, std::string_view wager, const std::string& right) {
        return across(left, 2) + " " + spots(wager, low) + " any-triple any-triple " + spots(wager, high) + " " +
               across(right, 2);
    };
    Band band{.wide = {row("small", "double", "big"), row(large ? "odd" : "small", "triple", large ? "even" : "big")},
              .narrow = {"small small small big big big"},
              .tall = true};
    if (large) band.narrow.push_back("odd odd odd even even even");
    band.narrow.insert(band.narrow.end(), {spots("double", kFaces), spots("triple", kFaces), across("any-triple", 6)});
    return band;
}

}  // namespace

Drawing drawing(const Setup& setup) {
    const auto of = [](const char* wager, const Names& list, std::size_t wide, std::size_t narrow) {
        return Band{.wager = wager, .wide = spot_rows(wager, list, wide), .narrow = spot_rows(wager, list, narrow)};
    };
    return {
        .bands = {head(offers(setup, "odd")),
                  of("total", numbers(4, 17), 14, 7),
                  of("combination", pairs(), 15, 5),
                  of("single", kFaces, 6, 6),
                  of("three-singles", triplets(), 10, 5),
                  of("double-and-single", doubles_and_singles(), 15, 5)},
        .looks = {{"small", Look::Side}, {"big", Look::Side}, {"odd", Look::Side}, {"even", Look::Side},
                  {"any-triple", Look::Side}, {"total", Look::Number}, {"double", Look::Dice}, {"triple", Look::Dice},
                  {"combination", Look::Dice}, {"single", Look::Dice}, {"three-singles", Look::Dice},
                  {"double-and-single", Look::Dice}, {"four-numbers", Look::Dice}},
        .dice = {{"double", 2}, {"triple", 3}},
    };
}

}  // namespace baize::sic_bo
