#include "odds/poker/describe/house_poker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <list>
#include <mutex>
#include <stdexcept>

#include "engine/table.hpp"
#include "odds/poker/describe/describe.hpp"
#include "odds/poker/choice_values.hpp"
#include "odds/wagers.hpp"

namespace baize::poker {

namespace {

// All of a set-up that a solution may depend on.
std::string key_of(const Decided& decided, const Setup& setup) {
    std::string key = fmt::format("{} {} {:x}", setup.game().id, decided.wager(), setup.shoe().without);
    for (const auto& [id, value] : setup.options_in_use()) key += fmt::format(" {}={}", id, value);
    // What an amount of money does to a price depends on the stake, which is the highest (ruling R67).
    for (std::size_t o = 0; o < setup.game().options.size(); ++o)
        if (setup.option_amount(o)) key += fmt::format(" of {}", setup.limits(decided.wager()).max.cents);
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w) {
        for (const PayRow& row : setup.pays(w)) key += fmt::format(" {}.{}={}", w, row.id, to_string(row));
        if (const Money most = setup.limits(w).payout_max; most.cents > 0)
            key += fmt::format(" {}<={} of {}", w, most.cents, setup.limits(decided.wager()).max.cents);
    }
    return key;
}

// The solutions that were requested last; decisions for five cards with one seen take seven megabytes.
class Solutions {
public:
    static Solutions& all() {
        static Solutions known;
        return known;
    }

    std::shared_ptr<const Solution> find(const std::string& key) {
        const std::scoped_lock lock(mutex_);
        const auto found = std::ranges::find(known_, key, &Known::first);
        if (found == known_.end()) return nullptr;
        known_.splice(known_.begin(), known_, found);
        return found->second;
    }
    void keep(std::string key, std::shared_ptr<const Solution> solution) {
        const std::scoped_lock lock(mutex_);
        known_.emplace_front(std::move(key), std::move(solution));
        if (known_.size() > kKept) known_.pop_back();
    }

private:
    using Known = std::pair<std::string, std::shared_ptr<const Solution>>;
    static constexpr std::size_t kKept = 8;
    std::mutex mutex_;
    std::list<Known> known_;
};

const Decided* decided_at(const HousePoker& game, Position position) {
    const auto found = std::ranges::find(game.decided, position.wager, &Decided::wager);
    return found == game.decided.end() ? nullptr : &*found;
}

// Were cards of the dealer's, or of the community's, shown in error? A solution knows those alone that a street shows.
bool sees_more(const Showdown& game, const Seen& seen) {
    int up = 0, board = 0;
    for (std::size_t street = 0; street <= seen.street; ++street) {
        up += game.streets[street].up;
        board += game.streets[street].board;
    }
    return seen.up.size() > up || seen.board.size() > board;
}

constexpr double kAsGood = 1e-9;  // of two plays, by sums of doubles

// A decision of a wager, as a table puts it.
struct Asked {
    const Decided& decided;
    const Showdown& game;
    const Solution& solution;
    const Table& table;
    const Question& question;
    const Seen& seen;
};

// With more in view than the solution supposes every deal that is left is counted; of equal plays that which lays less
// (ruling R50), as actions are listed. Where the table offers less than the game, the first that leads to a choice.
std::size_t best_action(const Asked& asked) {
    if (!sees_more(asked.game, asked.seen)) return asked.solution.play(asked.seen);
    const ActionValues worths = choice_values(asked.game, asked.solution, asked.seen);
    if (worths.empty()) return asked.solution.play(asked.seen);
    std::size_t best = 0;
    std::uint32_t taken = 0;
    for (std::size_t action = 0; action < worths.size(); ++action) {
        const std::uint8_t choice = answer_for(*asked.decided.plan, asked.table, asked.question, action).choice;
        if (!worths[action] || !asked.question.offers(choice) || (taken >> choice & 1u)) continue;
        if (taken == 0 || *worths[action] > *worths[best] + kAsGood) best = action;
        taken |= 1u << choice;
    }
    return best;
}

// Plays every decision as the solution says.
class HousePlayer : public Strategy {
public:
    HousePlayer(const HousePoker& game, const Setup& setup) : game_(game) {
        for (const Decided& each : game.decided)
            if (setup.offered(each.wager()))
                solved_.push_back({&each, describe(*each.plan, setup), solution_of(each, setup)});
    }

    Answer answer(const Table& table, const Question& question) override {
        for (const auto& [decided, game, solution] : solved_)
            if (const auto seen = seen_at(*decided->plan, table, question))
                return answer_for(*decided->plan, table, question,
                                  best_action({*decided, game, *solution, table, question, *seen}));
        if (!game_.otherwise) throw std::logic_error("a question that no decided wager asks");
        return game_.otherwise(table, question);
    }

private:
    struct Solved {
        const Decided* decided;
        Showdown game;
        std::shared_ptr<const Solution> solution;
    };
    const HousePoker& game_;
    std::vector<Solved> solved_;
};

}  // namespace

std::shared_ptr<const Solution> solution_of(const Decided& decided, const Setup& setup, const Progress& progress) {
    std::string key = key_of(decided, setup);
    if (auto known = Solutions::all().find(key)) return known;
    auto solution = std::make_shared<const Solution>(solve(describe(*decided.plan, setup), {.progress = progress}));
    Solutions::all().keep(std::move(key), solution);
    return solution;
}

CardSet face_up(const Hand& hand) {
    CardSet up;
    for (std::size_t i = 0; i < hand.faces.size(); ++i)
        if (hand.faces[i] == Face::Up) up = up | CardSet{hand.cards[i]};
    return up;
}

namespace {

// Ruling R59: a player who may look at several own hands (ruling R70) knows more cards than a price of one hand has.
bool sees_several(const Setup& setup) {
    const auto options = setup.options_in_use();
    const auto is = [&](std::pair<std::string, std::string> value) {
        return std::ranges::find(options, value) != options.end();
    };
    return is({"areas", "several"}) && is({"blind", "no"});
}

ReturnDistribution returns_of_play(const Decided& decided, const Setup& setup, const PriceRequest& request) {
    if (!request.lay_more) return solution_of(decided, setup, request.progress)->returns;
    return solve(describe(*decided.plan, setup), {.lay_more = true, .progress = request.progress}).returns;
}

}  // namespace

std::vector<Price> price_wagers(const HousePoker& game, const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    for (const Position position : opening_positions(setup)) {
        if (!wanted(request, setup, position)) continue;
        const Decided* const decided = decided_at(game, position);
        prices.push_back(named_price(setup, position));
        fill(prices.back(), decided ? returns_of_play(*decided, setup, request) : game.returns_of(setup, position));
        if (!decided) continue;
        prices.back().unit = decided->unit;
        if (sees_several(setup))
            suppose(prices.back(), "one hand in view: who looks at several of his own knows more cards");
    }
    return prices;
}

std::unique_ptr<Strategy> best_strategy(const HousePoker& game, const Setup& setup) {
    return std::make_unique<HousePlayer>(game, setup);
}

std::string advise_at(const HousePoker& game, const Table& table, const Question& question) {
    for (const Decided& each : game.decided) {
        const auto seen = table.setup().offered(each.wager()) ? seen_at(*each.plan, table, question) : std::nullopt;
        if (!seen) continue;
        const Showdown shown = describe(*each.plan, table.setup());
        const auto solution = solution_of(each, table.setup());
        const std::size_t action = best_action({each, shown, *solution, table, question, *seen});
        return shown.streets.at(seen->street).actions.at(action).id;
    }
    return {};
}

namespace {

// A game is solved only where one hand has no choice values without it.
ActionValues worths_of(const Decided& decided, const Setup& setup, const Seen& seen) {
    const Showdown game = describe(*decided.plan, setup);
    if (const auto known = Solutions::all().find(key_of(decided, setup))) return choice_values(game, *known, seen);
    ActionValues worths = decided.precomputed ? decided.precomputed(setup, seen) : ActionValues{};
    if (worths.empty()) worths = choice_values_unsolved(game, seen);
    return worths.empty() ? choice_values(game, *solution_of(decided, setup), seen) : worths;
}

}  // namespace

// A choice to which two actions lead is the first one's: after cards were shown a raise is once alone.
ChoiceValues choice_values(const HousePoker& game, const Table& table, const Question& question) {
    for (const Decided& each : game.decided) {
        const auto seen = table.setup().offered(each.wager()) ? seen_at(*each.plan, table, question) : std::nullopt;
        if (!seen) continue;
        const ActionValues worths = worths_of(each, table.setup(), *seen);
        ChoiceValues values{.unit = std::string(each.unit)};
        for (std::size_t action = 0; action < worths.size(); ++action) {
            if (!worths[action]) continue;
            const std::uint8_t choice = answer_for(*each.plan, table, question, action).choice;
            if (question.offers(choice) && std::ranges::find(values.choices, choice, &ChoiceValues::Choice::choice) ==
                                               values.choices.end())
                values.choices.push_back({choice, *worths[action]});
        }
        return values;
    }
    return {};
}

}  // namespace baize::poker
