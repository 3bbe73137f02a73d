// What an operator may choose: the options of a game, their values, and how each value reads its book.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "core/pay.hpp"

namespace baize {

// How a value of an option reads a place where the book is unclear (ruling R99).
enum class Reading : std::uint8_t {
    AsRuled,      // as the rulings do, or there is nothing to read: the operator chooses
    Doubtful,     // the text bears it: where it is not the standard, `check` warns with what it costs the player
    AgainstText,  // priced on request, but no table may be run so
};

struct OptionValue {
    std::string_view id;
    Clause clause{};
    bool permitted = true;  // false: priced on request, but no table may be run so
    Clause electronic_only{};  // a table of terminals may be run so, and no other
    Clause against{};  // another clause rules it out, and its own prevails: lawful, and `check` warns with both
    std::string_view words{};  // as it is displayed, where its id does not say it (Setup::option_words)
    Clause by_hand{};  // by this clause a shuffler gives the cards in another order: of cards that are dealt by hand
    Reading reading = Reading::AsRuled;

    constexpr OptionValue doubtful() const {
        OptionValue own = *this;
        own.reading = Reading::Doubtful;
        return own;
    }
    constexpr OptionValue against_text() const {
        OptionValue own = *this;
        own.reading = Reading::AgainstText;
        own.permitted = false;
        return own;
    }
};

// Where a condition such as "variant=a" holds, a table that says nothing of the option has another value.
struct StandardWhen {
    std::string_view when;
    int value = 0;
};

struct OptionDef {
    std::string_view id;
    std::string_view title;
    Clause clause;
    std::span<const OptionValue> values;
    int standard = 0;            // which value a table has that says nothing
    bool moves_price = true;     // false for what only changes procedure
    bool always_shown = false;   // whichever value is chosen, a notice must say so
    std::string_view when{};     // "variant=a": without that it touches nothing, and is neither priced nor shown
    bool takes_amount = false;   // beside its values, any amount of money that the operator prescribes
    std::span<const StandardWhen> standards{};
    bool of_decks = false;       // it is the number of decks, which is named with every table and price (ruling R15)
    std::string_view ceiling{};  // an amount, "{}", is a ceiling of what is paid: what a sign says of it, and makes
                                 // stand out (11.34(b)); "{blind.straight-flush}" is a row that it spares (ruling R88)
    bool doubtful_amount = false;  // an amount caps several payments together, where the ruling reads the clause of
                                   // each of them, as a wager's own maximum pay-out (ruling R99)

    constexpr OptionDef shown() const {
        OptionDef own = *this;
        own.always_shown = true;
        return own;
    }
    constexpr OptionDef decks() const {
        OptionDef own = *this;
        own.of_decks = true;
        return own;
    }
};

}  // namespace baize
