#include "bets.hpp"

namespace baize_python {

namespace {

baize::Bet bet_of(const py::dict& row) {
    baize::Bet bet;
    for (const auto& [key, value] : row) {
        const auto name = key.cast<std::string>();
        if (name == "wager") bet.wager = value.cast<std::string>();
        else if (name == "stake") bet.stake = money_of(value);
        else if (name == "player") bet.player = value.cast<int>();
        else if (name == "box") bet.box = value.cast<int>();
        else raise({"a bet has no '" + name + "'; expected wager, stake, player, box"});
    }
    return bet;
}

}  // namespace

std::vector<baize::Bet> bets_of(const py::object& bets) {
    std::vector<baize::Bet> list;
    if (bets.is_none()) return list;
    if (py::isinstance<py::dict>(bets)) {
        for (const auto& [wager, stake] : bets.cast<py::dict>())
            list.push_back({wager.cast<std::string>(), money_of(stake)});
        return list;
    }
    for (const auto& each : bets) list.push_back(bet_of(each.cast<py::dict>()));
    return list;
}

}  // namespace baize_python
