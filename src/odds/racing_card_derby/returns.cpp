#include "odds/racing_card_derby/returns.hpp"

#include <algorithm>
#include <stdexcept>

#include "odds/count/returns.hpp"

namespace baize::racing_card_derby {

namespace {

using count::kEverySuit;

// Ordered draws of single cards that give these numbers of each suit, the last card the winner's fourth.
Integer draws(const SuitShoe& shoe, const SuitShoe& dealt, Suit winner) {
    Integer ways = count::orders<Integer>(dealt.without({winner}).of_each_kind());
    for (const Suit suit : kEverySuit) ways *= count::falling<Integer>(shoe[suit], dealt[suit]);
    return ways;
}

class ResultCounter {
public:
    explicit ResultCounter(const RaceShoe& shoe) : shoe_(shoe) {}

    std::vector<ResultChance> count() {
        for (const Suit winner : kEverySuit)
            for (int others = 0; others < 64; ++others) {  // 0 to 3 cards of each of the three
                SuitShoe dealt;
                int rest = others;
                for (const Suit suit : kEverySuit) {
                    dealt.add(suit, suit == winner ? kCardsToWin : rest % 4);
                    if (suit != winner) rest /= 4;
                }
                first_is(winner, dealt);
            }
        return std::move(list_);
    }

private:
    void first_is(Suit winner, const SuitShoe& dealt) {
        const Integer all = draws(shoe_.cards, dealt, winner);
        if (all == 0) return;
        const Integer quiet = draws(shoe_.quiet, dealt, winner);
        const Integer total = count::falling<Integer>(shoe_.cards.size(), dealt.size());
        SuitShoe left;  // of those that have no place yet
        for (const Suit suit : kEverySuit)
            if (suit != winner) left.add(suit, shoe_.cards[suit] - dealt[suit]);
        for (const bool protested : {false, true})
            if (const Ratio chance = fraction(protested ? Integer(all - quiet) : quiet, total); chance != 0)
                places(winner, left, protested, chance);
    }

    // Second, then third, of what is left of the suits that have no place.
    void places(Suit first, const SuitShoe& left, bool protested, const Ratio& chance) {
        if (std::ranges::count_if(kEverySuit, [&](Suit suit) { return left[suit] > 0; }) < 2)
            throw std::invalid_argument("a race from this shoe may not end");
        for (const Suit second : kEverySuit)
            for (const Suit third : kEverySuit)
                if (third != second && left[second] > 0 && left[third] > 0) {
                    const Ratio share =
                        fraction(left[second], left.size()) * fraction(left[third], left.size() - left[second]);
                    add({{first, second, third}, protested}, chance * share);
                }
    }

    void add(const Result& result, const Ratio& chance) {
        const auto found = std::ranges::find(list_, result, &ResultChance::result);
        if (found == list_.end()) list_.push_back({result, chance});
        else found->chance += chance;
    }

    RaceShoe shoe_;
    std::vector<ResultChance> list_;
};

}  // namespace

RaceShoe race_shoe(const ShoePolicy& policy) {
    const count::FaceShoe faces = count::face_shoe(policy);
    const auto by_suit = [](const count::FaceShoe& some) { return count::project<4>(some, &Card::suit); };
    return {by_suit(faces), by_suit(only(faces, [](Card card) { return card != kProtest; }))};
}

std::vector<ResultChance> results(const RaceShoe& shoe) { return ResultCounter(shoe).count(); }

ReturnDistribution returns_of(const std::vector<ResultChance>& results, Position position, const Pays& pays,
                              bool every_line) {
    count::Chances chances;
    for (const ResultChance& each : results) {
        Ratio won = count::net<Ratio>(settle(position.wager, position.spot, each.result, pays));
        if (every_line && position.wager == ExactTrifecta)
            for (const PayRow& line : lower_lines(kTrifectas[position.spot], each.result, pays))
                won += count::net<Ratio>(win(line));
        chances[won] += each.chance;
    }
    return count::returns_of_chances(chances);
}

}  // namespace baize::racing_card_derby
