// 8.25: what becomes of a standard wager on a throw.
#include "games/dice/rocket_7.hpp"

namespace baize::rocket_7 {

Return settle(Wager wager, std::string_view spot, const dice::Throw& thrown, const Pays& pays) {
    const int total = thrown.total();
    const auto decide = [&](bool won, std::size_t row = 0) { return won ? win(pays[row]) : lose(pays[row].clause); };
    switch (wager) {
        case Low: return total == 7 ? stand_off(pays[0].clause) : decide(total < 7, total == 2);
        case High: return total == 7 ? stand_off(pays[0].clause) : decide(total > 7, total == 12);
        case SingleDie:
            return decide(thrown.showing(dice::face(spot, 0)) > 0, thrown.showing(dice::face(spot, 0)) == 2);
        case SpecificDouble: return decide(thrown.showing(dice::face(spot, 0)) == 2);
        case AnyDouble: return decide(thrown.pair());
        case Seven: return decide(total == 7);
        case SevenOrEleven: return decide(total == 7 || total == 11);
        case Craps: return decide(total == 2 || total == 3 || total == 12);
        case Score: {
            const int number = dice::number(spot);
            return decide(total == number, static_cast<std::size_t>(number < 7 ? number - 3 : number - 4));
        }
        default: return lose("8.25");
    }
}

}  // namespace baize::rocket_7
