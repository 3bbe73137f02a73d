// What the lab is asked.
#pragma once

#include <map>
#include <vector>

#include "wire/wire.hpp"

namespace baize::protocol::lab {

using wire::always, wire::filled, wire::part;
using Texts = std::map<std::string, std::string>;

struct Everything {
    static constexpr auto kPart = part("Everything", "no arguments");
};

struct SetUp {
    std::string game{};
    Texts options{}, paytables{}, pays{};
    static constexpr auto kPart = part("LabSetUp", "a game with one's choices, all of them texts",
        always("game",      &SetUp::game,      "its id"),
        filled("options",   &SetUp::options,   "by option: {\"decks\": \"6\"}"),
        filled("paytables", &SetUp::paytables, "by wager: {\"six-card-bonus\": \"2\"}"),
        filled("pays",      &SetUp::pays,      "rows of one's own: {\"pair-plus.flush\": \"3:1\"}"));
};
struct PriceArgs {
    SetUp setup{};
    std::string wager{};
    bool sd = true, full = false;
    Texts highest{}, paid_at_most{};
    static constexpr auto kPart = part("PriceArgs", "what is to be priced",
        wire::fields_of(&PriceArgs::setup),
        filled("wager", &PriceArgs::wager, "left out: all"),
        filled("sd",    &PriceArgs::sd,    "false: without standard deviations that take longer than the edge"),
        filled("full",  &PriceArgs::full,  "also what takes long"),
        filled("highest", &PriceArgs::highest,
               "by wager, the highest stake, on which a ceiling's price hangs: {\"ante\": \"200.00\"}"),
        filled("paid-at-most", &PriceArgs::paid_at_most,
               "by wager, the maximum pay-out: {\"bet\": \"15000.00\"}"));
};
struct StrategyArgs {
    SetUp setup{};
    static constexpr auto kPart = part("StrategyArgs", "whose play",
        wire::fields_of(&StrategyArgs::setup));
};
struct AdviseArgs {
    SetUp setup{};
    std::string hand{}, dealer{}, seen{}, split_of{};
    int hands = 1;
    bool later = false;
    std::string board{}, before{};
    static constexpr auto kPart = part("AdviseArgs", "a live hand, for training: cards as somebody types them",
        wire::fields_of(&AdviseArgs::setup),
        filled("hand",     &AdviseArgs::hand,     "10,6"),
        filled("dealer",   &AdviseArgs::dealer,   "9"),
        filled("seen",     &AdviseArgs::seen,     "every other card that has left the shoe").up_to(2'000),
        filled("split-of", &AdviseArgs::split_of, "of a split box: the card that was split"),
        filled("hands",    &AdviseArgs::hands,    "... how many hands it has now").within(1, 16),
        filled("later",    &AdviseArgs::later,    "... and this is not the first of them"),
        filled("board",    &AdviseArgs::board,    "community cards that lie open: 7h,2c,9d"),
        filled("before",   &AdviseArgs::before,   "what was answered before: check,exchange:2c:3d"));
};
struct TrainArgs {
    SetUp setup{};
    std::int64_t seed = 0;
    std::vector<std::string> answers{};
    static constexpr auto kPart = part("TrainArgs", "a round of the trainer, from its first card to what is asked next",
        wire::fields_of(&TrainArgs::setup),
        always("seed",    &TrainArgs::seed,    "the cards: the same number deals the same round"),
        filled("answers", &TrainArgs::answers,
               "ids of the choices so far, with cards where one takes them: 'set Ks Kd'").up_to(40));
};
struct TableArgs {
    SetUp setup{};
    std::string id{}, title{}, min = "1.00", max = "100.00", increment = "1.00";
    static constexpr auto kPart = part("TableWanted", "a table file that is to be written",
        wire::fields_of(&TableArgs::setup),
        always("id",        &TableArgs::id,        "of the table"),
        always("title",     &TableArgs::title,     "of the table"),
        filled("min",       &TableArgs::min,       "a text such as 5.00"),
        filled("max",       &TableArgs::max,       "a text such as 100.00"),
        filled("increment", &TableArgs::increment, "a text such as 1.00"));
};
struct FileArgs {
    std::string toml{};
    static constexpr auto kPart = part("FileWanted", "a table file",
        always("toml", &FileArgs::toml, "all of it").up_to(65'536));
};

}  // namespace baize::protocol::lab
