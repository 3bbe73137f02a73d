// The signature: every price of every game, with each pay table and each value of each option that moves one, as it was
// last signed in tests/odds/signature/GAME.txt. A commit that moves one of them says so, and why.
//
// A row is a game, a wager, its pay table, the options that are not standard, and the edge; then the standard deviation
// and a digest of the return distribution, where they are known. A row "strategy" is a digest of how the best play
// answered in seeded rounds. A row "idle" says that an option moves no price, though it might; "refused", that it does
// not go with the version of the game that it is for.
// A row that ends in "long" is counted with BAIZE_LONG=1 only: what takes seconds is marked so by hand, and such rows
// stand last. BAIZE_UPDATE=1 writes the others again; both together write all.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "games/list.hpp"
#include "odds/simulate.hpp"
#include "price_lists.hpp"
#include "support/long_count.hpp"
#include "support/paths.hpp"

namespace baize::signature_test {
namespace {

LONG_COUNTS_ONLY("prices everything there is");
SLOW_SUITE(Signature, "prices everything there is");

using namespace price_lists;

constexpr std::string_view kLong = " long";

// ---- What is signed -----------------------------------------------------------------------------------------------

std::string words(const std::vector<std::pair<std::string, std::string>>& options) {
    std::string text;
    for (const auto& [id, value] : options) text += fmt::format("{}{}={}", text.empty() ? "" : ",", id, value);
    return text.empty() ? "-" : text;
}

// "variant=a six=yes|no" holds with the first value of each.
Choices first_of(std::string_view when) {
    Choices choices;
    std::istringstream conditions{std::string(when)};
    for (std::string each; conditions >> each;)
        choices.options.emplace_back(each.substr(0, each.find('=')),
                                     each.substr(each.find('=') + 1, each.find('|') - each.find('=') - 1));
    return choices;
}

// A game as standard, then with each pay table that is not the standard one, then with each other value of each option
// that moves the price, in the version that has it.
std::vector<Choices> variations(const Game& game) {
    std::vector<Choices> list{{}};
    const Setup standard(game);
    for (std::size_t w = 0; w < game.wagers.size(); ++w)
        for (const PayTable* table : standard.paytables_open(w))
            if (table->id != standard.paytable(w))
                list.push_back({{}, {{std::string(game.wagers[w].id), std::string(table->id)}}, {}});
    for (std::size_t i = 0; i < game.options.size(); ++i)
        for (const OptionValue& value : game.options[i].values)
            if (game.options[i].moves_price && value.id != standard.option_id(i)) {
                list.push_back(first_of(game.options[i].when));
                list.back().options.emplace_back(game.options[i].id, value.id);
            }
    return list;
}

// Of the layout, and by their names of the opening wagers that the standard
// layout leaves out but which are priced all the same.
std::vector<Price> all_prices(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> rows;
    if (auto of_layout = price(setup, request)) rows = *of_layout;
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w) {
        if (setup.offered(w) || setup.game().wagers[w].kind != WagerKind::Opening) continue;
        PriceRequest one = request;
        one.wager = setup.game().wagers[w].id;
        if (const auto by_name = price(setup, one)) rows.insert(rows.end(), by_name->begin(), by_name->end());
    }
    return rows;
}

// All that `edge --json` prints of a row must be there and make sense.
void expect_filled(const Price& row, const Game& game) {
    const std::string name = fmt::format("{} {} {}", row.game, row.wager, words(row.options));
    EXPECT_EQ(row.game, game.id) << name;
    EXPECT_FALSE(row.wager.empty() || row.paytable.empty() || row.unit.empty()) << name;
    // A person reads its title: the wager's, and of a further row of it ("ante+alone") more words than that.
    const std::string place = row.wager.substr(0, row.wager.size() - row.further.size());
    const std::string id = place.substr(0, place.find(':'));
    const auto wager = std::ranges::find_if(game.wagers, [&](const WagerDef& each) { return each.id == id; });
    ASSERT_NE(wager, game.wagers.end()) << name;
    EXPECT_TRUE(row.title.starts_with(wager->title)) << name << ": " << row.title;
    EXPECT_EQ(row.further.empty(), row.title == wager->title) << name << ": " << row.title;
    EXPECT_TRUE(row.further.empty() || row.title.find(row.further) == std::string::npos) << name << ": " << row.title;
    if (row.paytable == "fee") {  // no wager: gone whatever happens (ruling R33)
        EXPECT_EQ(row.exact, "1/1") << name;
        return;
    }
    EXPECT_TRUE(std::isfinite(row.edge) && row.edge < 1) << name;  // the player's may be above a stake (R54, R61)
    EXPECT_TRUE(std::isfinite(row.edge_of_total) && std::abs(row.edge_of_total) <= std::abs(row.edge)) << name;
    EXPECT_EQ(row.method, Method::Exact) << name;
    EXPECT_FALSE(row.standard_error.has_value()) << name;
    if (row.sd < 0) {  // a mean whose spread was not counted, exact or in double precision: the note says what it is
        EXPECT_FALSE(row.note.empty()) << name;
        EXPECT_TRUE(row.exact.empty() || row.edge == nearest(exact(row))) << name;
        return;
    }
    EXPECT_TRUE(std::isfinite(row.sd) && row.sd > 0) << name;
    EXPECT_TRUE(row.hit > 0 && row.hit < 1) << name;
    if (row.exact.empty()) {
        EXPECT_NE(row.note.find("double precision"), std::string::npos) << name;
        return;
    }
    EXPECT_EQ(row.edge, nearest(exact(row))) << name;
    double chances = 0;
    for (const auto& [net, chance] : row.returns) chances += chance;
    EXPECT_NEAR(chances, 1, 1e-14) << name;
}

// ---- How it is written --------------------------------------------------------------------------------------------

// FNV-1a: any change of any letter changes it.
class Digest {
public:
    void add(std::string_view text) {
        for (const char c : text) hash_ = (hash_ ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
    }
    std::string text() const { return fmt::format("{:016x}", hash_); }

private:
    std::uint64_t hash_ = 0xcbf29ce484222325u;
};

// To twelve decimals: blackjack is summed in double precision, and the last few digits may depend on the compiler.
std::string edge_row(const Price& row, const Choices& choices) {
    const double edge = std::abs(row.edge) < 5e-13 ? 0 : row.edge;
    return fmt::format("{} {} {} {} {:.12f}", row.game, row.wager, row.paytable, words(choices.options), edge);
}

std::string digest_of_returns(const Price& row) {
    Digest digest;
    for (const auto& [net, chance] : row.returns) digest.add(fmt::format("{} {:.12f};", net, chance));
    return digest.text();
}

std::string row_of(const Price& row, const Choices& choices) {
    std::string text = edge_row(row, choices);
    if (row.sd >= 0) text += fmt::format(" sd {:.9f}", row.sd);
    if (!row.returns.empty()) text += fmt::format(" returns {}", digest_of_returns(row));
    return text;
}

// Answers as the best play does, and keeps a digest of what it was asked and said.
class Listener : public Strategy {
public:
    Listener(const Setup& setup, Digest& digest) : strategy_(best_strategy(setup)), digest_(digest) {}
    Answer answer(const Table& table, const Question& question) override {
        const Answer answer = strategy_->answer(table, question);
        digest_.add(fmt::format("{} {} {};", question.choices, answer.choice, answer.amount.cents));
        if (answer.cards) digest_.add(fmt::format("{:x}.", answer.cards));
        return answer;
    }

private:
    std::unique_ptr<Strategy> strategy_;
    Digest& digest_;
};

std::string strategy_digest(const Setup& setup) {
    constexpr std::int64_t kRounds = 4000;
    Digest digest;
    SimulationRequest request;
    request.rounds = kRounds;
    request.threads = 1;
    request.strategy = [&] { return std::make_unique<Listener>(setup, digest); };
    simulate(setup, request);
    return digest.text();
}

// "- pair-plus=2": options, then a pay table of a wager.
std::string name_of(const Choices& choices) {
    std::string name = words(choices.options);
    for (const auto& [wager, table] : choices.paytables) name += fmt::format(" {}={}", wager, table);
    return name;
}

using Lines = std::vector<std::string>;

// ---- The signature of a game --------------------------------------------------------------------------------------

class SignedGame {
public:
    // `long_ones`: names of the variations that take long.
    SignedGame(const Game& game, std::set<std::string> long_ones, bool all)
        : game_(game), long_ones_(std::move(long_ones)), all_(all) {
        for (const Choices& choices : variations(game)) sign(choices);
    }

    const Lines& rows() const { return rows_; }
    const Lines& long_rows() const { return long_rows_; }

private:
    void sign(const Choices& choices) {
        const bool is_long = long_ones_.contains(name_of(choices));
        if (is_long && !all_) return;
        auto& out = is_long ? long_rows_ : rows_;
        const std::string mark(is_long ? kLong : "");
        const auto made = Setup::make(game_, choices);
        if (!made) {  // an option whose condition asks for what this game has not
            out.push_back(fmt::format("{} refused {}{}", game_.id, name_of(choices), mark));
            return;
        }
        const Setup& setup = *made;
        const std::vector<Price> prices = all_prices(setup, edges_of());
        ASSERT_FALSE(prices.empty()) << name_of(choices);
        for (const Price& row : prices) {
            expect_filled(row, game_);
            if (!choices.options.empty()) {
                EXPECT_EQ(std::ranges::count(row.options, choices.options.back()), 1) << name_of(choices);
            }
            if (of_this_table(row, choices)) out.push_back(row_of(row, choices) + mark);
        }
        if (is_idle(prices, choices)) out.push_back(fmt::format("{} idle {}{}", game_.id, name_of(choices), mark));
        if (pricer_of(game_.id).strategy)
            out.push_back(
                fmt::format("{} strategy {} {}{}", game_.id, name_of(choices), strategy_digest(setup), mark));
        if (all_) sign_spreads(setup, prices, choices);
    }

    // Of another pay table only the rows of its wager are new.
    static bool of_this_table(const Price& row, const Choices& choices) {
        return choices.paytables.empty() || choices.paytables.contains(row.wager.substr(0, row.wager.find('+')));
    }

    // Standard deviations that take longer than the edge.
    void sign_spreads(const Setup& setup, const std::vector<Price>& without, const Choices& choices) {
        if (std::ranges::all_of(without, [](const Price& row) { return row.sd >= 0; })) return;
        PriceRequest request = edges_of();
        request.spread = true;
        for (const Price& row : all_prices(setup, request)) {
            const auto known = std::ranges::find(without, row.wager, &Price::wager);
            if (row.sd >= 0 && known != without.end() && known->sd < 0 && of_this_table(row, choices))
                long_rows_.push_back(fmt::format("{} sd {:.9f}{}", edge_row(row, choices), row.sd, kLong));
        }
    }

    // Does a variation leave every price as it stands? Pay tables may share an edge, so the spread is looked at too.
    bool is_idle(const std::vector<Price>& prices, const Choices& choices) {
        std::map<std::string, std::string> edges;
        for (const Price& row : prices) edges[row.wager] = fmt::format("{:.12f} {:.9f}", row.edge, row.sd);
        if (choices.options.empty() && choices.paytables.empty()) standard_ = edges;
        else return edges == standard_;
        return false;
    }

    const Game& game_;
    std::set<std::string> long_ones_;
    bool all_;
    Lines rows_, long_rows_;
    std::map<std::string, std::string> standard_;
};

// ---- The files ----------------------------------------------------------------------------------------------------

std::filesystem::path path_of(std::string_view game) {
    return std::filesystem::path(testing_support::tests_dir()) / "odds" / "signature" / fmt::format("{}.txt", game);
}

struct File {
    Lines rows, long_rows;
    std::set<std::string> long_ones;  // variations whose strategy or edges are marked as long
};

File read_file(const Game& game) {
    File file;
    std::ifstream stream(path_of(game.id));
    for (std::string line; std::getline(stream, line);)
        (line.ends_with(kLong) ? file.long_rows : file.rows).push_back(line);
    for (const Choices& choices : variations(game)) {
        const std::string row = fmt::format("{} strategy {} ", game.id, name_of(choices));
        const auto is_it = [&](const std::string& line) { return line.starts_with(row); };
        if (std::ranges::any_of(file.long_rows, is_it)) file.long_ones.insert(name_of(choices));
    }
    return file;
}

void write_file(const Game& game, const Lines& rows, const Lines& long_rows) {
    std::filesystem::create_directories(path_of(game.id).parent_path());
    std::ofstream stream(path_of(game.id));
    for (const auto* lines : {&rows, &long_rows})
        for (const std::string& line : *lines) stream << line << '\n';
}

void expect_same(const Lines& signed_before, const Lines& now) {
    for (std::size_t i = 0; i < std::max(signed_before.size(), now.size()); ++i)
        EXPECT_EQ(i < signed_before.size() ? signed_before[i] : "(no more lines)",
                  i < now.size() ? now[i] : "(no longer priced)")
            << "a price is not as signed; BAIZE_UPDATE=1 writes the file anew";
}

class Signature : public testing::TestWithParam<const Game*> {};

// One test for both, because the list takes a while: every value of every option that moves a price is priced with all
// its figures, and these are as signed.
TEST_P(Signature, EveryOptionAndPayTableIsPricedAsSigned) {
    const Game& game = *GetParam();
    const bool all = testing_support::long_run();
    const File file = read_file(game);
    SignedGame now(game, file.long_ones, all);
    Digest digest;
    for (const std::string& line : now.rows()) digest.add(line + "\n");
    Lines rows = now.rows();
    rows.push_back(fmt::format("signature {}", digest.text()));
    if (std::getenv("BAIZE_UPDATE")) return write_file(game, rows, all ? now.long_rows() : file.long_rows);
    ASSERT_FALSE(file.rows.empty()) << "there is no " << path_of(game.id) << ": BAIZE_UPDATE=1 writes it";
    expect_same(file.rows, rows);
    if (all) expect_same(file.long_rows, now.long_rows());
}

std::string test_name(const testing::TestParamInfo<const Game*>& info) {
    std::string name(info.param->id);
    for (char& c : name)
        if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
    return name;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Signature, testing::ValuesIn(games().begin(), games().end()), test_name);

}  // namespace
}  // namespace baize::signature_test
