// baize train GAME: rounds in the terminal, each decision scored with what it costs against the best play.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>

#include "cli/screen/play_screen.hpp"
#include "cli/screen/play_words.hpp"
#include "cli/screen/terminal.hpp"
#include "cli/verbs.hpp"
#include "coach/trainer.hpp"
#include "engine/describe.hpp"
#include "server/entropy.hpp"

namespace baize::cli {

namespace {

constexpr int kRoundsToTrainMax = 1'000'000;

struct TrainArguments {
    GameArguments game;
    std::optional<std::uint64_t> seed;
    int rounds = 0;
    std::string bets;
    bool plain = false, json = false;
};

// A lone player's lesson over a trainer: shows the table, reads choices, tells the score.
class Lesson {
public:
    Lesson(const Setup& setup, Terminal& terminal, Trainer& trainer, int rounds)
        : setup_(setup), terminal_(terminal), trainer_(trainer), rounds_(rounds) {}

    // Until the rounds are played, the player leaves or the input ends. Refused where the table takes no such bets.
    MaybeRefusal run() {
        terminal_.say(header_text(terminal_.style(), setup_));
        terminal_.say("Each round is dealt from a full shoe; q leaves.\n");
        while (rounds_ == 0 || trainer_.score().rounds < rounds_) {
            if (auto refusal = trainer_.begin()) return refusal;
            while (trainer_.asks())
                if (!decide()) return std::nullopt;
            finish_round();
        }
        return std::nullopt;
    }

    void tell_score() {
        const TrainingScore& score = trainer_.score();
        terminal_.leave_it();
        if (score.decisions == 0) return terminal_.say("No decision was made.");
        terminal_.say(score_line());
        for (const Scored& each : score.dearest)
            terminal_.say(fmt::format("  {:.4f}  {}: {}, best was {}", each.cost, each.situation, each.chosen,
                                      each.best));
    }

private:
    std::string score_line() const {
        const TrainingScore& score = trainer_.score();
        return fmt::format("{} of {} decisions right ({:.1f}%) in {}; mistakes cost {:.4f} of the {} per 100 rounds",
                           score.right, score.decisions, 100 * score.share_right(), rounds_text(score.rounds),
                           score.cost_per_100(), score.unit.empty() ? "wager" : score.unit);
    }

    // False: the player leaves.
    bool decide() {
        const Table& table = trainer_.session().table();
        const Question question = trainer_.question();
        const auto keys = choice_keys(setup_.game());
        std::vector<OpenChoice> open;
        for (std::size_t i = 0; i < setup_.game().choices.size(); ++i)
            if (question.offers(static_cast<int>(i))) open.push_back({i, keys[i], {}, false, {}, true});
        const std::string active = question.box ? place_name(table, question.box, question.hand) : "";
        terminal_.draw(scene_text(terminal_.style(), table, view_of(table, Trainer::kPlayer), active) +
                       question_text(terminal_.style(), table, question, open));
        for (;;) {
            const auto line = terminal_.ask("your choice> ");
            auto words = line ? words_of(*line) : std::vector<std::string>{"q"};
            if (!words.empty() && is_leave(words[0])) return false;
            if (words.size() == 1 && takes_cards(question, words[0]) && !add_cards(question, words)) return false;
            const auto answer = read_answer(question, words);
            if (!answer) { refuse(answer.refusal()); continue; }
            const std::string worths = worths_told();
            const std::string unit = trainer_.values().unit;
            const auto scored = trainer_.answer(*answer);
            if (!scored) { refuse(scored.refusal()); continue; }
            tell(*scored, worths, unit);
            return true;
        }
    }

    void refuse(const Refusal& refusal) {
        terminal_.say(ink(terminal_.style(), Ink::Yellow, "  " + to_string(refusal)));
    }

    bool takes_cards(const Question& question, const std::string& word) const {
        const auto choice = read_choice(setup_.game(), question, word);
        return choice && (question.with_cards >> *choice & 1u);
    }

    // The cards on a line of their own. False: the player leaves.
    bool add_cards(const Question& question, std::vector<std::string>& words) {
        const auto line = terminal_.ask(fmt::format("which? {}, by name or place{}> ", cards_wanted(question),
                                                    question.cards_min == 0 ? ", Enter for none" : ""));
        const auto cards = line ? words_of(*line) : std::vector<std::string>{"q"};
        if (!cards.empty() && is_leave(cards[0])) return false;
        words.insert(words.end(), cards.begin(), cards.end());
        return true;
    }

    // A choice, and behind it the cards that it takes.
    Result<Answer> read_answer(const Question& question, std::vector<std::string> words) {
        const auto choice = read_choice(setup_.game(), question, words.empty() ? "" : words[0]);
        if (!choice) return choice.refusal();
        Answer answer{static_cast<std::uint8_t>(*choice)};
        if (!(question.with_cards >> *choice & 1u)) return answer;
        words.erase(words.begin());
        if (words == std::vector<std::string>{"nothing"}) words.clear();
        const Table& table = trainer_.session().table();
        const Hand& hand = table.hand_of(question);
        const auto cards = read_cards(setup_.game().deck(), std::span(hand.cards.begin(), hand.cards.size()), words);
        if (!cards) return cards.refusal();
        answer.cards = table.places_of(question, *cards).value_or(0);
        return answer;
    }

    // What answers are worth, in their order; of many the best, in theirs. Twins of a tile are told once.
    std::string worths_told() const {
        constexpr std::size_t kMost = 6;
        auto choices = trainer_.values().choices;
        if (choices.size() > kMost) std::ranges::stable_sort(choices, std::greater<>(), &ChoiceValues::Choice::worth);
        std::vector<std::string> told;
        for (const ChoiceValues::Choice& each : choices) {
            std::string words = fmt::format("{} {:+.4f}", trainer_.words_for(each), each.worth);
            if (std::ranges::find(told, words) == told.end()) told.push_back(std::move(words));
        }
        if (told.size() > kMost) told.resize(kMost), told.push_back("...");
        return fmt::format("{}", fmt::join(told, ", "));
    }

    // What it was worth, beside others.
    void tell(const Scored& scored, const std::string& worths, const std::string& unit) {
        const Style& style = terminal_.style();
        terminal_.say(scored.right() ? ink(style, Ink::Green, "  Right.")
                                     : ink(style, Ink::Red, fmt::format("  {} costs {:.4f} of the {}: {} is best.",
                                                                        scored.chosen, scored.cost, unit,
                                                                        scored.best)));
        terminal_.say(ink(style, Ink::Dim, "  " + worths));
        terminal_.leave_it();
    }

    void finish_round() {
        const Table& table = trainer_.session().table();
        const View view = view_of(table, Trainer::kPlayer);
        terminal_.say(scene_text(terminal_.style(), table, view, {}) +
                      settlement_text(terminal_.style(), setup_.game(), view));
        terminal_.leave_it();
        if (trainer_.score().decisions > 0) terminal_.say("  " + score_line() + "\n");
    }

    const Setup& setup_;
    Terminal& terminal_;
    Trainer& trainer_;
    int rounds_;
};

void train(const TrainArguments& arguments, Status& status) {
    const auto asked = arguments.game.setup();
    if (!asked) return refuse(status, asked.refusal());
    const Setup* const setup = &inner(*asked);
    if (const auto refusal = Trainer::untrainable(*setup)) return refuse(status, *refusal);
    std::vector<TrainingBet> laid = main_bets(*setup);
    if (!arguments.bets.empty()) {
        const auto bets = read_bets(*setup, arguments.bets);
        if (!bets) return refuse(status, bets.refusal());
        laid.clear();
        for (const Bet& bet : bets->bets) laid.push_back({bet.position, bet.stake});
    }
    ShuffledShoe chance(arguments.seed ? Bits64(Random(*arguments.seed, 0)) : Bits64(system_bits));
    Trainer trainer(*setup, chance, std::move(laid));
    {
        Terminal terminal(arguments.plain, arguments.json ? stderr : stdout);
        Lesson lesson(*setup, terminal, trainer, arguments.rounds);
        if (const auto refusal = lesson.run()) return refuse(status, *refusal);
        if (!arguments.json) lesson.tell_score();
    }
    if (arguments.json) fmt::print("{}\n", to_json(*setup, trainer.score()).dump(1));
}

}  // namespace

void add_train(CLI::App& app, Status& status) {
    CLI::App* verb = app.add_subcommand("train", "Rounds whose decisions are asked, and scored with what they cost");
    const auto arguments = std::make_shared<TrainArguments>();
    arguments->game.add_to(*verb);
    verb->add_option("--rounds", arguments->rounds, "How many rounds; 0 until you leave")
        ->capture_default_str()
        ->type_name("N")
        ->check(whole(0, kRoundsToTrainMax));
    verb->add_option("--seed", arguments->seed,
                     "Deal from this number, the same cards every time; without it, from the system's CSPRNG")
        ->type_name("N")
        ->check(whole(0, UINT64_MAX));
    verb->add_option("--bets", arguments->bets, "What lies on the table: 'ante 10'; without it the main wager")
        ->type_name("BETS");
    verb->add_flag("--plain", arguments->plain, "Plain text: no colours, no pictures");
    verb->add_flag("--json", arguments->json, "The score as JSON at the end; the lesson itself goes to stderr");
    verb->footer("A choice that takes an amount is made with the largest; cards are typed behind a choice that takes\n"
                 "them: 'set Ks Kd'. A script can be trained too:\n"
                 "  printf 'r\\nf\\n' | baize train gb.casino-stud --seed 1 --rounds 2 --json");
    verb->callback([arguments, &status] { train(*arguments, status); });
}

}  // namespace baize::cli
