#include "odds/poker/explain/explain_poker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>

#include "odds/poker/describe/describe.hpp"
#include "odds/poker/describe/house_poker.hpp"

namespace baize::poker {

std::string sequence_name(const Showdown& game, const Actions& sequence) {
    std::string name;
    for (std::size_t street = 0; street < sequence.size(); ++street)
        name += (street ? ", " : "") + game.streets[street].actions[sequence[street]].id;
    return name;
}

// The least is laid by the first. Red folds, then from yellow to green as more is laid.
std::vector<Legend> legend_of(const std::vector<std::string>& plays) {
    static constexpr std::pair<std::string_view, std::uint32_t> kInks[] = {
        {"#f3c9c0", 0x9c3b2e}, {"#f8e6ae", 0x8a6d1a}, {"#dcebc0", 0x5f7d2a},
        {"#c5e3c5", 0x2f7a44}, {"#b5dcd3", 0x1f6f63}, {"#bcd3ee", 0x2b5a94}};
    std::vector<Legend> legend;
    for (const std::string& play : plays) {
        std::string letters = play.size() <= 2 ? play : std::string(1, static_cast<char>(std::toupper(play[0])));
        const auto taken = [&] { return std::ranges::find(legend, letters, &Legend::letters) != legend.end(); };
        for (std::size_t more = 1; taken() && more < play.size(); ++more) letters += play[more];
        const auto& [paper, screen] = kInks[std::min(legend.size(), std::size(kInks) - 1)];
        legend.push_back({letters, play, play, std::string(paper), screen});
    }
    return legend;
}

std::vector<Legend> used_in(const Chart& chart, const std::vector<Legend>& legend) {
    std::vector<Legend> used = legend;
    std::erase_if(used, [&](const Legend& each) {
        return std::ranges::none_of(chart.sections, [&](const Section& section) {
            return std::ranges::find(section.squares, each.letters, &Square::play) != section.squares.end();
        });
    });
    return used;
}

std::string letters_of(const std::vector<Legend>& legend, const std::string& play) {
    const auto found = std::ranges::find(legend, play, &Legend::words);
    return found == legend.end() ? play : found->letters;
}

namespace {

std::string ranks_of(CardSet cards) {
    std::string text;
    for (std::size_t rank = 13; rank-- > 0;)
        for (std::size_t suit = 0; suit < 4; ++suit)
            if (cards.suit(suit) >> rank & 1) text += kRankLetters[rank];
    return text;
}

// "A-K-9-8-3", or with the suits where all but few are of one: whatever may matter is seen.
std::string cards_name(CardSet cards) {
    std::size_t most = 0;
    for (std::size_t suit = 1; suit < 4; ++suit)
        if (std::popcount(cards.suit(suit)) > std::popcount(cards.suit(most))) most = suit;
    const int suited = std::popcount(cards.suit(most));
    std::string text = ranks_of(cards);
    if (suited >= 2 && suited >= cards.size() - 1) text += fmt::format(", {} of them suited", suited);
    return text;
}

// A game's own choices as the solver's actions.
Rule as_actions(const RuleOfThumb& thumb, const Plan& plan, const Setup& setup) {
    std::vector<const Decision*> decisions;
    for (std::size_t i = 0; const Plan::Street* const street = street_of(plan, setup, i); ++i)
        decisions.push_back(&street->decision);
    return [&thumb, decisions](const Seen& seen) { return action_for(*decisions[seen.street], thumb.choice(seen)); };
}

Explanation explain_one(const Decided& decided, const Setup& setup, const Progress& progress) {
    const Showdown game = describe(*decided.plan, setup);
    const auto solution = solution_of(decided, setup, progress);
    Explanation play{.edge = nearest(solution->returns.edge()), .unit = std::string(decided.unit)};
    int seen = 0;
    for (std::size_t street = 0; street < game.streets.size(); ++street) {
        seen += game.streets[street].own + game.streets[street].board;
        play.taken.push_back({game.streets.size() > 1 ? fmt::format("with {} cards seen", seen) : "", {}});
        for (std::size_t action = 0; action < game.streets[street].actions.size(); ++action)
            play.taken.back().share.emplace_back(game.streets[street].actions[action].id,
                                                 nearest(solution->frequency[street][action]));
    }
    const auto tell = game.dealer == 0 ? explain_streets : game.board > 0 ? explain_board : explain_duel;
    tell(game, progress, play);
    for (const RuleOfThumb& each : decided.rules ? decided.rules(setup) : std::vector<RuleOfThumb>{}) {
        const Rule rule = as_actions(each, *decided.plan, setup);
        const Ratio edge = solve(game, {.rule = &rule, .progress = progress}).returns.edge();
        play.rules.push_back({each.name, nearest(edge), nearest(edge - solution->returns.edge())});
    }
    return play;
}

}  // namespace

std::vector<Exception> exceptions_of(const Showdown&, const std::vector<Mistake>& mistakes,
                                     const std::function<std::string(const Mistake&, std::size_t)>& name) {
    std::map<std::array<std::string, 4>, Exception> alike;
    for (const Mistake& each : mistakes) {
        const std::string cards = cards_name(each.seen.own), up = ranks_of(each.seen.up);
        const std::string taken = name(each, each.taken), best = name(each, each.best);
        Exception& sum = alike.try_emplace({cards, up, taken, best}, Exception{cards, up, taken, best}).first->second;
        const double chance = sum.chance + each.chance;
        sum.gain = (sum.gain_a_round() + each.gain * each.chance) / chance;
        sum.chance = chance;
    }
    std::vector<Exception> list;
    for (auto& [key, each] : alike) list.push_back(std::move(each));
    std::ranges::stable_sort(list, std::greater<>(), &Exception::gain_a_round);
    return list;
}

Explanation explain(const HousePoker& game, const Setup& setup, const Progress& progress) {
    Explanation play = explain_one(game.decided.front(), setup, progress);
    for (const Decided& each : game.decided.subspan(1)) {
        if (!setup.offered(each.wager())) continue;
        play.beside.push_back(explain_one(each, setup, progress));
        play.beside.back().id = setup.game().wagers[each.wager()].id;
        play.beside.back().whose = fmt::format("of the {}", setup.game().wagers[each.wager()].id);
        play.beside.back().note = setup.game().wagers[each.wager()].title;
    }
    return play;
}

}  // namespace baize::poker
