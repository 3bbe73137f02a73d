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
        for (int i = 0; i < counts[static_cast<std::size_t>(r)]; ++i) held.add_rank(1u << r);
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

RankHands::RankHands(int cards) : cards_(cards) {
    const auto size = static_cast<std::size_t>(ways(kRanks - 1 + cards, cards));
    lists_.resize(size);
    RankList list{};
    const auto fill = [&](const auto& self, int at, int from) -> void {
        if (at == cards) {
            lists_[RankHands::number({list.data(), static_cast<std::size_t>(cards)})] = list;
            return;
        }
        for (int r = from; r < kRanks; ++r) {
            list[static_cast<std::size_t>(at)] = static_cast<std::uint8_t>(r);
            self(self, at + 1, r);
        }
    };
    fill(fill, 0, 0);
}

const RankHands& RankHands::of(int cards) {
    static const std::array<RankHands, 7> kHands = {RankHands(0), RankHands(1), RankHands(2), RankHands(3),
                                                    RankHands(4), RankHands(5), RankHands(6)};
    return kHands[static_cast<std::size_t>(cards)];
}

Final final_of(Cards cards, const MainGame& game) {
    const FiveCardRank rank = rank_of(cards);
    Odds odds = game.bet[row_of(rank.kind())].odds;
    if (const auto second = second_row(cards, rank, game.second)) odds.num += game.bet[*second].odds.num;
    return {rank.value(), odds.num};
}

Final final_of_ranks(const Counts& counts, const MainGame& game) {
    std::vector<Card> cards;
    int ranks = 0;  // each rank begins one suit further, so that no five are alike
    for (int r = 0; r < kRanks; ++r) {
        const int held = counts[static_cast<std::size_t>(r)];
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

// Hands of which it is known how they compare are settled as the round would.
Worths::Worths(const MainGame& game) {
    const FiveCardRank none(Kind::HighCard, 0, 0), pair(Kind::Pair, 1, 0), two(Kind::TwoPair, 3, 0);
    const auto settled = [&](FiveCardRank own, FiveCardRank dealer, bool after_force) {
        const Ratio net = count::net<Ratio>(settle_ante(own, dealer, after_force, game.ante)) +
                          nz_lunar_poker::kBetTimes * count::net<Ratio>(settle_bet(own, dealer, after_force, game.bet)) -
                          count::net<Ratio>(kFold);
        return static_cast<int>(net.get_num().get_si());
    };
    per_odds = nz_lunar_poker::kBetTimes;
    no_hand = settled(two, none, false);
    tie = settled(pair, pair, false);
    lose = settled(pair, two, false);
    win_at_0 = settled(two, pair, false) - per_odds * game.bet[nz_lunar_poker::TwoPairs].odds.num;
    forced = 1;                                                                                // 10.3
    forced_no_hand = settled(two, none, true);
}

DealersHand::DealersHand(const MainGame& game, int up) : game_(game), worths_(game), up_(up) {
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
            const int held = counts[static_cast<std::size_t>(r)];
            possible = possible && held <= dealt_from(r);
            if (held > 0) ranked.factors[factor++] = static_cast<std::uint8_t>(r * 5 + held);
        }
        if (!possible) continue;
        ++counts[static_cast<std::size_t>(up_)];
        ranked.value = value_of_ranks(counts, 5);
        order_.push_back(ranked);
    }
    std::ranges::sort(order_, {}, &Ranked::value);
    const auto place = [&](RankValue from) {
        return static_cast<std::size_t>(std::ranges::lower_bound(order_, from, {}, &Ranked::value) - order_.begin());
    };
    qualifying_ = place(kQualifying);
    full_house_ = place(least(Kind::FullHouse));
}

void DealersHand::count_suited() {
    no_hand_.assign(kSets, 0);
    ace_king_ = straight_ = no_hand_;
    for (unsigned hidden = 0; hidden < kSets; ++hidden) {
        if (std::popcount(hidden) != 4 || (hidden & ~game_.ranks) || (hidden >> up_ & 1u)) continue;
        const unsigned ranks = hidden | 1u << up_;
        const Unpaired hand{hidden, value_of(ranks, false), value_of(ranks, true)};
        unpaired_.push_back(hand);
        auto& of_its_kind = hand.mixed < kQualifying ? no_hand_ : hand.mixed < least(Kind::Pair) ? ace_king_ : straight_;
        of_its_kind[hidden] = 1;
        if (hand.mixed < least(Kind::Pair)) by_flush_.push_back(hand);
    }
    for (auto* sums : {&no_hand_, &ace_king_, &straight_}) add_within(*sums);
    std::ranges::sort(by_flush_, {}, &Unpaired::flush);

    std::vector<Unpaired> with_ace_king;
    for (const Unpaired& hand : unpaired_)
        if (hand.mixed >= kQualifying && hand.mixed < least(Kind::Pair)) with_ace_king.push_back(hand);
    std::ranges::sort(with_ace_king, {}, &Unpaired::mixed);
    for (const Unpaired& hand : with_ace_king) ace_kings_.push_back(hand.mixed);
    for (unsigned suited = 0; suited < kSets; ++suited) {
        std::uint8_t below = 0;
        for (const Unpaired& hand : with_ace_king) {
            ace_kings_below_.push_back(below);
            below = static_cast<std::uint8_t>(below + ((hand.hidden & ~suited) == 0));
        }
        ace_kings_below_.push_back(below);
    }
}

void DealersHand::count(const Counts& left, Law& law) const {
    std::array<std::int32_t, kOne + 1> times;
    for (int r = 0; r < kRanks; ++r)
        for (int held = 0; held < 5; ++held)
            times[static_cast<std::size_t>(r * 5 + held)] =
                static_cast<std::int32_t>(ways(left[static_cast<std::size_t>(r)], held));
    times[kOne] = 1;
    law.below.resize(order_.size() + 1);
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < order_.size(); ++i) {
        law.below[i] = sum;
        const auto& factors = order_[i].factors;
        sum += times[factors[0]] * times[factors[1]] * times[factors[2]] * times[factors[3]];
    }
    law.below.back() = law.all = sum;
    law.no_hand = law.below[qualifying_];
    law.from_full_house = sum - law.below[full_house_];
}

DealersHand::Place DealersHand::place_of(const Final& own) const {
    const auto [low, high] = std::ranges::equal_range(order_, own.value, {}, &Ranked::value);
    return {static_cast<std::size_t>(low - order_.begin()), static_cast<std::size_t>(high - order_.begin())};
}

std::int64_t DealersHand::worth(const Law& law, const Final& own, Place place) const {
    const std::int64_t no_hand = law.no_hand;
    if (own.value < kQualifying) return worths_.no_hand * no_hand + worths_.lose * (law.all - no_hand);
    const std::int64_t below = law.below[place.below], up_to = law.below[place.up_to];
    return worths_.no_hand * no_hand + worths_.win(own) * (below - no_hand) + worths_.tie * (up_to - below) +
           worths_.lose * (law.all - up_to);
}

std::int64_t DealersHand::worth_of_flush(std::int64_t no_hand, std::int64_t from_full_house, std::int64_t all,
                                    const Final& own) const {
    const std::int64_t above = own.value < least(Kind::FullHouse) ? from_full_house : 0;
    return worths_.no_hand * no_hand + worths_.win(own) * (all - above - no_hand) + worths_.lose * above;
}

// The hand that wins against ace-king by ranks loses to the flush that the dealer has instead, and so on.
std::int64_t DealersHand::flush_change(const Final& own, unsigned suited) const {
    const int to_lose = worths_.lose - worths_.win(own), no_hand_to_lose = worths_.lose - worths_.no_hand;
    if (own.value < kQualifying) return std::int64_t{no_hand_to_lose} * no_hand_[suited];
    if (own.value < least(Kind::Pair)) return flush_change_of_ace_king(own, suited);
    if (own.value < least(Kind::Straight))
        return std::int64_t{no_hand_to_lose} * no_hand_[suited] + std::int64_t{to_lose} * ace_king_[suited];
    if (own.is(Kind::Flush)) return flush_change_of_flush(own, suited);
    if (own.value >= least(Kind::FullHouse) && own.value < least(Kind::StraightFlush))
        return std::int64_t{worths_.win(own) - worths_.no_hand} * no_hand_[suited] +
               std::int64_t{to_lose} * straight_[suited];
    std::int64_t change = 0;
    for (const Unpaired& hand : unpaired_)
        if ((hand.hidden & ~suited) == 0) change += worths_.against(hand.flush, own) - worths_.against(hand.mixed, own);
    return change;
}

std::int64_t DealersHand::flush_change_of_ace_king(const Final& own, unsigned suited) const {
    const auto found = std::ranges::lower_bound(ace_kings_, own.value);
    const auto place = static_cast<std::size_t>(found - ace_kings_.begin());
    const std::uint8_t* const below = &ace_kings_below_[suited * (ace_kings_.size() + 1) + place];
    const int equal = found != ace_kings_.end() && *found == own.value ? below[1] - below[0] : 0;
    return std::int64_t{worths_.lose - worths_.no_hand} * no_hand_[suited] +
           std::int64_t{worths_.lose - worths_.win(own)} * below[0] + std::int64_t{worths_.lose - worths_.tie} * equal;
}

std::int64_t DealersHand::flush_change_of_flush(const Final& own, unsigned suited) const {
    const std::size_t size = by_flush_.size();
    if (suited != suited_last_) {
        suited_last_ = suited;
        no_hands_before_.assign(size + 1, 0);
        ace_kings_before_.assign(size + 1, 0);
        for (std::size_t i = 0; i < size; ++i) {
            const bool there = (by_flush_[i].hidden & ~suited) == 0, no_hand = by_flush_[i].mixed < kQualifying;
            no_hands_before_[i + 1] = no_hands_before_[i] + (there && no_hand);
            ace_kings_before_[i + 1] = ace_kings_before_[i] + (there && !no_hand);
        }
    }
    const auto [low, high] = std::ranges::equal_range(by_flush_, own.value, {}, &Unpaired::flush);
    const auto below = static_cast<std::size_t>(low - by_flush_.begin()),
               up_to = static_cast<std::size_t>(high - by_flush_.begin());
    const auto change = [&](const std::vector<std::int32_t>& before, int from) {
        return std::int64_t{worths_.win(own) - from} * before[below] +
               std::int64_t{worths_.tie - from} * (before[up_to] - before[below]) +
               std::int64_t{worths_.lose - from} * (before[size] - before[up_to]);
    };
    return change(no_hands_before_, worths_.no_hand) + change(ace_kings_before_, worths_.win(own)) +
           std::int64_t{worths_.lose - worths_.win(own)} * straight_[suited];
}

}  // namespace baize::lunar_poker
