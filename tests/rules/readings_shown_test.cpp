// What a table elected, or how it reads an unclear clause, stands on its notice whichever it is (gb-2011 6.47; rulings
// R10, R11).
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "games/list.hpp"
#include "print/sign.hpp"
#include "support/long_count.hpp"
#include "table_file/config.hpp"

NOT_FOR_SANITIZERS("words and rows are compared");

namespace baize::readings_shown_test {
namespace {

struct Shown {
    const char* game;
    const char* options;  // of a table file; "" where it says nothing
    const char* notice;
};

constexpr Shown kShown[] = {
    {"gb.punto-banco", "", "needs a wager on punto or banco: no (gb-2011 6.47)"},
    {"gb.punto-banco", "ur-way-needs-wager='yes'", "needs a wager on punto or banco: yes (gb-2011 6.47)"},
    {"nz.big-raise-stud", "", "(ruling R22): stand off (nz-big-raise-stud 5.7)"},
    {"nz.big-raise-stud", "sevens='lose'", "(ruling R22): lose (nz-big-raise-stud 10.2(b))"},
    {"nz.big-raise-stud", "", "(ruling R68): returned (nz-big-raise-stud 10.2(b))"},
    {"nz.big-raise-stud", "stand-off-ante='paid'", "(ruling R68): paid (nz-big-raise-stud 5.7)"},
    {"nz.lunar-poker", "", "(ruling R25): any (nz-lunar-poker 10.9)"},
    {"nz.lunar-poker", "second-combination='other-line'", "(ruling R25): other line (nz-lunar-poker 10.9)"},
    {"nz.lunar-poker", "", "on the Super wager (ruling R18): any hand (nz-lunar-poker 5.9)"},
    {"nz.lunar-poker", "ace-king-queen='odd-cards-only'", "(ruling R18): odd cards only (nz-lunar-poker 5.9)"},
    {"nz.lunar-poker", "", "the Super wager pays (ruling R18): highest (nz-lunar-poker 5.9)"},
    {"nz.lunar-poker", "super-pays='each'", "the Super wager pays (ruling R18): each (nz-lunar-poker 5.9)"},
    {"gb.crazy-4-poker", "", "when the dealer does not qualify (ruling R48): play paid (gb-2011 15.19)"},
    {"gb.crazy-4-poker", "does-not-qualify='play-compared'",
     "when the dealer does not qualify (ruling R48): play compared (gb-2011 15.20)"},
    {"gb.pai-gow-tiles", "", 
     "(ruling R52): balancing the hands, by the house's chart, displayed beside this sign: with which of the others "
     "the highest tile of each hand goes (gb-2011 14.31)"},
    {"gb.pai-gow-tiles", "house-way='strengthen-low'", 
     "(ruling R52): strengthening the low hand: the highest that is no foul, and of equal ones that with the higher "
     "high hand (gb-2011 14.31)"},
    {"gb.pai-gow-tiles", "", "A low hand above the high hand: loses with both hands (gb-2011 14.29)"},
    {"gb.pai-gow-tiles", "foul='re-set'", 
     "A low hand above the high hand: the dealer sets the tiles again by the house way (gb-2011 14.29)"},
    {"gb.pai-gow-tiles", "", "When Long is split (ruling R79): 2 or 12 with 2, 11 or 12 (gb-2011 14.31)"},
    {"gb.pai-gow-tiles", "split-long='never'", "When Long is split (ruling R79): never (gb-2011 14.31)"},
    {"gb.pai-gow-tiles", "mixed-pairs='never'",
     "Mixed pairs in the Bonanza wagers (ruling R79): do not count as pairs (gb-2011 14.44)"},
    {"gb.pai-gow-poker", "", "with the two-card hand higher: loses with both hands (gb-2011 13.19(a))"},
    {"gb.pai-gow-poker", "foul='re-set'", 
     "with the two-card hand higher: the dealer sets the cards again by the house way (gb-2011 13.19(b))"},
    {"gb.pai-gow-poker", "", "from which an Envy Bonus is paid: 5.00 NZD (gb-2011 13.32)"},
    {"gb.pai-gow-poker", "envy-from='10.00'", "from which an Envy Bonus is paid: 10"},
    {"gb.casino-war", "", "when a war is won (ruling R10): original returned (gb-2011 17.5)"},
    {"gb.casino-war", "won-war='original-paid'", "when a war is won (ruling R10): original paid (gb-2011 17.5)"},
    {"gb.casino-war", "won-war='original-lost'", "when a war is won (ruling R10): original lost (gb-2011 17.5)"},
    {"nz.racing-card-derby", "", "(ruling R11): highest line (nz-racing-card-derby 5.8(d))"},
    {"nz.racing-card-derby", "exact-trifecta-pays='every-line'",
     "(ruling R11): every line (nz-racing-card-derby 5.8(d))"},
};

TEST(ReadingsShown, WhicheverOptionIsUsedIsDisplayed) {
    for (const Shown& each : kShown) {
        const auto config = parse_table(fmt::format(
            "id='a'\ngame='{}'\n[options]\n{}\n[limits]\nmin=1\nmax=100\nincrement=1\n", each.game, each.options));
        ASSERT_TRUE(config) << config.refusal().what;
        const auto list = required_notices(*config);
        EXPECT_TRUE(std::any_of(list.begin(), list.end(), [&](const std::string& line) {
            return line.find(each.notice) != std::string::npos;
        })) << each.notice;
        const auto sign = sign_text(*config);
        ASSERT_TRUE(sign);
        const std::string said = std::string(each.notice).substr(0, std::string(each.notice).rfind(" ("));
        EXPECT_NE(sign_json(*sign).dump().find(said), std::string::npos) << each.notice;
    }
}

// No notice names a value by its id: what an option says there are words.
TEST(ReadingsShown, ValuesAreToldInWordsAndNotById) {
    const auto digit = [](const std::string& words, std::size_t at) { return words[at] >= '0' && words[at] <= '9'; };
    for (const Game* game : games())
        for (std::size_t option = 0; option < game->options.size(); ++option)
            for (const OptionValue& value : game->options[option].values) {
                const auto setup = baize::Setup::make(
                    *game, {{{std::string(game->options[option].id), std::string(value.id)}}, {}, {}});
                if (!setup || setup->option_id(option) != value.id) continue;  // not with the others as they stand
                const std::string words = setup->option_words(option);
                for (std::size_t at = words.find('-'); at != std::string::npos; at = words.find('-', at + 1))
                    EXPECT_TRUE(at > 0 && digit(words, at - 1) && digit(words, at + 1))
                        << game->id << " " << game->options[option].id << ": " << words;
            }
    const baize::Setup tiles(*find_game("gb.pai-gow-tiles"));
    EXPECT_EQ(tiles.option_id(0), "balanced");
    EXPECT_TRUE(tiles.option_words(0).starts_with("balancing the hands, by the house's chart"));
}

}  // namespace
}  // namespace baize::readings_shown_test
