#include "odds/blackjack/sides.hpp"

#include <algorithm>
#include <map>
#include <numeric>
#include <tuple>

namespace baize::blackjack {

namespace {

Integer whole(std::int64_t number) { return Integer(static_cast<long>(number)); }

// n(n-1)...: how many ordered draws of so many there are.
Integer falling(int n, int drawn) {
    Integer ways = 1;
    for (int i = 0; i < drawn; ++i) ways *= std::max(0, n - i);
    return ways;
}

int size_of(const FaceShoe& shoe) { return std::accumulate(shoe.begin(), shoe.end(), 0); }

// Every ordered draw of two cards for the player and one for the dealer.
template <class Settle>
Law three_card_law(FaceShoe shoe, Settle settle) {
    Law law;
    const auto draw = [&](auto then) {
        for (int i = 0; i < kCardsInDeck; ++i) {
            int& left = shoe[static_cast<std::size_t>(i)];
            if (left == 0) continue;
            const std::int64_t ways = left--;
            then(Card::from_index(i), ways);
            ++left;
        }
    };
    draw([&](Card first, std::int64_t a) {
        draw([&](Card second, std::int64_t b) {
            draw([&](Card dealers, std::int64_t c) {
                law.add(net_of(settle(first, second, dealers)), whole(a * b * c));
            });
        });
    });
    return law;
}

}  // namespace

// ---- Decided by the first cards -----------------------------------------------------------------------------------

Law perfect_pair_law(const FaceShoe& shoe, Rows rows) {
    return law_over(punto_banco::first_pairs(shoe), [&](const punto_banco::PairWays& pair) {
        return settle_perfect_pair(pair.first, pair.second, rows);
    });
}

Law any_pair_law(const FaceShoe& shoe, Rows rows) {
    return law_over(punto_banco::first_pairs(shoe),
                    [&](const punto_banco::PairWays& pair) { return settle_any_pair(pair.first, pair.second, rows); });
}

Law madness_law(const FaceShoe& shoe, Rows rows) {
    using namespace nz_blackjack;
    std::int64_t blackjacks = 0, others = 0;
    for (const auto& pair : punto_banco::first_pairs(shoe)) {
        const int low = std::min(card_value(pair.first), card_value(pair.second)),
                  high = std::max(card_value(pair.first), card_value(pair.second));
        (low == 1 && high == 10 ? blackjacks : others) += pair.ways;
    }
    Law law;
    law.add(net_of(settle_madness(false, 0, rows)), whole(others) * kMadnessPrizesInAll);
    for (int draw = 1; draw <= kMadnessPrizesInAll; ++draw)
        law.add(net_of(settle_madness(true, draw, rows)), whole(blackjacks));
    return law;
}

Law house_money_law(const FaceShoe& shoe, Rows rows) {
    return law_over(punto_banco::first_pairs(shoe), [&](const punto_banco::PairWays& pair) {
        return settle_house_money(pair.first, pair.second, rows);
    });
}

Law let_it_ride_law(const FaceShoe& shoe, Rows rows) {
    return law_over(punto_banco::first_pairs(shoe), [&](const punto_banco::PairWays& pair) {
        return settle_let_it_ride(pair.first, pair.second, rows);
    });
}

std::vector<FirstTwo> first_two_by_win(const FaceShoe& shoe, Rows rows, Return (*settle)(Card, Card, Rows)) {
    std::map<std::tuple<int, int, std::string_view>, FirstTwo> by_kind;
    for (const auto& pair : punto_banco::first_pairs(shoe)) {
        const int first = card_value(pair.first), second = card_value(pair.second);
        const Return verdict = settle(pair.first, pair.second, rows);
        FirstTwo& kind =
            by_kind.try_emplace({first, second, verdict.clause}, FirstTwo{first, second, verdict, 0}).first->second;
        kind.ways += pair.ways;
    }
    std::vector<FirstTwo> list;
    for (const auto& [key, kind] : by_kind) list.push_back(kind);
    return list;
}

Law lucky_match_law(const FaceShoe& shoe, Rows rows) {
    return three_card_law(
        shoe, [&](Card first, Card second, Card dealers) { return settle_lucky_match(first, second, dealers, rows); });
}

Law lucky_lucky_law(const FaceShoe& shoe, Rows rows) {
    return three_card_law(
        shoe, [&](Card first, Card second, Card dealers) { return settle_lucky_lucky(first, second, dealers, rows); });
}

// Over ordered draws of two cards, the dealer's first, and one more that may stay where it is.
Law super_sevens_law(const FaceShoe& shoe, Rows rows, const std::function<bool(int up)>& draws) {
    Law law;
    const int cards = size_of(shoe);
    for (const auto& pair : punto_banco::first_pairs(shoe)) {
        const Card two[] = {pair.first, pair.second};
        const Ratio net = net_of(settle_super_sevens(two, rows));
        if (!waits_for_a_third(two)) {
            law.add(net, whole(pair.ways * (cards - 2) * (cards - 3)));
            continue;
        }
        FaceShoe left = shoe;
        for (const Card card : two) --left[static_cast<std::size_t>(card.index())];
        for (std::size_t up = 0; up < left.size(); ++up) {
            const std::int64_t ways = pair.ways * left[up];
            if (ways == 0) continue;
            if (!draws(card_value(Card::from_index(static_cast<int>(up))))) {
                law.add(net, whole(ways * (cards - 3)));
                continue;
            }
            --left[up];
            for (std::size_t third = 0; third < left.size(); ++third) {
                const Card three[] = {pair.first, pair.second, Card::from_index(static_cast<int>(third))};
                law.add(net_of(settle_super_sevens(three, rows)), whole(ways * left[third]));
            }
            ++left[up];
        }
    }
    return law;
}

// ---- On the hands of a split ----------------------------------------------------------------------------------------

namespace {

class ExtraPairs {
public:
    ExtraPairs(const FaceShoe& shoe, Rows rows, Return (*settle)(Card, Card, Rows))
        : left_(shoe), rows_(rows), settle_(settle), size_(size_of(shoe)) {}

    // The box lies as two hands of one card each. So many cards are looked at
    // in every course: three dealt, three second cards.
    void split(Card first, Card second, int hands, const Integer& ways) {
        if (hands == 2) {  // both second cards are any cards
            deal(first, ways * falling(size_ - 1, 2));
            deal(second, ways * falling(size_ - 1, 2));
            return;
        }
        deal(first, ways * falling(size_ - 1, 2));
        int others = size_;
        each_of(card_value(first), [&](Card pairing, int count) {  // the first hand is split again, and three
                                                                   // hands have any second cards
            others -= count;
            for (const Card card : {first, pairing, second}) deal(card, ways * count * falling(size_ - 1, 1));
        });
        const Integer unpaired = ways * others;
        --size_;                                                   // the first hand's second card, which did not pair
        deal(second, unpaired * falling(size_ - 1, 1));
        each_of(card_value(first), [&](Card pairing, int count) {
            for (const Card card : {second, pairing}) deal(card, unpaired * count);
        });
        ++size_;
    }

    template <class Then>
    void each(Then then) {
        for (int i = 0; i < kCardsInDeck; ++i) draw(Card::from_index(i), then);
    }
    template <class Then>
    void each_of(int value, Then then) {
        for (int i = 0; i < kCardsInDeck; ++i)
            if (card_value(Card::from_index(i)) == value) draw(Card::from_index(i), then);
    }
    Law take() { return std::move(law_); }

private:
    template <class Then>
    void draw(Card card, Then then) {
        int& left = left_[static_cast<std::size_t>(card.index())];
        if (left == 0) return;
        const int count = left--;
        --size_;
        then(card, count);
        ++size_;
        ++left;
    }
    // A second card to the card of a hand: whatever is not of its rank loses alike.
    void deal(Card on, const Integer& ways) {
        int others = size_;
        for (int suit = 0; suit < 4; ++suit) {
            const Card card(on.rank(), static_cast<Suit>(suit));
            const int count = left_[static_cast<std::size_t>(card.index())];
            others -= count;
            if (count > 0) law_.add(net_of(settle_(on, card, rows_)), ways * count);
        }
        if (others > 0) law_.add(net_of(settle_(on, Card(on.rank() == 2 ? 3 : 2, on.suit()), rows_)), ways * others);
    }

    FaceShoe left_;
    Rows rows_;
    Return (*settle_)(Card, Card, Rows);
    int size_;
    Law law_;
};

}  // namespace

Law extra_pairs_law(const FaceShoe& shoe, Rows rows, Return (*settle)(Card, Card, Rows),
                    const std::function<int(int value, int up)>& hands) {
    ExtraPairs extra(shoe, rows, settle);
    extra.each([&](Card first, int a) {
        const int value = card_value(first);
        extra.each_of(value, [&](Card second, int b) {
            extra.each([&](Card up, int c) {
                const int most = hands(value, card_value(up));
                if (most > 1) extra.split(first, second, most, whole(std::int64_t{a} * b * c));
            });
        });
    });
    return extra.take();
}

// ---- Decided by the dealer's hand ---------------------------------------------------------------------------------

namespace {

// How many cards of each value, the ace at 1.
using Values = std::array<int, 11>;

// One set of values that a completed hand of the dealer may consist of, and in how many orders they may come.
struct DealerHand {
    Values values{};
    int cards = 0;
    int total = 0;
    Integer orders;
};

// Whether the dealer draws on depends on the set of his cards, not on their order: so sets grow by a card at a time.
// `up`: of the orders only those that begin with this card.
std::vector<DealerHand> dealer_hands(const Values& shoe, const Rules& rules, std::size_t up = 0) {
    std::vector<DealerHand> done;
    std::map<Values, Integer> open{{Values{}, 1}};
    if (up != 0) {
        Values first{};
        first[up] = 1;
        open = {{first, shoe[up] > 0 ? 1 : 0}};
    }
    for (int cards = up == 0 ? 1 : 2; !open.empty(); ++cards) {
        std::map<Values, Integer> longer;
        for (const auto& [values, orders] : open)
            for (std::size_t value = 1; value <= 10; ++value) {
                if (values[value] == shoe[value]) continue;
                Values next = values;
                ++next[value];
                longer[next] += orders;
            }
        open.clear();
        for (const auto& [values, orders] : longer) {
            Points points;
            for (int value = 1; value <= 10; ++value)
                for (int i = 0; i < values[static_cast<std::size_t>(value)]; ++i) points.add(value);
            if (cards == 1 || dealer_draws(points, rules)) open.emplace(values, orders);
            else done.push_back({values, cards, points.total(), orders});
        }
    }
    return done;
}

int longest(const std::vector<DealerHand>& hands) {
    int cards = 0;
    for (const DealerHand& hand : hands) cards = std::max(cards, hand.cards);
    return cards;
}

template <class Takes>
Values values_of(const FaceShoe& shoe, Takes takes) {
    Values values{};
    for (int i = 0; i < kCardsInDeck; ++i)
        if (const Card card = Card::from_index(i); takes(card))
            values[static_cast<std::size_t>(card_value(card))] += shoe[static_cast<std::size_t>(i)];
    return values;
}

Values values_of(const FaceShoe& shoe) {
    return values_of(shoe, [](Card) { return true; });
}

// Ordered draws of this hand out of these cards.
Integer ways(const DealerHand& hand, const Values& from) {
    Integer product = hand.orders;
    for (std::size_t value = 1; value <= 10; ++value) product *= falling(from[value], hand.values[value]);
    return product;
}

}  // namespace

Law buster_law(const FaceShoe& shoe, const Rules& rules, Rows rows) {
    const Values values = values_of(shoe);
    const auto hands = dealer_hands(values, rules);
    const int cards = size_of(shoe), drawn = longest(hands);
    Law law;
    for (const DealerHand& hand : hands)
        law.add(net_of(settle_buster(hand.total, static_cast<std::size_t>(hand.cards), rows)),
                ways(hand, values) * falling(cards - hand.cards, drawn - hand.cards));
    return law;
}

Law buster_with_bonus_law(const FaceShoe& shoe, const Rules& rules, Rows rows, Rows bonus, Money stake) {
    const Values values = values_of(shoe);
    const auto hands = dealer_hands(values, rules);
    const int cards = size_of(shoe), drawn = longest(hands);
    Values left = values;  // when the player has an ace and a ten
    --left[1];
    --left[10];
    const Integer blackjacks = 2 * whole(values[1]) * values[10];
    Law law;
    for (const DealerHand& hand : hands) {
        const auto count = static_cast<std::size_t>(hand.cards);
        const Ratio net = net_of(settle_buster(hand.total, count, rows));
        const Integer all = ways(hand, values) * falling(cards - hand.cards, drawn + 2 - hand.cards);
        const Integer with_blackjack =
            blackjacks * ways(hand, left) * falling(cards - 2 - hand.cards, drawn - hand.cards);
        const Return paid = settle_free_bonus(true, hand.total, count, stake, bonus);
        law.add(paid.outcome == Outcome::Win ? Ratio(net + net_of(paid)) : net, with_blackjack);
        law.add(net, all - with_blackjack);
    }
    return law;
}

namespace {

// In how many draws of this hand it is of one suit, and of one colour.
std::pair<Integer, Integer> suited_and_coloured(const DealerHand& hand, const FaceShoe& shoe) {
    Integer suited = 0, coloured = 0;
    for (const Suit suit : {Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades})
        suited += ways(hand, values_of(shoe, [&](Card card) { return card.suit() == suit; }));
    for (const bool red : {false, true})
        coloured += ways(hand, values_of(shoe, [&](Card card) { return card.red() == red; }));
    return {suited, coloured};
}

}  // namespace

Law push_22_law(const FaceShoe& shoe, const Rules& rules, Rows rows) {
    const Values values = values_of(shoe);
    const auto hands = dealer_hands(values, rules);
    const int cards = size_of(shoe), drawn = longest(hands);
    Law law;
    for (const DealerHand& hand : hands) {
        const auto [suited, coloured] = suited_and_coloured(hand, shoe);
        const Integer rest = falling(cards - hand.cards, drawn - hand.cards);
        law.add(net_of(settle_push_22(hand.total, true, true, rows)), suited * rest);
        law.add(net_of(settle_push_22(hand.total, false, true, rows)), (coloured - suited) * rest);
        law.add(net_of(settle_push_22(hand.total, false, false, rows)), (ways(hand, values) - coloured) * rest);
    }
    return law;
}

// A shuffled shoe looks the same from its end, so the dealer's hand may be thought
// of as dealt first, and the players' from what it leaves.
RoundedLaw push_22_beside_hands(const FaceShoe& shoe, const Rules& rules, Rows rows,
                                const std::function<double(int up, const std::array<int, 11>& left)>& waits) {
    const Values values = values_of(shoe);
    const int cards = size_of(shoe);
    RoundedLaw law;
    for (std::size_t up = 1; up <= 10; ++up) {
        for (const DealerHand& hand : dealer_hands(values, rules, up)) {
            if (hand.total != 22) continue;
            Values left = values;
            for (std::size_t value = 1; value <= 10; ++value) left[value] -= hand.values[value];
            const double drawn = waits(static_cast<int>(up), left);
            const auto [suited, coloured] = suited_and_coloured(hand, shoe);
            const auto add = [&](const Integer& courses, bool one_suit, bool one_colour) {
                Ratio share(courses, falling(cards, hand.cards));
                share.canonicalize();
                const double chance = drawn * nearest(share);
                const double net = nearest(net_of(settle_push_22(hand.total, one_suit, one_colour, rows)));
                law.hit += chance;
                law.mean += chance * net;
                law.square += chance * net * net;
            };
            add(suited, true, true);
            add(coloured - suited, false, true);
            add(ways(hand, values) - coloured, false, false);
        }
    }
    law.mean -= 1 - law.hit;
    law.square += 1 - law.hit;
    return law;
}

}  // namespace baize::blackjack
