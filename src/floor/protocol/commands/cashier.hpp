// What a cashier sends, and what it is replied.
#pragma once

#include "floor/protocol/commands/dealer.hpp"

namespace baize::protocol::commands {

struct FillArgs {
    std::string account{};
    std::int64_t amount = 0;
    static constexpr auto kPart = part("FillArgs", "chips or cash that are brought or taken away",
        always("account", &FillArgs::account, "`cash:cage`, `float:TABLE`, `jackpot:ID` ..."),
        always("amount",  &FillArgs::amount,  "below 0: taken away, but never from a meter (gb-2011 2.4)")
            .within(-kMoneyMax.cents, kMoneyMax.cents));
};
struct FillReply {
    Money holds{};
    static constexpr auto kPart = part("FillReply", "what there is now",
        always("holds", &FillReply::holds, "how much"));
};
struct RedeemArgs {
    std::string number{};
    Money amount{};
    static constexpr auto kPart = part("RedeemArgs", "a voucher; each state of it that is not paid has its own words",
        always("number", &RedeemArgs::number, "18 digits").up_to(40),
        always("amount", &RedeemArgs::amount, "as printed"));
};
struct PlayerArgs {
    std::string player{};
    Money amount{};
    static constexpr auto kPart = part("PlayerArgs", "a player's account",
        always("player", &PlayerArgs::player, "letters, digits and hyphens").up_to(40),
        always("amount", &PlayerArgs::amount, "how much"));
};
struct ToTerminalArgs {
    PlayerArgs of{};
    std::string terminal{};
    static constexpr auto kPart = part("ToTerminalArgs", "from a player's account to a terminal",
        wire::fields_of(&ToTerminalArgs::of),
        always("terminal", &ToTerminalArgs::terminal, "as `TABLE/NN`"));
};
struct FromTerminalArgs {
    std::string player{}, terminal{};
    static constexpr auto kPart = part("FromTerminalArgs", "all of a terminal's credit, to a player's account",
        always("player",   &FromTerminalArgs::player,   "letters, digits and hyphens").up_to(40),
        always("terminal", &FromTerminalArgs::terminal, "as `TABLE/NN`"));
};
struct BalanceReply {
    Money balance{};
    static constexpr auto kPart = part("BalanceReply", "what the player's account holds",
        always("balance", &BalanceReply::balance, "now"));
};
struct ToTerminalReply {
    Money balance{}, credit{};
    static constexpr auto kPart = part("ToTerminalReply", "what there is on both sides",
        always("balance", &ToTerminalReply::balance, "the player's account"),
        always("credit",  &ToTerminalReply::credit,  "the terminal's"));
};

}  // namespace baize::protocol::commands
