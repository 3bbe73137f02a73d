#include "odds/racing_card_derby/laws.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace baize::racing_card_derby {

namespace {

using Counts = std::array<int, 4>;  // by suit

Integer falling(int cards, int taken) {
    Integer product = 1;
    for (int i = 0; i < taken; ++i) product *= std::max(0, cards - i);
    return product;
}

Integer factorial(int n) { return falling(n, n); }

// Ordered draws of single cards that give these numbers of each suit, the last card the winner's fourth.
Integer draws(const Counts& shoe, const Counts& dealt, std::size_t winner) {
    Integer ways = factorial(std::accumulate(dealt.begin(), dealt.end(), 0) - 1);
    for (std::size_t s = 0; s < 4; ++s) ways /= factorial(dealt[s] - (s == winner));
    for (std::size_t s = 0; s < 4; ++s) ways *= falling(shoe[s], dealt[s]);
    return ways;
}

class ResultCounter {
public:
    explicit ResultCounter(const SuitShoe& shoe)
        : shoe_(shoe), all_(std::accumulate(shoe.cards.begin(), shoe.cards.end(), 0)) {}

    std::vector<ResultChance> count() {
        for (std::size_t winner = 0; winner < 4; ++winner)
            for (int others = 0; others < 64; ++others) {  // 0 to 3 cards of each of the three
                Counts dealt{};
                for (std::size_t s = 0, rest = static_cast<std::size_t>(others); s < 4; ++s) {
                    dealt[s] = s == winner ? kCardsToWin : static_cast<int>(rest % 4);
                    if (s != winner) rest /= 4;
                }
                first_is(winner, dealt);
            }
        return std::move(list_);
    }

private:
    void first_is(std::size_t winner, const Counts& dealt) {
        const Integer all = draws(shoe_.cards, dealt, winner);
        if (all == 0) return;
        Counts without_protests = shoe_.cards, left = shoe_.cards;
        without_protests[static_cast<std::size_t>(Suit::Spades)] -= shoe_.protests;
        for (std::size_t s = 0; s < 4; ++s) left[s] -= dealt[s];
        const Integer quiet = draws(without_protests, dealt, winner);
        const Integer total = falling(all_, std::accumulate(dealt.begin(), dealt.end(), 0));
        left[winner] = 0;
        for (const bool protested : {false, true}) {
            Ratio chance(protested ? Integer(all - quiet) : quiet, total);
            chance.canonicalize();
            if (chance != 0) places(winner, left, protested, chance);
        }
    }

    // Second, then third, of what is left of the suits that have no place.
    void places(std::size_t first, const Counts& left, bool protested, const Ratio& chance) {
        if (std::ranges::count_if(left, [](int cards) { return cards > 0; }) < 2)
            throw std::invalid_argument("a race from this shoe may not end");
        const int for_second = std::accumulate(left.begin(), left.end(), 0);
        for (std::size_t second = 0; second < 4; ++second)
            for (std::size_t third = 0; third < 4; ++third)
                if (third != second && left[second] > 0 && left[third] > 0) {
                    const Ratio share =
                        fraction(left[second], for_second) * fraction(left[third], for_second - left[second]);
                    add({{static_cast<Suit>(first), static_cast<Suit>(second), static_cast<Suit>(third)}, protested},
                        chance * share);
                }
    }

    void add(const Result& result, const Ratio& chance) {
        const auto found = std::ranges::find(list_, result, &ResultChance::result);
        if (found == list_.end()) list_.push_back({result, chance});
        else found->chance += chance;
    }

    SuitShoe shoe_;
    int all_;
    std::vector<ResultChance> list_;
};

Ratio net(const Return& verdict) { return verdict.outcome == Outcome::Win ? ratio(verdict.odds) : Ratio(-1); }

}  // namespace

SuitShoe suit_shoe(const ShoePolicy& policy) {
    SuitShoe shoe;
    for (int i = 0; i < kCardsInDeck; ++i) {
        if (policy.without >> i & 1u) continue;
        const Card card = Card::from_index(i);
        shoe.cards[static_cast<std::size_t>(card.suit())] += policy.decks;
        if (card == kProtest) shoe.protests += policy.decks;
    }
    return shoe;
}

std::vector<ResultChance> results(const SuitShoe& shoe) { return ResultCounter(shoe).count(); }

Law law_of(const std::vector<ResultChance>& results, Position position, const Pays& pays, bool every_line) {
    std::map<Ratio, Ratio> chances;
    for (const ResultChance& each : results) {
        Ratio won = net(settle(position.wager, position.spot, each.result, pays));
        if (every_line && position.wager == ExactTrifecta)
            for (const PayRow& line : lower_lines(kTrifectas[position.spot], each.result, pays)) won += net(win(line));
        chances[won] += each.chance;
    }
    Integer total = 1;
    for (const auto& [net, chance] : chances) total = lcm(total, chance.get_den());
    Law law;
    for (const auto& [net, chance] : chances) law.add(net, chance.get_num() * (total / chance.get_den()));
    return law;
}

}  // namespace baize::racing_card_derby
