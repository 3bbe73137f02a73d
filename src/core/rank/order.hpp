// The order of poker hands as data: how many cards count, which kinds of hand there are and in which order, what the
// lowest straight is worth, and what a wild card may stand for. A game names its order once, as a template argument,
// so that play, price and caption rank alike.
#pragma once

#include <array>
#include <cstdint>

namespace baize::rank {

enum class Kind : std::uint8_t {
    HighCard, Pair, TwoPair, ThreeOfAKind, Straight, Flush, FullHouse, FourOfAKind, FiveOfAKind, StraightFlush,
    RoyalFlush,
};
inline constexpr int kKinds = 11;

// The ace below the two makes a straight; it is the lowest, or second only to the one with the ace on top.
enum class Wheel : std::uint8_t { Lowest, SecondHighest };

enum class Wild : std::uint8_t {
    None,
    Any,              // any value and suit (gb-2011 16.12)
    AceOrCompletes,   // an ace, or what completes a straight, a flush or a straight flush (gb-2011 13.9)
};

struct Order {
    int cards = 5;  // how many count, of all that are held
    // Lowest first. A kind that is not there does not exist: five suited cards are a straight flush, royal or not.
    std::array<Kind, kKinds> kinds{};
    int how_many = 0;
    Wheel wheel = Wheel::Lowest;
    Wild wild = Wild::None;

    constexpr bool has(Kind kind) const {
        for (int i = 0; i < how_many; ++i)
            if (kinds[i] == kind) return true;
        return false;
    }
    // Of a kind that exists.
    constexpr unsigned place(Kind kind) const {
        unsigned i = 0;
        while (kinds[i] != kind) ++i;
        return i;
    }
    constexpr Kind kind_at(unsigned place) const { return kinds[place]; }
    constexpr bool operator==(const Order&) const = default;
};

template <class... Kinds>
constexpr Order order_of(int cards, Wheel wheel, Wild wild, Kinds... kinds) {
    return {cards, {kinds...}, static_cast<int>(sizeof...(kinds)), wheel, wild};
}

// gb-2011 5.7, 5.8: with three cards a straight is rarer than a flush.
inline constexpr Order kThreeCards =
    order_of(3, Wheel::Lowest, Wild::None, Kind::HighCard, Kind::Pair, Kind::Flush, Kind::Straight, Kind::ThreeOfAKind,
             Kind::StraightFlush);

// gb-2011 15.7, nz-four-card-poker 4.3: three of a kind above a flush, four of a kind above all.
inline constexpr Order kFourCards =
    order_of(4, Wheel::Lowest, Wild::None, Kind::HighCard, Kind::Pair, Kind::TwoPair, Kind::Straight, Kind::Flush,
             Kind::ThreeOfAKind, Kind::StraightFlush, Kind::FourOfAKind);

// gb-2011 7.7, 11.7: the usual order; the wheel is its lowest straight (ruling R20).
inline constexpr Order kFiveCards =
    order_of(5, Wheel::Lowest, Wild::None, Kind::HighCard, Kind::Pair, Kind::TwoPair, Kind::ThreeOfAKind,
             Kind::Straight, Kind::Flush, Kind::FullHouse, Kind::FourOfAKind, Kind::StraightFlush, Kind::RoyalFlush);

// gb-2011 13.7, 13.9: five aces on top, which only the joker can make; A-2-3-4-5 is the second-highest straight.
inline constexpr Order kPaiGow =
    order_of(5, Wheel::SecondHighest, Wild::AceOrCompletes, Kind::HighCard, Kind::Pair, Kind::TwoPair,
             Kind::ThreeOfAKind, Kind::Straight, Kind::Flush, Kind::FullHouse, Kind::FourOfAKind, Kind::StraightFlush,
             Kind::RoyalFlush, Kind::FiveOfAKind);

// gb-2011 16.11, ruling R76: five of a kind stands below a straight flush; or above it, as other houses have it.
inline constexpr Order kWildBelow =
    order_of(5, Wheel::Lowest, Wild::Any, Kind::HighCard, Kind::Pair, Kind::TwoPair, Kind::ThreeOfAKind,
             Kind::Straight, Kind::Flush, Kind::FullHouse, Kind::FourOfAKind, Kind::FiveOfAKind, Kind::StraightFlush,
             Kind::RoyalFlush);
inline constexpr Order kWildAbove =
    order_of(5, Wheel::Lowest, Wild::Any, Kind::HighCard, Kind::Pair, Kind::TwoPair, Kind::ThreeOfAKind,
             Kind::Straight, Kind::Flush, Kind::FullHouse, Kind::FourOfAKind, Kind::StraightFlush, Kind::FiveOfAKind,
             Kind::RoyalFlush);

}  // namespace baize::rank
