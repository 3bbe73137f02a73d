#include "odds/punto_banco/laws.hpp"

#include <algorithm>
#include <numeric>
#include <stdexcept>

#include "core/ratio.hpp"

namespace baize::punto_banco {
namespace {

// No product of six falling factors of a shoe of this size leaves 64 bits.
constexpr int kCardsMax = 1000;

// Draws a coup in every way from what is left of a shoe, in the order of 6.21 to 6.27. `Conclude` is called with the
// hands, the banker's points as dealt, the punter's third card, and the ways.
template <class Conclude>
class CoupCounter {
public:
    CoupCounter(const CountShoe& shoe, Conclude conclude)
        : left_(shoe), cards_(std::accumulate(shoe.begin(), shoe.end(), 0)), conclude_(conclude) {
        if (std::ranges::any_of(shoe, [](int count) { return count < 0; }) || cards_ < 6 || cards_ > kCardsMax)
            throw std::invalid_argument("a shoe for a coup has 6 to 1000 cards");
    }

    void count() {
        draw(1, [&](int punto_1, std::int64_t ways_1) {
            draw(ways_1, [&](int banco_1, std::int64_t ways_2) {
                draw(ways_2, [&](int punto_2, std::int64_t ways_3) {
                    draw(ways_3, [&](int banco_2, std::int64_t ways_4) {
                        play(points_of(punto_1 + punto_2), points_of(banco_1 + banco_2), ways_4);
                    });
                });
            });
        });
    }

private:
    // Goes on with every card that may come next, and how many ways there are now.
    template <class Then>
    void draw(std::int64_t ways, Then then) {
        --cards_;
        for (int value = 0; value < 10; ++value) {
            int& left = left_[static_cast<std::size_t>(value)];
            if (left == 0) continue;
            const std::int64_t ways_here = ways * left--;
            then(value, ways_here);
            ++left;
        }
        ++cards_;
    }

    void play(int punto, int banco, std::int64_t ways) {
        if (!punto_draws(punto, banco)) return play_banco(punto, {punto, 2}, banco, std::nullopt, ways);
        draw(ways, [&](int third, std::int64_t ways_5) {
            play_banco(punto, {points_of(punto + third), 3}, banco, third, ways_5);
        });
    }

    void play_banco(int punto_dealt, Hand punto, int banco, std::optional<int> punto_third, std::int64_t ways) {
        const auto conclude = [&](Hand banco_hand, std::int64_t ways_now) {
            conclude_(punto, banco_hand, banco, punto_third,
                      ways_now * ordered_draws(cards_, 6 - punto.cards - banco_hand.cards));
        };
        if (!banco_draws(punto_dealt, banco, punto_third)) return conclude({banco, 2}, ways);
        draw(ways, [&](int third, std::int64_t ways_6) { conclude({points_of(banco + third), 3}, ways_6); });
    }

    CountShoe left_;
    int cards_;
    Conclude conclude_;
};

template <class Conclude>
void count_coups(const CountShoe& shoe, Conclude conclude) { CoupCounter<Conclude>(shoe, conclude).count(); }

std::size_t place(Hand punto, Hand banco) {
    return static_cast<std::size_t>(((punto.points * 2 + punto.cards - 2) * 10 + banco.points) * 2 + banco.cards - 2);
}

int cards_in(const FaceShoe& shoe) { return std::accumulate(shoe.begin(), shoe.end(), 0); }

// What is left of a shoe from which a hand took three cards of one face, and in how many ways it took them.
struct Rest {
    CountShoe left;
    std::int64_t ways;
};

Rest without_three(const FaceShoe& shoe, Card face) {
    FaceShoe rest = shoe;
    int& copies = rest[static_cast<std::size_t>(face.index())];
    const std::int64_t ways = ordered_draws(copies, 3);
    copies -= ways == 0 ? 0 : 3;
    return {count_shoe(rest), ways};
}

// Every ordered pair of points from what is left, as a hand's total, with its ways; the pair is taken out meanwhile.
template <class Then>
void each_two(CountShoe& left, Then then) {
    for (int first = 0; first < 10; ++first) {
        const std::int64_t ways_1 = left[static_cast<std::size_t>(first)]--;
        for (int second = 0; ways_1 > 0 && second < 10; ++second) {
            const std::int64_t ways_2 = ways_1 * left[static_cast<std::size_t>(second)]--;
            if (ways_2 > 0) then(points_of(first + second), ways_2);
            ++left[static_cast<std::size_t>(second)];
        }
        ++left[static_cast<std::size_t>(first)];
    }
}

}  // namespace

std::int64_t ordered_draws(int cards, int drawn) {
    std::int64_t ways = 1;
    for (; drawn > 0; --drawn) ways *= std::max(0, cards--);
    return ways;
}

FaceShoe face_shoe(const ShoePolicy& shoe) {
    FaceShoe faces{};
    for (std::size_t i = 0; i < faces.size(); ++i)
        if (!(shoe.without >> i & 1u)) faces[i] = shoe.decks;
    return faces;
}

CountShoe count_shoe(const FaceShoe& faces) {
    CountShoe shoe{};
    for (int i = 0; i < kCardsInDeck; ++i)
        shoe[static_cast<std::size_t>(points_of(count_value(Card::from_index(i))))] +=
            faces[static_cast<std::size_t>(i)];
    return shoe;
}

CountShoe count_shoe(int decks) { return count_shoe(face_shoe({.decks = decks})); }

std::vector<CoupWays> coups(const CountShoe& shoe) {
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

std::vector<ThirdCardWays> third_cards(const CountShoe& shoe) {
    std::array<std::array<std::int64_t, 11>, 10> ways{};  // the last column: no third card
    count_coups(shoe, [&](Hand, Hand, int banco_dealt, std::optional<int> third, std::int64_t more) {
        ways[static_cast<std::size_t>(banco_dealt)][static_cast<std::size_t>(third.value_or(10))] += more;
    });
    std::vector<ThirdCardWays> result;
    for (int banco = 0; banco < 10; ++banco)
        for (int third = 0; third <= 10; ++third)
            if (const std::int64_t each = ways[static_cast<std::size_t>(banco)][static_cast<std::size_t>(third)])
                result.push_back({banco, third == 10 ? std::nullopt : std::optional(third), each});
    return result;
}

std::vector<PairWays> first_pairs(const FaceShoe& shoe) {
    std::vector<PairWays> result;
    for (int first = 0; first < kCardsInDeck; ++first)
        for (int second = 0; second < kCardsInDeck; ++second) {
            const std::int64_t left = shoe[static_cast<std::size_t>(second)] - (first == second ? 1 : 0);
            const std::int64_t ways = shoe[static_cast<std::size_t>(first)] * left;
            if (ways > 0) result.push_back({Card::from_index(first), Card::from_index(second), ways});
        }
    return result;
}

std::int64_t punto_triples(const FaceShoe& shoe, Card face) {
    Rest rest = without_three(shoe, face);
    if (rest.ways == 0) return 0;
    const int points = points_of(2 * count_value(face));
    std::int64_t sum = 0;
    each_two(rest.left, [&](int banco, std::int64_t ways) { sum += punto_draws(points, banco) ? ways : 0; });
    return rest.ways * sum * (cards_in(shoe) - 5);  // a sixth card of any kind
}

std::int64_t banco_triples(const FaceShoe& shoe, Card face) {
    Rest rest = without_three(shoe, face);
    if (rest.ways == 0) return 0;
    const int points = points_of(2 * count_value(face));
    std::int64_t sum = 0;
    each_two(rest.left, [&](int punto, std::int64_t ways) {
        if (!punto_draws(punto, points)) {
            sum += banco_draws(punto, points, std::nullopt) ? ways * (cards_in(shoe) - 5) : 0;
            return;
        }
        for (int third = 0; third < 10; ++third)
            if (banco_draws(punto, points, third)) sum += ways * rest.left[static_cast<std::size_t>(third)];
    });
    return rest.ways * sum;
}

Ratio net(const Return& result) {
    switch (result.outcome) {
        case Outcome::Win: return ratio(result.odds);
        case Outcome::Lose: return -1;
        default: return 0;
    }
}

Law punto_law(const CountShoe& shoe, const PayRow& punto) {
    return law_over(coups(shoe), [&](const CoupWays& coup) { return settle_punto(coup.punto, coup.banco, punto); });
}

Law banco_law(const CountShoe& shoe, std::span<const PayRow> banco, bool punto_2000) {
    return law_over(coups(shoe),
                    [&](const CoupWays& coup) { return settle_banco(coup.punto, coup.banco, banco, punto_2000); });
}

Law egalite_law(const CountShoe& shoe, const PayRow& egalite) {
    return law_over(coups(shoe), [&](const CoupWays& coup) { return settle_egalite(coup.punto, coup.banco, egalite); });
}

}  // namespace baize::punto_banco
