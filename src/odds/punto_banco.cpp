#include "odds/punto_banco.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <stdexcept>

#include "core/ratio.hpp"

namespace baize::punto_banco {
namespace {

// No product of six falling factors of a shoe of this size leaves 64 bits.
constexpr int kCardsMax = 1000;

// Draws a coup in every way from what is left of a shoe, in the order of 6.21 to 6.27.
class CoupCounter {
public:
    explicit CoupCounter(const CountShoe& shoe) : left_(shoe), cards_(std::accumulate(shoe.begin(), shoe.end(), 0)) {
        if (std::ranges::any_of(shoe, [](int count) { return count < 0; }) || cards_ < 6 || cards_ > kCardsMax)
            throw std::invalid_argument("a shoe for a coup has 6 to 1000 cards");
    }

    std::vector<CoupWays> count() {
        draw(1, [&](int punto_1, std::int64_t ways_1) {
            draw(ways_1, [&](int banco_1, std::int64_t ways_2) {
                draw(ways_2, [&](int punto_2, std::int64_t ways_3) {
                    draw(ways_3, [&](int banco_2, std::int64_t ways_4) {
                        play(points_of(punto_1 + punto_2), points_of(banco_1 + banco_2), ways_4);
                    });
                });
            });
        });
        return conclusions();
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
        if (!banco_draws(punto_dealt, banco, punto_third)) return conclude(punto, {banco, 2}, ways);
        draw(ways, [&](int third, std::int64_t ways_6) { conclude(punto, {points_of(banco + third), 3}, ways_6); });
    }

    void conclude(Hand punto, Hand banco, std::int64_t ways) {
        for (int undrawn = 6 - punto.cards - banco.cards, left = cards_; undrawn > 0; --undrawn) ways *= left--;
        at(punto, banco) += ways;
    }

    std::int64_t& at(Hand punto, Hand banco) {
        const int place = ((punto.points * 2 + punto.cards - 2) * 10 + banco.points) * 2 + banco.cards - 2;
        return ways_[static_cast<std::size_t>(place)];
    }

    std::vector<CoupWays> conclusions() {
        std::vector<CoupWays> result;
        for (int punto = 0; punto < 20; ++punto)
            for (int banco = 0; banco < 20; ++banco) {
                const Hand hands[] = {{punto / 2, 2 + punto % 2}, {banco / 2, 2 + banco % 2}};
                if (const std::int64_t ways = at(hands[0], hands[1])) result.push_back({hands[0], hands[1], ways});
            }
        return result;
    }

    CountShoe left_;
    int cards_;
    std::array<std::int64_t, 400> ways_{};
};

Ratio net(const Return& result) {
    switch (result.outcome) {
        case Outcome::Win: return ratio(result.odds);
        case Outcome::Lose: return -1;
        default: return 0;
    }
}

template <class Settle>
Law law_of(const CountShoe& shoe, Settle settle) {
    Law law;
    for (const CoupWays& coup : coups(shoe)) law.add(net(settle(coup.punto, coup.banco)), static_cast<long>(coup.ways));
    return law;
}

}  // namespace

CountShoe count_shoe(int decks) {
    CountShoe shoe{};
    for (int i = 0; i < kCardsInDeck; ++i)
        shoe[static_cast<std::size_t>(points_of(count_value(Card::from_index(i))))] += decks;
    return shoe;
}

std::vector<CoupWays> coups(const CountShoe& shoe) { return CoupCounter(shoe).count(); }

Law punto_law(const CountShoe& shoe, const PayRow& punto) {
    return law_of(shoe, [&](Hand p, Hand b) { return settle_punto(p, b, punto); });
}

Law banco_law(const CountShoe& shoe, std::span<const PayRow> banco, bool punto_2000) {
    return law_of(shoe, [&](Hand p, Hand b) { return settle_banco(p, b, banco, punto_2000); });
}

Law egalite_law(const CountShoe& shoe, const PayRow& egalite) {
    return law_of(shoe, [&](Hand p, Hand b) { return settle_egalite(p, b, egalite); });
}

}  // namespace baize::punto_banco
