// Events from words: by the names of the game that is played.
#include <fmt/format.h>

#include <algorithm>

#include "definition/names.hpp"
#include "scenario/runner.hpp"

namespace baize::scenario {

Spot Runner::parse_spot(std::string_view word) const {
    Spot spot;
    if (word.empty()) fail("expected a player or a box");
    if (word[0] != '@') {
        spot.player = parse_player(word.substr(0, 1));
        word.remove_prefix(1);
    }
    const auto dot = word.find('.');
    if (dot != word.npos) spot.hand = parse_number(word.substr(dot + 1)) - 1;
    word = word.substr(0, dot);
    if (!word.empty() && word[0] == '@') spot.box = parse_number(word.substr(1));
    else if (!word.empty()) fail("'{}' is no place; expected such as A, A@3 or @3.2", word);
    return spot;
}

// A player's home is the box of his own number.
BoxNo Runner::box_of(const Spot& spot) const {
    if (spot.box >= 0) return static_cast<BoxNo>(spot.box);
    return static_cast<BoxNo>(game_->layout.boxes == 0 ? 0 : spot.player + 1);
}

std::pair<int, int> Runner::parse_place(std::string_view word) const {
    if (word == "burn") return kBurnPlace;
    if (word == "D") return {0, 0};
    for (std::size_t i = 0; i < game_->layout.house_hands.size(); ++i)
        if (word == game_->layout.house_hands[i]) return {0, static_cast<int>(i)};
    const Spot spot = parse_spot(word);
    return {box_of(spot), spot.hand};
}

Position Runner::parse_position(std::string_view word) const {
    const auto position = find_position(*game_, word);
    if (!position) fail("{} has no wager '{}'", game_->id, word);
    return *position;
}

Card Runner::parse_card_word(std::string_view word) const {
    const auto card = game_->deck().find(word);
    if (!card) fail("'{}' is no card; expected such as {} or {}", word, game_->deck().faces[0].name,
                    game_->deck().faces.back().name);
    return *card;
}

std::uint8_t Runner::parse_choice(std::string_view word) const {
    for (std::size_t i = 0; i < game_->choices.size(); ++i)
        if (game_->choices[i].id == word) return static_cast<std::uint8_t>(i);
    fail("{} has no choice '{}'", game_->id, word);
}

Event Runner::bet_event(const Words& words, std::size_t at) const {
    if (words.size() < at + 2) fail("expected bet PLAYER WAGER AMOUNT ...");
    const Spot spot = parse_spot(words[1]);
    return PlaceBet{spot.player, box_of(spot), parse_position(words[at]), parse_money(words[at + 1])};
}

Event Runner::declare_event(const Words& words) const {
    if (words.size() < 3) fail("expected declare PLAYER DECLARATION [WAGER]");
    Declared declared{parse_spot(words[1]).player, 0, words.size() > 3 ? parse_position(words[3]) : Position{}};
    const auto list = game_->declarations;
    while (declared.declaration < list.size() && list[declared.declaration].id != words[2]) ++declared.declaration;
    if (declared.declaration == list.size()) fail("{} has no declaration '{}'", game_->id, words[2]);
    return declared;
}

Event Runner::act_event(const Words& words) const {
    if (words.size() < 3) fail("expected act PLAYER CHOICE [AMOUNT] [CARDS]");
    Answered answered{parse_spot(words[1]).player, parse_choice(words[2]), {}, {}};
    for (std::size_t i = 3; i < words.size(); ++i) {
        const bool amount = i == 3 && !game_->deck().find(words[i]);
        if (amount) answered.amount = parse_money(words[i]);
        else answered.cards.push_back(parse_card_word(words[i]));
    }
    return answered;
}

Event Runner::rule_event(const Words& words) const {
    if (words.size() < 2) fail("expected rule IRREGULARITY ...");
    Ruled ruled;
    const auto list = game_->irregularities;
    while (ruled.irregularity < list.size() && list[ruled.irregularity].id != words[1]) ++ruled.irregularity;
    if (ruled.irregularity == list.size()) fail("{} has no irregularity '{}'", game_->id, words[1]);
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i][0] == '@' || words[i].size() == 1 || words[i][1] == '@') {
            const Spot spot = parse_spot(words[i]);
            ruled.box = box_of(spot);
            if (words[i].find('.') != words[i].npos) ruled.hand = static_cast<std::uint8_t>(spot.hand);
            if (list[ruled.irregularity].target == Target::Player) ruled.player = spot.player;
        } else {
            ruled.cards.push_back(parse_card_word(words[i]));
        }
    }
    return ruled;
}

Event Runner::throw_event(const Words& words, std::size_t from) const {
    Thrown thrown;
    for (std::size_t i = from; i < words.size(); ++i)
        thrown.faces.push_back(static_cast<std::uint8_t>(parse_number(words[i])));
    return thrown;
}

Event Runner::spin_event(const Words& words) const {
    Spun spun;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto compartment = find_compartment(*game_, words[i]);
        spun.compartments.push_back(compartment ? *compartment : static_cast<Compartment>(parse_number(words[i])));
    }
    return spun;
}

Event Runner::single_event(const Words& words) const {
    const std::string& verb = words[0];
    if (verb == "bet") return bet_event(words, 2);
    if (verb == "declare") return declare_event(words);
    if (verb == "move" && words.size() == 4)
        return Moved{parse_player(words[1]), 0, parse_position(words[2]), parse_position(words[3])};
    if (verb == "act") return act_event(words);
    if (verb == "rule") return rule_event(words);
    if (verb == "throw") return throw_event(words, 1);
    if (verb == "spin") return spin_event(words);
    if (verb == "meter" && words.size() == 2) return MeterRead{parse_money(words[1])};
    if (verb == "close") return CloseBets{};
    if (verb == "shuffle") return Shuffled{};
    if (verb == "cut-card") return CutCardOut{};
    if (verb == "next") return NextRound{};
    if (verb == "seat" && words.size() == 3)
        return Seated{parse_player(words[1]), static_cast<std::uint8_t>(parse_number(words[2]))};
    if (verb == "deal" && words.size() == 3)
        return words[2] == "??" ? DealtCard{{}, true} : DealtCard{parse_card_word(words[2]), false};
    fail("'{}' is no step of a scenario", joined(words, 0));
}

}  // namespace baize::scenario
