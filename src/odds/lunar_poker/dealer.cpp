#include "odds/lunar_poker/dealer.hpp"

#include <algorithm>

#include "odds/count/net.hpp"

namespace baize::lunar_poker {

namespace {

constexpr std::size_t kSets = std::size_t{1} << kRanks;  // of ranks
constexpr std::uint8_t kOne = kRanks * 5;                // a factor that changes nothing

RankValue value_of_ranks(const Counts& counts, int cards) {
    rank::RankSets held;
    for (int r = 0; r < kRanks; ++r)
        for (int i = 0; i < counts[r]; ++i) held.add_rank(1u << r);
    return rank::best<rank::kFiveCards>(held, cards).value();
}

// Of every set of ranks the sum over all sets within it.
void add_within(std::vector<std::int32_t>& sums) {
    for (int r = 0; r < kRanks; ++r)
        for (std::size_t set = 0; set < kSets; ++set)
            if (set >> r & 1u) sums[set] += sums[set ^ (std::size_t{1} << r)];
}

constexpr Return kFold = settle_folded_ante();

}  // namespace

RankHands::RankHands(std::size_t cards) : cards_(cards) {
    lists_.resize(ways(static_cast<int>(kRanks - 1 + cards), static_cast<int>(cards)));
    RankList list{};
    const auto fill = [&](const auto& self, std::size_t at, std::uint8_t from) -> void {
        if (at == cards) {
            lists_[number(std::span(list).first(cards))] = list;
            return;
        }
        for (std::uint8_t r = from; r < kRanks; ++r) {
            list[at] = r;
            self(self, at + 1, r);
        }
    };
    fill(fill, 0, 0);
}

const RankHands& RankHands::of(int cards) {
    static const std::array<RankHands, 7> kHands = {RankHands(0), RankHands(1), RankHands(2), RankHands(3),
                                                    RankHands(4), RankHands(5), RankHands(6)};
    return kHands[cards];
}

Final final_of(Cards cards, const MainGame& game) {
    const FiveCardRank rank = rank_of(cards);
    Combinations paid{static_cast<std::uint8_t>(row_of(rank.kind()))};
    if (const auto second = second_row(cards, rank, game.second)) paid.second = static_cast<std::uint8_t>(*second);
    return {rank.value(), game.pays(paid), paid};
}

Final final_of_ranks(const Counts& counts, const MainGame& game) {
    std::vector<Card> cards;
    int ranks = 0;  // each rank begins one suit further, so that no five are alike
    for (int r = 0; r < kRanks; ++r) {
        const int held = counts[r];
        for (int i = 0; i < held; ++i) cards.push_back(Card(r + 2, static_cast<Suit>((i + ranks) % 4)));
        ranks += held > 0;
    }
    return final_of(cards, game);
}

RankValues::RankValues() : of{} {
    for (unsigned set = 0; set < kSets; ++set) {
        if (std::popcount(set) != 5) continue;
        rank::RankSets held;
        held.add_rank(set);
        of[0][set] = rank::best<rank::kFiveCards>(held, 5).value();
        held.in_suit[0] = set;
        of[1][set] = rank::best<rank::kFiveCards>(held, 5).value();
    }
}
const RankValues kRankValues;

bool in_whole_antes(const MainGame& game) {
    constexpr int kMost = 100'000'000;  // what two combinations bring must fit 32 bits
    const auto whole = [](Odds odds, int times) { return odds.num <= kMost && odds.num * times % odds.den == 0; };
    return whole(game.ante[nz_lunar_poker::AnteUnopposed].odds, 1) && std::ranges::all_of(game.bet, [&](Odds odds) {
               return whole(odds, nz_lunar_poker::kBetTimes);
           }, &PayRow::odds);
}

// By hands that stand for all that compare so, settled as the round would.
EndValues::EndValues(const MainGame& game) {
    const FiveCardRank none(Kind::HighCard, 0, 0), pair(Kind::Pair, 1, 0), two(Kind::TwoPair, 3, 0);
    const auto settled = [&](FiveCardRank own, FiveCardRank dealer, bool after_force) {
        const Ratio ante = count::net<Ratio>(settle_ante(own, dealer, after_force, game.ante)),
                    bet = count::net<Ratio>(settle_bet(own, dealer, after_force, game.bet)),
                    net = ante + nz_lunar_poker::kBetTimes * bet - count::net<Ratio>(kFold);
        return static_cast<int>(net.get_num().get_si());
    };
    no_hand = settled(two, none, false);
    tie = settled(pair, pair, false);
    lose = settled(pair, two, false);
    const Odds two_pairs = game.bet[nz_lunar_poker::TwoPairs].odds;
    win_at_0 = settled(two, pair, false) - nz_lunar_poker::kBetTimes * two_pairs.num / two_pairs.den;
    forced = 1;                                                                                // 10.3
    forced_no_hand = settled(two, none, true);
}

DealersHand::DealersHand(const MainGame& game, int up) : game_(game), end_values_(game), up_(up) {
    rank_hands();
    count_suited();
}

void DealersHand::rank_hands() {
    const RankHands& hands = RankHands::of(4);
    for (std::size_t number = 0; number < hands.size(); ++number) {
        Counts counts = hands.counts(number);
        Ranked ranked{0, {kOne, kOne, kOne, kOne}};
        std::size_t factor = 0;
        bool possible = true;
        for (int r = 0; r < kRanks; ++r) {
            const int held = counts[r];
            possible = possible && held <= dealt_from(r);
            if (held > 0) ranked.factors[factor++] = static_cast<std::uint8_t>(r * 5 + held);
        }
        if (!possible) continue;
        ++counts[up_];
        ranked.value = value_of_ranks(counts, 5);
        order_.push_back(ranked);
    }
    std::ranges::sort(order_, {}, &Ranked::value);
    const auto place = [&](RankValue from) -> std::size_t {
        return std::ranges::lower_bound(order_, from, {}, &Ranked::value) - order_.begin();
    };
    qualifying_ = place(kQualifying);
    full_house_ = place(least(Kind::FullHouse));
}

void DealersHand::count_suited() {
    no_hand_.assign(kSets, 0);
    ace_king_ = straight_ = no_hand_;
    std::vector<Unpaired> no_straights;
    for (unsigned hidden = 0; hidden < kSets; ++hidden) {
        if (std::popcount(hidden) != 4 || (hidden & ~game_.ranks) || (hidden >> up_ & 1u)) continue;
        const unsigned ranks = hidden | 1u << up_;
        const Unpaired hand{hidden, value_of(ranks, false), value_of(ranks, true)};
        unpaired_.push_back(hand);
        auto& of_its_kind = hand.mixed < kQualifying         ? no_hand_
                            : hand.mixed < least(Kind::Pair) ? ace_king_
                                                             : straight_;
        of_its_kind[hidden] = 1;
        if (hand.mixed < least(Kind::Pair)) no_straights.push_back(hand);
    }
    for (auto* sums : {&no_hand_, &ace_king_, &straight_}) add_within(*sums);
    std::ranges::sort(no_straights, {}, &Unpaired::flush);
    for (const Unpaired& hand : no_straights) {
        flushes_.push_back(hand.flush);
        flushes_hidden_.push_back(static_cast<std::uint16_t>(hand.hidden));
    }

    std::vector<Unpaired> with_ace_king;
    for (const Unpaired& hand : unpaired_)
        if (hand.mixed >= kQualifying && hand.mixed < least(Kind::Pair)) with_ace_king.push_back(hand);
    std::ranges::sort(with_ace_king, {}, &Unpaired::mixed);
    for (const Unpaired& hand : with_ace_king) ace_kings_.push_back(hand.mixed);
    for (unsigned suited = 0; suited < kSets; ++suited) {
        std::uint8_t below = 0;
        for (const Unpaired& hand : with_ace_king) {
            ace_kings_below_.push_back(below);
            below += (hand.hidden & ~suited) == 0;
        }
        ace_kings_below_.push_back(below);
    }
}

// A hand comes in 256 ways at most, so that products of sixteen counts fit side by side.
void DealersHand::count(std::span<const Counts> left, Distributions& distributions) const {
    using Lanes = std::array<std::int16_t, kSideBySide>;
    std::array<Lanes, kOne + 1> times{};
    for (std::size_t lane = 0; lane < left.size(); ++lane) {
        for (std::size_t r = 0; r < kRanks; ++r)
            for (int held = 0; held < 5; ++held)
                times[r * 5 + held][lane] = static_cast<std::int16_t>(ways(left[lane][r], held));
        times[kOne][lane] = 1;
    }
    distributions.below.resize(order_.size() + 1);
    std::array<std::int32_t, kSideBySide> sums{};
    for (std::size_t i = 0; i < order_.size(); ++i) {
        distributions.below[i] = sums;
        const auto& factors = order_[i].factors;
        const Lanes &a = times[factors[0]], &b = times[factors[1]], &c = times[factors[2]], &d = times[factors[3]];
        for (std::size_t lane = 0; lane < kSideBySide; ++lane)
            sums[lane] += static_cast<std::int16_t>(a[lane] * b[lane] * c[lane] * d[lane]);
    }
    distributions.below.back() = sums;
    for (std::size_t lane = 0; lane < left.size(); ++lane)
        distributions.each[lane] = {
            &distributions.below[0][lane],
            {distributions.below[qualifying_][lane], sums[lane] - distributions.below[full_house_][lane], sums[lane]}};
}

DealersHand::Place DealersHand::place_of(const Final& own) const {
    const auto [low, high] = std::ranges::equal_range(order_, own.value, {}, &Ranked::value);
    return {static_cast<std::size_t>(low - order_.begin()), static_cast<std::size_t>(high - order_.begin())};
}

Ends DealersHand::ends(const Distribution& distribution, const Final& own, Place place) const {
    const std::int64_t no_hand = distribution.shares.no_hand;
    if (own.value < kQualifying) return {no_hand, 0, 0, distribution.shares.all - no_hand};
    const std::int64_t below = distribution.below[place.below * kSideBySide],
                       up_to = distribution.below[place.up_to * kSideBySide];
    return {no_hand, below - no_hand, up_to - below, distribution.shares.all - up_to};
}

Ends DealersHand::ends_of_flush(const Shares& shares, const Final& own) const {
    const std::int64_t above = own.value < least(Kind::FullHouse) ? shares.from_full_house : 0;
    return {shares.no_hand, shares.all - above - shares.no_hand, 0, above};
}

// The hand that wins against ace-king by ranks loses to the flush that the dealer has instead, and so on.
Ends DealersHand::ends_by_flushes(const Final& own, unsigned suited) const {
    const std::int64_t no_hands = no_hand_[suited], ace_kings = ace_king_[suited], straights = straight_[suited];
    if (own.value < kQualifying) return {-no_hands, 0, 0, no_hands};
    if (own.value < least(Kind::Pair)) return of_ace_king_by_flushes(own, suited);
    if (own.value < least(Kind::Straight)) return {-no_hands, -ace_kings, 0, no_hands + ace_kings};
    if (own.is(Kind::Flush)) return of_flush_by_flushes(own, suited);
    if (own.value >= least(Kind::FullHouse) && own.value < least(Kind::StraightFlush))
        return {-no_hands, no_hands - straights, 0, straights};
    Ends change;
    const auto moved = [&](RankValue dealer, int by) {
        (dealer < kQualifying    ? change.no_hand
         : own.value > dealer    ? change.win
         : own.value == dealer   ? change.tie
                                 : change.lose) += by;
    };
    for (const Unpaired& hand : unpaired_) {
        if (hand.hidden & ~suited) continue;
        moved(hand.mixed, -1);
        moved(hand.flush, 1);
    }
    return change;
}

Ends DealersHand::of_ace_king_by_flushes(const Final& own, unsigned suited) const {
    const auto found = std::ranges::lower_bound(ace_kings_, own.value);
    const std::size_t place = found - ace_kings_.begin();
    const std::uint8_t* const below = &ace_kings_below_[suited * (ace_kings_.size() + 1) + place];
    const int equal = found != ace_kings_.end() && *found == own.value ? below[1] - below[0] : 0;
    return {-no_hand_[suited], -below[0], -equal, no_hand_[suited] + below[0] + equal};
}

Ends DealersHand::of_flush_by_flushes(const Final& own, unsigned suited) const {
    const auto [low, high] = std::ranges::equal_range(flushes_, own.value);
    const auto below = low - flushes_.begin(), up_to = high - flushes_.begin();
    const auto there = [&](auto from, auto to) -> std::int64_t {
        int hands = 0;
        for (auto i = from; i < to; ++i) hands += (flushes_hidden_[i] & ~suited) == 0;
        return hands;
    };
    const std::int64_t no_hands = no_hand_[suited], ace_kings = ace_king_[suited], straights = straight_[suited],
                       lower = there(decltype(below){0}, below), equal = there(below, up_to);
    return {-no_hands, lower - ace_kings - straights, equal, no_hands + ace_kings - lower - equal + straights};
}

}  // namespace baize::lunar_poker
