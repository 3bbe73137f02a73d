// A clause that a definition cites for a subject must speak of it: a limit cites a clause on limits, "no more bets" one
// on that, a shuffle one on shuffles. tests/rules/subjects.tsv says what clauses speak of; it was made from the seeds.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

#include "definition/setup.hpp"
#include "games/list.hpp"
#include "support/long_count.hpp"
#include "support/paths.hpp"

NOT_FOR_SANITIZERS("words and rows are compared");

namespace baize::citations_test {
namespace {

// By subject and book, the clauses: {"limits", "gb-2011"} has "3.10".
using Subjects = std::map<std::pair<std::string, std::string>, std::set<std::string>>;

Subjects subjects() {
    std::ifstream file(testing_support::tests_dir() + "/rules/subjects.tsv");
    Subjects list;
    for (std::string line; std::getline(file, line);) {
        if (line.empty() || line[0] == '#') continue;
        std::istringstream cells(line);
        std::string subject, book, clause;
        std::getline(cells, subject, '\t');
        std::getline(cells, book, '\t');
        while (cells >> clause) list[{subject, book}].insert(clause);
    }
    return list;
}

struct Citation {
    std::string subject, what;
    Clause clause;
};

std::vector<Citation> citations_of(const Game& game) {
    std::vector<Citation> list = {{"no-more-bets", "no more bets", game.clauses.no_more_bets},
                                  {"limits", "limits", game.clauses.limits},
                                  {"limits", "maximum", game.clauses.maximum},
                                  {"one-person", "one person", game.clauses.person},
                                  {"one-box", "one box", game.clauses.box}};
    for (const WagerDef& wager : game.wagers) {
        list.push_back({"no-more-bets", fmt::format("no more bets on {}", wager.id), wager.no_more_bets});
        list.push_back({"limits", fmt::format("limits of {}", wager.id), wager.limits});
    }
    if (game.equipment.shoe) {
        const ShoePolicy shoe = game.equipment.shoe(Setup(game));
        for (const Clause clause : {shoe.shuffle, shoe.cut_first, shoe.not_enough})
            list.push_back({"shuffle", "a shuffle", clause});
        list.push_back({"equipment", "which cards there are", shoe.equipment});
    }
    return list;
}

// Letters count only where the list has them.
bool has(const Subjects& list, const std::string& subject, std::string_view book, const std::string& clause) {
    const auto found = list.find({subject, std::string(book)});
    if (found == list.end()) return false;
    return found->second.contains(clause) || found->second.contains(clause.substr(0, clause.find('(')));
}

// "5.22(e)" is of the game's own book or of the one beneath it (ruling D4), "gb-2011 5.10" of another by name.
bool speaks_of(const Subjects& list, const Game& game, const Citation& citation) {
    const std::string clause(citation.clause);
    if (const auto blank = clause.find(' '); blank != std::string::npos)
        return has(list, citation.subject, clause.substr(0, blank), clause.substr(blank + 1));
    return has(list, citation.subject, game.book, clause) || has(list, citation.subject, game.rests_on.book, clause);
}

TEST(Citations, AClauseSpeaksOfWhatItIsCitedFor) {
    const Subjects list = subjects();
    ASSERT_GE(list.size(), 25u);
    std::size_t compared = 0;
    for (const Game* game : games()) {
        EXPECT_FALSE(game->clauses.no_more_bets.empty()) << game->id;
        EXPECT_FALSE(game->clauses.limits.empty()) << game->id;
        for (const Citation& citation : citations_of(*game)) {
            if (citation.clause.empty()) continue;
            ++compared;
            EXPECT_TRUE(speaks_of(list, *game, citation)) << game->id << ": " << citation.clause << " is cited for "
                                                          << citation.what << ", which is not its subject";
        }
    }
    EXPECT_GE(compared, 80u);
}

}  // namespace
}  // namespace baize::citations_test
