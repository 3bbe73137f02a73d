// The colours and suits in front, then the pairs and triples of suits, a column or row for each suit that comes first
// (nz-racing-card-derby 3.3, 5.1).
#include "definition/grids.hpp"
#include "games/racing_card_derby/racing_card_derby.hpp"

namespace baize::racing_card_derby {

namespace {

const Names kSuitWords = {"diamond", "heart", "spade", "club"};

Names pairs_of(const std::string& first) {
    Names list;
    for (const std::string& second : kSuitWords)
        if (second != first) list.push_back("exact-quinella:" + first + "-" + second);
    return list;
}

Names triples_of(const std::string& first) {
    Names list;
    for (const std::string& second : kSuitWords)
        for (const std::string& third : kSuitWords)
            if (second != first && third != first && third != second)
                list.push_back("exact-trifecta:" + first + "-" + second + "-" + third);
    return list;
}

// So many suits in a row, on a phone a column each.
Band by_first(std::string wager, Names (*of)(const std::string&), std::size_t in_row) {
    Band band{.wager = std::move(wager)};
    for (const Names& suits : chunks(kSuitWords, in_row)) {
        Names row;
        for (const std::string& suit : suits)
            for (std::string& name : of(suit)) row.push_back(std::move(name));
        band.wide.push_back(beside(row));
    }
    for (std::size_t i = 0; i < of(kSuitWords[0]).size(); ++i) {
        Names row;
        for (const std::string& suit : kSuitWords) row.push_back(of(suit)[i]);
        band.narrow.push_back(beside(row));
    }
    return band;
}

}  // namespace

Drawing drawing(const Setup&) {
    return {
        .bands = {{.wide = {"red red suit:diamonds suit:hearts suit:spades suit:clubs black black"},
                   .narrow = {"red red black black", "suit:diamonds suit:hearts suit:spades suit:clubs"},
                   .tall = true},
                  by_first("exact-quinella", pairs_of, 4),
                  by_first("exact-trifecta", triples_of, 2)},
        .looks = {{"red", Look::Side}, {"black", Look::Side}, {"suit", Look::Suits}, {"exact-quinella", Look::Suits},
                  {"exact-trifecta", Look::Suits}},
        .tints = {{"red", Paint::Red}},
    };
}

}  // namespace baize::racing_card_derby
