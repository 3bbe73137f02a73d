// tests/transcripts/GAME.txt, and GAME.VARIANT.txt where one set-up cannot show all: a session with
// every event and what each seat sees after it. Lines that begin with "> " are played, in the language
// of the scenarios; all others are written by the program. BAIZE_UPDATE=1 writes them anew, so a new
// game's transcript is begun with its "> " lines alone.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/describe.hpp"
#include "engine/view.hpp"
#include "games/list.hpp"
#include "support/paths.hpp"
#include "support/scenario.hpp"

namespace baize::transcript_test {
namespace {

namespace fs = std::filesystem;

const fs::path kTranscripts = fs::path(testing_support::tests_dir()) / "transcripts";

std::string text_of(const fs::path& file) {
    std::ifstream in(file);
    std::stringstream text;
    text << in.rdbuf();
    return text.str();
}

std::string script_of(const std::string& transcript) {
    std::istringstream in(transcript);
    std::string script;
    for (std::string line; std::getline(in, line);)
        if (line.starts_with("> ")) script += line.substr(2) + "\n";
    return script;
}

std::string indented(const std::string& text) {
    std::istringstream in(text);
    std::string out;
    for (std::string line; std::getline(in, line);) out += "        " + line + "\n";
    return out;
}

std::string seen_by(const Session& session, PlayerId player) {
    const View view = view_of(session.table(), player);
    std::string text = to_text(view, session.setup().game());
    if (view.question) text += "asked: " + choice_list(session.setup().game(), view.question->choices) + "\n";
    if (view.cards_left)
        text += fmt::format("shoe: {} cards{}\n", view.cards_left,
                            view.cutting_card_out ? ", the cutting card is out" : "");
    return text + "the table waits for " + view.waiting_for + "\n";
}

// Seats that see the same are named together.
std::string views(const Session& session, const std::set<PlayerId>& players) {
    std::vector<std::pair<std::string, std::string>> groups;  // seats, text
    const auto add = [&](const std::string& seat, const std::string& text) {
        for (auto& [seats, same] : groups)
            if (same == text) { seats += ", " + seat; return; }
        groups.emplace_back(seat, text);
    };
    add("spectator", seen_by(session, kNobody));
    for (const PlayerId player : players) add(player_name(player), seen_by(session, player));
    std::string out;
    for (const auto& [seats, text] : groups) out += "    " + seats + ":\n" + indented(text);
    return out;
}

struct Transcript {
    std::string text;
    std::set<std::string> choices;
    int rounds = 1;
};

std::optional<std::string> write(const std::string& script, Transcript& transcript) {
    std::set<PlayerId> players{0, 1, 2};
    return testing_support::play_script(
        "transcript", script, [&](const Session* session, const Event* event, std::string_view line) {
            if (!event) {
                transcript.text += fmt::format("> {}\n", line);
                return;
            }
            const Game& game = session->setup().game();
            if (const auto* answered = std::get_if<Answered>(event))
                transcript.choices.insert(std::string(game.choices[answered->choice].id));
            if (std::holds_alternative<NextRound>(*event)) ++transcript.rounds;
            transcript.text += fmt::format("  {}\n{}", describe(*event, game), views(*session, players));
        });
}

std::set<fs::path> transcripts_of(const Game& game) {
    std::set<fs::path> files;
    for (const auto& entry : fs::directory_iterator(kTranscripts)) {
        const std::string stem = entry.path().stem().string();
        if (stem == game.id || stem.starts_with(std::string(game.id) + ".")) files.insert(entry.path());
    }
    return files;
}

TEST(Transcript, EveryGameHasOneAndItIsWhatTheProgramDoes) {
    for (const Game* game : games()) {
        const auto files = transcripts_of(*game);
        ASSERT_FALSE(files.empty()) << game->id
                                    << " has no transcript: write its '> ' lines and run with BAIZE_UPDATE=1";
        std::set<std::string> choices;
        for (const fs::path& file : files) {
            const std::string written = text_of(file);
            Transcript transcript;
            const auto fault = write(script_of(written), transcript);
            ASSERT_FALSE(fault) << file << ": " << *fault;
            EXPECT_GE(transcript.rounds, 2) << file << " plays too few rounds";
            choices.merge(transcript.choices);
            if (std::getenv("BAIZE_UPDATE")) std::ofstream(file) << transcript.text;
            else
                EXPECT_EQ(written, transcript.text)
                    << file << " is not what the program does; BAIZE_UPDATE=1 writes it anew";
        }
        for (const ChoiceDef& choice : game->choices)
            EXPECT_TRUE(choices.count(std::string(choice.id)))
                << game->id << " never shows '" << choice.id << "' in its transcripts";
    }
}

TEST(Transcript, EachBelongsToAGame) {
    std::set<fs::path> claimed;
    for (const Game* game : games())
        for (const fs::path& file : transcripts_of(*game)) claimed.insert(file);
    for (const auto& entry : fs::directory_iterator(kTranscripts))
        EXPECT_TRUE(claimed.contains(entry.path())) << entry.path();
}

}  // namespace
}  // namespace baize::transcript_test
