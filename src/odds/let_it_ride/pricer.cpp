// gb.let-it-ride by the solver of showdowns, hand by hand where a ceiling binds, and the play that is best.
#include <fmt/format.h>

#include <map>
#include <numeric>

#include "games/ceiling.hpp"
#include "games/let_it_ride/let_it_ride.hpp"
#include "odds/count/net.hpp"
#include "odds/let_it_ride/laws.hpp"
#include "odds/poker/held.hpp"
#include "odds/poker/house_poker.hpp"
#include "odds/poker/own_hand.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace lir = let_it_ride;
using poker::CardSet;

namespace {

enum Action : std::size_t { TakeBack, Ride };

// ---- Hand by hand ---------------------------------------------------------------------------------------------------

// Sums are in whole numbers: every net return is multiplied by what makes it whole. Hands that differ in the names of
// suits alone are summed once, before the first is asked for: a simulation asks by the million.
class HandByHand {
public:
    HandByHand(const lir::HandPays& pays, CardSet deck)
        : rows_(pays.hands.begin(), pays.hands.end()), ceiling_(pays.ceiling), deck_(deck),
          threes_(poker::Symmetry(deck), 3), fours_(poker::Symmetry(deck), 4) {
        if (ceiling_) make_whole(*ceiling_);
        for (const PayRow& row : rows_) make_whole(count::net<Ratio>(win(row)));
        beneath_ = count::net<Ratio>(lir::beneath_ceiling(rows_));
        threes_.number_all();
        fours_.number_all();
        for (std::size_t id = 0; id < fours_.size(); ++id) after_.push_back(sum_after(fours_.hand(id)));
        for (std::size_t id = 0; id < threes_.size(); ++id) rides_.push_back(finds_first_rides(threes_.hand(id)));
    }

    std::size_t play(const poker::Seen& seen) const {
        if (seen.street == 0) return rides_[threes_.id_of(seen.own)] ? Ride : TakeBack;
        return second_rides(after(seen.own | seen.board), seen.before[0] == Ride) ? Ride : TakeBack;
    }

    Law law() const {
        std::map<std::int64_t, std::int64_t> ways;
        std::int64_t units = 0, deals = 0;
        for (std::size_t id = 0; id < threes_.size(); ++id) {
            const std::int64_t alike = threes_.variants(id);
            each_card_beside(threes_.hand(id), [&](CardSet four) {
                const std::size_t riding = 1 + rides_[id] + second_rides(after(four), rides_[id]);
                each_card_beside(four, [&](CardSet five) {
                    ways[nets_of(five)[riding]] += alike;
                    units += static_cast<std::int64_t>(riding) * alike;
                    deals += alike;
                });
            });
        }
        Law law;
        for (const auto& [net, count] : ways) law.add(fraction(Integer(net), whole_), Integer(count));
        law.staked(fraction(units, deals));
        return law;
    }

private:
    using Nets = std::array<std::int64_t, 4>;  // by how many of the three wagers ride

    void make_whole(const Ratio& value) { whole_ = lcm(whole_, value.get_den()); }

    Nets nets_of(CardSet five) const {
        const auto hand = rank::best<rank::kFiveCards>(five.sets(), 5);
        const Return verdict = lir::settle_hand(hand, rows_);
        const bool capped = ceiling_ && lir::under_ceiling(hand, verdict);
        if (const auto found = known_.find(key_of(verdict, capped)); found != known_.end()) return found->second;
        Nets nets{};
        for (int riding = 1; riding <= 3; ++riding) {
            Ratio net = count::net<Ratio>(verdict) * riding;
            if (capped) net = std::min(net, left_by_ceiling(*ceiling_, Ratio(beneath_ * riding)));
            net *= whole_;
            nets[static_cast<std::size_t>(riding)] = net.get_num().get_si();
        }
        return known_[key_of(verdict, capped)] = nets;
    }
    static std::int64_t key_of(const Return& verdict, bool capped) {
        return (std::int64_t{verdict.odds.num} << 24 | verdict.odds.den) * 16 +
               static_cast<int>(verdict.outcome) * 2 + capped;
    }

    template <class Each>
    void each_card_beside(CardSet hand, const Each& each) const {
        for (int place = 0; place < kCardsInDeck; ++place)
            if (deck_.has(place) && !hand.has(place)) each(hand.with(place));
    }
    Nets sum_after(CardSet four) const {
        Nets sums{};
        each_card_beside(four, [&](CardSet five) {
            const Nets nets = nets_of(five);
            for (std::size_t i = 0; i < sums.size(); ++i) sums[i] += nets[i];
        });
        return sums;
    }
    const Nets& after(CardSet four) const { return after_[fours_.id_of(four)]; }
    // Of equal choices the smaller wager (ruling R50).
    static bool second_rides(const Nets& sums, bool first) { return sums[2 + first] > sums[1 + first]; }
    bool finds_first_rides(CardSet three) const {
        std::int64_t withdrawn = 0, riding = 0;
        each_card_beside(three, [&](CardSet four) {
            const Nets& sums = after(four);
            withdrawn += std::max(sums[1], sums[2]);
            riding += std::max(sums[2], sums[3]);
        });
        return riding > withdrawn;
    }

    std::vector<PayRow> rows_;
    std::optional<Ratio> ceiling_;
    Ratio beneath_ = 0;  // what it may not touch, of one wager (ruling R88)
    CardSet deck_;
    Integer whole_ = 1;
    mutable std::map<std::int64_t, Nets> known_;
    poker::Orbits threes_, fours_;
    std::vector<Nets> after_;  // by hands of four, over the cards that can come
    std::vector<bool> rides_;  // by hands of three
};

}  // namespace

// ---- The description ------------------------------------------------------------------------------------------------

poker::Showdown lir::described(const HandPays& pays, CardSet deck) {
    const auto verdict = [hands = pays.hands](int, FiveCardRank player, FiveCardRank, bool) {
        return settle_hand(player, hands);
    };
    return {.own = 3, .board = 2, .opening = {{Main}, {First}, {Second}},
            .streets = {{.own = 3, .actions = {{"withdraw", {{First, -1}}}, {"ride"}}},           // 12.18
                        {.board = 1, .actions = {{"withdraw", {{Second, -1}}}, {"ride"}}}},       // 12.22
            .rank = poker::rank_by<rank::kFiveCards>, .settle = poker::settle_by<rank::kFiveCards>(verdict),
            .deck = deck};
}

lir::Solved lir::solve_hand_by_hand(const HandPays& pays, CardSet deck) {
    const auto counted = std::make_shared<const HandByHand>(pays, deck);
    return {counted->law(), [counted](const poker::Seen& seen) { return counted->play(seen); }};
}

lir::Solved lir::solve(const HandPays& pays, CardSet deck) {
    if (pays.ceiling) return solve_hand_by_hand(pays, deck);
    poker::Solution solution = poker::solve(described(pays, deck), {.threads = 1});
    return {std::move(solution.law), std::move(solution.play)};
}

Law lir::bonus_law(Rows bonus, CardSet deck) {
    return poker::own_hand_law<rank::kThreeCards>(3, deck, [&](auto own) { return settle_bonus(own, bonus); });
}

// ---- Price and play -------------------------------------------------------------------------------------------------

namespace {

constexpr char kUnit[] = "single wager";

// ---- ... without a ceiling ------------------------------------------------------------------------------------------

poker::Showdown showdown(const Setup& setup) { return lir::described({.hands = setup.pays(lir::Main)}); }

bool still_rides(const Table& table, BoxNo box) {
    for (const Stake& stake : table.stakes())
        if (stake.open && stake.box == box && stake.position.wager == lir::First) return true;
    return false;
}

// Whether the first wager still lies there tells what was answered before; a community card that is not turned is not
// looked at.
std::optional<poker::Seen> seen(const Table& table, const Question& question) {
    const auto &own = table.box(question.box).hand().cards, &shared = table.house().hand().cards;
    poker::Seen seen{.own = {own[0], own[1], own[2]}};
    if (question.clause != "12.22") return seen;
    seen.street = 1;
    seen.board = {shared[0]};
    seen.before.push_back(still_rides(table, question.box) ? Ride : TakeBack);
    return seen;
}

Answer answer(const Table&, const Question&, std::size_t, std::size_t action) {
    return {static_cast<std::uint8_t>(action == Ride ? lir::LetItRide : lir::Withdraw)};
}

bool pays_already(CardSet held) {
    const unsigned pairs = poker::ranks_held(held, 2);
    return pairs >= rank::rank_bit(10) || std::popcount(pairs) == 2 || poker::ranks_held(held, 3) != 0;
}

// Four in a row that either end completes.
bool open_straight(CardSet held) {
    const unsigned ranks = poker::ranks_held(held, 1), lowest = ranks & -ranks;
    return held.size() == 4 && ranks == 15 * lowest && !(ranks & rank::rank_bit(kAce));
}

std::size_t with_what_pays(const poker::Seen& seen) {
    if (pays_already(seen.own)) return Ride;
    if (seen.street == 1) return poker::one_suit(seen.own) || open_straight(seen.own) ? Ride : TakeBack;
    return poker::one_suit(seen.own) && poker::cards_between(seen.own, 10, kAce) == 3 ? Ride : TakeBack;
}

std::vector<poker::RuleOfThumb> rules(const Setup&) {
    return {{"ride with what pays already, with three to a royal flush, and then with four to a flush or to a straight "
             "that is open at both ends",
             with_what_pays},
            {"always take both back", [](const poker::Seen&) -> std::size_t { return TakeBack; }}};
}

Law law_of_bonus(const Setup& setup, Position) { return lir::bonus_law(setup.pays(lir::Bonus)); }

constexpr poker::Decided kDecided[] = {
    {.wager = lir::Main, .unit = kUnit, .showdown = showdown, .seen = seen, .answer = answer, .rules = rules}};
constexpr poker::HousePoker kHousePoker = {.decided = kDecided, .law_of = law_of_bonus};

// ---- ... with one ---------------------------------------------------------------------------------------------------

// A ceiling is an amount of money: what it takes depends on the stake, and the price is that of the highest.
Money priced_wager(const Setup& setup) { return setup.limits(lir::Main).max; }

bool has_ceiling(const Setup& setup) { return setup.option_amount(lir::RoyalCeiling).has_value(); }

HandByHand under_ceiling(const Setup& setup) {
    const Ratio ceiling = fraction(setup.option_amount(lir::RoyalCeiling)->cents, priced_wager(setup).cents);
    return {{.hands = setup.pays(lir::Main), .ceiling = ceiling}, poker::kFullDeck};
}

class PlayerUnderCeiling : public Strategy {
public:
    explicit PlayerUnderCeiling(const Setup& setup) : counted_(under_ceiling(setup)) {}
    Answer answer(const Table& table, const Question& question) override {
        return baize::answer(table, question, 0, counted_.play(*seen(table, question)));
    }

private:
    HandByHand counted_;
};

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    if (!has_ceiling(setup)) return poker::price_wagers(kHousePoker, setup, request);
    std::vector<Price> prices = price_each(setup, request, [&](Position position) {
        return position.wager == lir::Bonus ? law_of_bonus(setup, position) : under_ceiling(setup).law();
    });
    for (Price& price : prices) {
        if (price.wager != setup.game().wagers[lir::Main].id) continue;
        price.unit = kUnit;
        price.note = price.supposes = fmt::format("wagers of {} each", to_string(priced_wager(setup)));  // ruling R67
    }
    return prices;
}

std::unique_ptr<Strategy> best_play(const Setup& setup) {
    if (!has_ceiling(setup)) return poker::best_strategy(kHousePoker, setup);
    return std::make_unique<PlayerUnderCeiling>(setup);
}

Explanation explain(const Setup& setup, const Progress& progress) {
    if (!has_ceiling(setup)) return poker::explain(kHousePoker, setup, progress);
    return {.edge = nearest(under_ceiling(setup).law().edge()), .unit = kUnit};
}

std::string advise_at(const Table& table, const Question& question) {
    return has_ceiling(table.setup()) ? std::string() : poker::advise_at(kHousePoker, table, question);
}

Weighing weigh(const Table& table, const Question& question) {
    return has_ceiling(table.setup()) ? Weighing{} : poker::weigh(kHousePoker, table, question);
}

}  // namespace

constinit const Pricer let_it_ride::kPricer{
    .price = price_wagers, .strategy = best_play, .explain = explain, .advise_at = advise_at, .weigh = weigh};

}  // namespace baize
