#include "odds/punto_banco/returns.hpp"

#include <array>
#include <stdexcept>

#include "odds/count/returns.hpp"

namespace baize::punto_banco {
namespace {

using count::FaceShoe;
using count::returns_over;

// Draws a coup in every way from what is left of a shoe, in the order of 6.21 to 6.27. `Conclude` is called with the
// hands, the banker's points as dealt, the punter's third card, and the ways.
template <class Conclude>
class CoupCounter {
public:
    CoupCounter(const PointShoe& shoe, Conclude conclude) : left_(shoe), conclude_(conclude) {
        if (shoe.size() < 6 || shoe.size() > 1000) throw std::invalid_argument("a shoe for a coup has 6 to 1000 cards");
    }

    void count() {
        count::each_draw<4>(left_, [&](const auto& dealt, std::int64_t ways) {
            const auto [punto_1, banco_1, punto_2, banco_2] = dealt;
            play(points_of(punto_1 + punto_2), points_of(banco_1 + banco_2), ways);
        });
    }

private:
    void play(int punto, int banco, std::int64_t ways) {
        if (!punto_draws(punto, banco)) return play_banco(punto, {punto, 2}, banco, std::nullopt, ways);
        count::each_card(left_, [&](int third, std::int64_t cards) {
            play_banco(punto, {points_of(punto + third), 3}, banco, third, ways * cards);
        });
    }

    void play_banco(int punto_dealt, Hand punto, int banco, std::optional<int> punto_third, std::int64_t ways) {
        const auto conclude = [&](Hand banco_hand, std::int64_t ways_now) {
            const int undrawn = 6 - punto.cards - banco_hand.cards;
            conclude_(punto, banco_hand, banco, punto_third,
                      ways_now * count::falling<std::int64_t>(left_.size(), undrawn));
        };
        if (!banco_draws(punto_dealt, banco, punto_third)) return conclude({banco, 2}, ways);
        count::each_card(left_, [&](int third, std::int64_t cards) {
            conclude({points_of(banco + third), 3}, ways * cards);
        });
    }

    PointShoe left_;
    Conclude conclude_;
};

template <class Conclude>
void count_coups(const PointShoe& shoe, Conclude conclude) { CoupCounter<Conclude>(shoe, conclude).count(); }

std::size_t place(Hand punto, Hand banco) {
    return ((punto.points * 2 + punto.cards - 2) * 10 + banco.points) * 2 + banco.cards - 2;
}

// What is left of a shoe from which a hand took three cards of one face, and in how many ways it took them.
struct Rest {
    PointShoe left;
    std::int64_t ways = 0;
};

Rest without_three(const FaceShoe& shoe, Card face) {
    const auto ways = count::falling<std::int64_t>(shoe[face], 3);
    if (ways == 0) return {};
    return {point_shoe(shoe.without({face, face, face})), ways};
}

}  // namespace

PointShoe point_shoe(const FaceShoe& faces) {
    return count::project<10>(faces, [](Card card) { return points_of(count_value(card)); });
}

std::vector<CoupWays> coups(const PointShoe& shoe) {
    std::array<std::int64_t, 400> ways{};
    count_coups(shoe, [&](Hand punto, Hand banco, int, std::optional<int>, std::int64_t more) {
        ways[place(punto, banco)] += more;
    });
    std::vector<CoupWays> result;
    for (int punto = 0; punto < 20; ++punto)
        for (int banco = 0; banco < 20; ++banco) {
            const Hand hands[] = {{punto / 2, 2 + punto % 2}, {banco / 2, 2 + banco % 2}};
            if (const std::int64_t each = ways[place(hands[0], hands[1])]) result.push_back({hands[0], hands[1], each});
        }
    return result;
}

std::vector<ThirdCardWays> third_cards(const PointShoe& shoe) {
    std::array<std::array<std::int64_t, 11>, 10> ways{};  // the last column: no third card
    count_coups(shoe, [&](Hand, Hand, int banco_dealt, std::optional<int> third, std::int64_t more) {
        ways[banco_dealt][third.value_or(10)] += more;
    });
    std::vector<ThirdCardWays> result;
    for (int banco = 0; banco < 10; ++banco)
        for (int third = 0; third <= 10; ++third)
            if (const std::int64_t each = ways[banco][third])
                result.push_back({banco, third == 10 ? std::nullopt : std::optional(third), each});
    return result;
}

std::int64_t punto_triples(const FaceShoe& shoe, Card face) {
    Rest rest = without_three(shoe, face);
    const int points = points_of(2 * count_value(face));
    std::int64_t sum = 0;
    count::each_draw<2>(rest.left, [&](const auto& bancos, std::int64_t ways) {
        if (punto_draws(points, points_of(bancos[0] + bancos[1]))) sum += ways * rest.left.size();  // a sixth card
    });
    return rest.ways * sum;
}

std::int64_t banco_triples(const FaceShoe& shoe, Card face) {
    Rest rest = without_three(shoe, face);
    const int points = points_of(2 * count_value(face));
    std::int64_t sum = 0;
    count::each_draw<2>(rest.left, [&](const auto& puntos, std::int64_t ways) {
        const int punto = points_of(puntos[0] + puntos[1]);
        if (!punto_draws(punto, points)) {
            sum += banco_draws(punto, points, std::nullopt) ? ways * rest.left.size() : 0;  // a sixth card
            return;
        }
        count::each_card(rest.left, [&](int third, std::int64_t cards) {
            if (banco_draws(punto, points, third)) sum += ways * cards;
        });
    });
    return rest.ways * sum;
}

ReturnDistribution punto_returns(const PointShoe& shoe, const PayRow& punto) {
    return returns_over(coups(shoe), [&](const CoupWays& coup) { return settle_punto(coup.punto, coup.banco, punto); });
}

ReturnDistribution banco_returns(const PointShoe& shoe, std::span<const PayRow> banco, bool punto_2000) {
    return returns_over(coups(shoe),
                        [&](const CoupWays& coup) { return settle_banco(coup.punto, coup.banco, banco, punto_2000); });
}

ReturnDistribution egalite_returns(const PointShoe& shoe, const PayRow& egalite) {
    return returns_over(coups(shoe),
                        [&](const CoupWays& coup) { return settle_egalite(coup.punto, coup.banco, egalite); });
}

}  // namespace baize::punto_banco
