// No player, by acting or by silence, with or without credit, stops a table: every game with random options, on the
// floor, where players answer, are silent, empty their credit and leave, where supervisors rule and call off, and
// dealers enter. Nothing fails, every round ends, and the auditor agrees about the money.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

#include "chance/chance.hpp"
#include "engine/describe.hpp"
#include "games/list.hpp"
#include "support/floor.hpp"
#include "support/long_count.hpp"

SLOW_SUITE(SilenceProperty, "thousands of random sessions");

namespace baize::silence_property_test {
namespace {

using floor::Json;
using floor::Phase;
using floor::Role;
using testing_support::example_files;
using testing_support::example_table;
using testing_support::TestFloor;

constexpr int kPlayers = 4, kBoxes = 3, kRounds = 4;

class World {
public:
    World(const std::string& file, std::uint64_t seed) : random_{seed, 1} {
        const std::string base = example_table(file, {{"chance", chance(50) ? "\"server\"" : "\"dealer\""}});
        for (int tries = 0; tries < 8 && id_.empty(); ++tries)
            open(tries < 7 ? with_options(base, file) : example_table(file));
    }
    // How the rounds ended; empty where all is well.
    std::string play(int rounds) {
        if (id_.empty()) return "the table was not taken";
        for (int i = 0; i < rounds; ++i) {
            const std::uint64_t round = table().round;
            for (int step = 0; step < kSteps && table().round == round && table().session; ++step) this->step();
            if (!table().fault.empty()) return table().fault;
            if (table().round == round && table().session && table().session->need().kind == NeedKind::Bets)
                return "";  // nobody plays
            if (table().round == round && table().session)
                return fmt::format("round {} does not end: the table waits for {}", round,
                                   describe(table().session->need(), table().session->table()));
        }
        if (floor_.auditor.fault())
            return fmt::format("entry {}: {}", floor_.auditor.fault()->seq, floor_.auditor.fault()->what);
        if (const auto broken = floor_.floor.state().books.broken()) return *broken;
        return TestFloor::fingerprint(*floor_.replayed()) == TestFloor::fingerprint(floor_.floor)
                   ? ""
                   : "a replay gives another floor";
    }
    const std::string& options() const { return options_; }
    std::size_t settled() const { return id_.empty() ? 0 : table().past.size(); }
    int late() const { return late_; }
    int poor() const { return poor_; }
    int rulings() const { return rulings_; }
    const std::set<std::string>& with_cards() const { return with_cards_; }  // choices that were made so

private:
    static constexpr int kSteps = 400;

    std::size_t below(std::size_t bound) {
        return bound == 0 ? 0 : baize::below(random_, static_cast<std::uint32_t>(bound));
    }
    bool chance(std::size_t percent) { return below(100) < percent; }
    const floor::LiveTable& table() const { return floor_.table(id_); }
    Json sent(const Event& event) const { return wire::json_of(floor::event_of(event, table().game())); }
    std::string seat() { return floor::terminal_name(id_, static_cast<PlayerId>(below(kPlayers))); }

    void open(const std::string& toml) {
        options_ = toml;
        for (const char* verb : {"table", "open-table"}) {
            Json args = id_.empty() ? Json{{"toml", toml}} : Json{{"table", id_}};
            const auto taken = floor_.as(Role::Supervisor, "sue", verb, std::move(args));
            if (!taken) return;
            if (id_.empty()) id_ = taken->body["table"];
        }
        (void)floor_.two("fill", {{"account", "float:" + id_}, {"amount", 1'000'000'00}});
    }
    // The file with other options here and there; a set-up that the rules forbid is refused, and drawn again.
    std::string with_options(const std::string& base, const std::string& file) {
        const auto offer = floor::make_offer(base);
        if (!offer) return example_table(file);
        std::string text, wanted;
        const Game& game = (*offer)->setup.game();
        std::set<std::string> changed;
        for (const OptionDef& option : game.options) {
            if (!chance(40) || option.values.empty()) continue;
            changed.insert(std::string(option.id));
            wanted += fmt::format("{} = \"{}\"\n", option.id, option.values[below(option.values.size())].id);
        }
        bool in_options = false, written = false;
        std::istringstream lines(base);
        for (std::string line; std::getline(lines, line);) {
            if (line.starts_with("[")) in_options = line.starts_with("[options]");
            if (in_options && changed.contains(line.substr(0, line.find(' ')))) continue;
            text += line + "\n";
            if (line.starts_with("[options]")) text += wanted, written = true;
        }
        return written ? text : text + "\n[options]\n" + wanted;
    }

    void step() {
        if (chance(6)) return purse();
        if (chance(4)) return rule();
        if (chance(1)) return call_off();
        const Need need = table().session->need();
        if (need.kind == NeedKind::Bets) return bets();
        if (need.kind == NeedKind::Decision) return decide(need.question);
        if (table().phase == Phase::Confirming)
            return (void)floor_.as(Role::Dealer, "dora", "confirm", {{"table", id_}, {"round", table().round}});
        if (ChanceSource::answers(need))
            (void)floor_.as(Role::Dealer, "dora", "enter",
                            {{"table", id_},
                             {"event", sent(shoe_.answer(need, table().session->table()))}});
    }
    // Notes come in, and all credit goes out at any moment.
    void purse() {
        if (chance(50)) return (void)floor_.at(seat(), "voucher-out");
        static constexpr int kNotes[] = {5'00, 10'00, 20'00, 100'00};
        (void)floor_.at(seat(), "insert-cash", {{"amount", kNotes[below(4)]}});
    }
    void bets() {
        const Game& game = table().game();
        if (chance(15)) return (void)floor_.at(seat(), "insert-cash", {{"amount", chance(50) ? 20'00 : 100'00}});
        if (game.layout.places > 0 && chance(5))
            return (void)floor_.at(seat(), "sit",
                                   {{"place", 1 + below(static_cast<std::size_t>(game.layout.places))},
                                    {"leave", chance(20)}});
        if (table().session->table().stakes().size() > 2 && chance(25)) return floor_.wait(30);
        std::size_t wager = chance(50) ? 0 : below(game.wagers.size());
        for (int i = 0;
             i < 8 && !(table().offer->setup.offered(wager) && game.wagers[wager].kind == WagerKind::Opening); ++i)
            wager = below(game.wagers.size());
        const auto limits = limits_at(table().config(), game, game.wagers[wager].id, 1);
        const Position position{static_cast<std::uint8_t>(wager),
                                static_cast<std::uint16_t>(below(game.wagers[wager].open_spots()))};
        Json args = {{"wager", position_name(game, position)},
                     {"stake", std::max(limits.min.cents, table().config().aggregate_min.cents) *
                                   static_cast<std::int64_t>(1 + below(6))}};
        if (game.layout.boxes > 0) args["box"] = 1 + below(kBoxes);
        (void)floor_.at(seat(), "bet", args);
    }
    void decide(const Question& question) {
        if (chance(45)) {
            ++late_;
            return floor_.wait(table().config().decision_seconds);
        }
        const Game& game = table().game();
        std::vector<std::size_t> open;
        for (std::size_t i = 0; i < game.choices.size(); ++i)
            if (question.offers(static_cast<int>(i))) open.push_back(i);
        const std::size_t choice = open[below(open.size())];
        Json args = {{"choice", game.choices[choice].id}};
        if (question.with_amount >> choice & 1u)
            args["amount"] = (chance(50) ? question.amount_min : question.amount_max).cents;
        if (question.with_cards >> choice & 1u) args["cards"] = some_cards(question);
        const auto reply = floor_.at(floor::terminal_name(id_, question.player), "answer", args);
        if (reply && args.contains("cards")) with_cards_.insert(args["choice"]);
        if (!reply && reply.refusal().what.find("credit") != std::string::npos) ++poor_;
    }
    // Of the cards that the player holds; now and then one too few or too many.
    std::vector<std::string> some_cards(const Question& question) {
        const auto& held = table().session->table().hand_of(question).cards;
        std::vector<std::string> names;
        for (const Card card : held) names.push_back(std::string(table().game().deck().name(card)));
        const std::size_t least = question.cards_min, most = question.cards_max + (chance(10) ? 1u : 0u);
        const std::size_t wanted = std::min(names.size(), least + below(most - least + 1));
        for (std::size_t i = 0; i < wanted; ++i) std::swap(names[i], names[i + below(names.size() - i)]);
        names.resize(wanted);
        return names;
    }
    void rule() {
        const Game& game = table().game();
        if (game.irregularities.empty()) return;
        const IrregularityDef& def = game.irregularities[below(game.irregularities.size())];
        Ruled ruled;
        ruled.irregularity = static_cast<std::uint8_t>(&def - game.irregularities.data());
        if (def.target != Target::None && def.target != Target::Cards)
            ruled.box = static_cast<BoxNo>(1 + below(kBoxes));
        if (def.target == Target::Player) ruled.player = static_cast<PlayerId>(below(kPlayers));
        if (def.target == Target::Box && chance(30)) ruled.hand = static_cast<std::uint8_t>(below(3));
        if (def.target == Target::Cards || def.target == Target::BoxAndCards)
            for (std::size_t i = 0; i < (def.target == Target::Cards ? 1u : 3u); ++i)
                ruled.cards.push_back(Card::from_index(static_cast<int>(below(kCardsInDeck))));
        if (floor_.as(Role::Supervisor, "sue", "rule", {{"table", id_}, {"event", sent(ruled)}}))
            ++rulings_;
    }
    void call_off() {
        (void)floor_.two(chance(50) ? "no-spin" : "void-round", {{"table", id_}, {"round", table().round}});
    }

    Random random_;
    TestFloor floor_;
    std::string id_, options_;
    ShuffledShoe shoe_{[random = Random{7, 7}]() mutable { return random(); }};
    int late_ = 0, poor_ = 0, rulings_ = 0;
    std::set<std::string> with_cards_;
};

TEST(SilenceProperty, R57_R58_NobodyStopsATable) {
    const int tables = testing_support::sanitized() ? 1 : 20;
    int late = 0, poor = 0, rulings = 0;
    std::size_t settled = 0, rounds = 0;
    std::map<std::string, std::set<std::string>> with_cards;  // by file
    for (const std::string& file : example_files())
        for (int i = 0; i < tables; ++i) {
            const auto seed = static_cast<std::uint64_t>(1 + i);
            World world(file, seed);
            const std::string ended = world.play(kRounds);
            ASSERT_EQ(ended, "") << file << " seed " << seed << "\n" << world.options();
            settled += world.settled();
            rounds += kRounds;
            late += world.late();
            poor += world.poor();
            rulings += world.rulings();
            with_cards[file].insert(world.with_cards().begin(), world.with_cards().end());
        }
    EXPECT_GT(settled, rounds * 3 / 4) << "of " << rounds;
    EXPECT_GT(late, 20 * tables);
    EXPECT_GT(poor, tables);
    EXPECT_GT(rulings, 5 * tables);
    if (testing_support::sanitized()) return;  // too few tables
    for (const Game* game : games())
        for (const ChoiceDef& choice : game->choices) {
            const bool takes_cards = choice.id == "set" || choice.id == "hold" || choice.id == "exchange";
            if (!takes_cards) continue;
            EXPECT_TRUE(with_cards[fmt::format("{}.toml", game->id)].contains(std::string(choice.id)))
                << game->id << " " << choice.id << " was never spoken";
        }
}

}  // namespace
}  // namespace baize::silence_property_test
