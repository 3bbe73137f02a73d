// An evening at a table in the terminal: what is typed, which cards come, and what is shown.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include "cli/screen/play_table.hpp"

namespace baize::testing_support {

// Cards in the order of a list, from a shoe that is shuffled when that is asked.
class ListedCards : public ChanceSource {
public:
    ListedCards(const Deck& deck, std::vector<std::string> names) : deck_(deck), names_(std::move(names)) {}
    Event answer(const Need& need, const Table&) override {
        if (need.kind == NeedKind::Shuffle) return Shuffled{};
        return DealtCard{deck_.find(names_.at(next_++)).value(), false};
    }

private:
    const Deck& deck_;
    std::vector<std::string> names_;
    std::size_t next_ = 0;
};

// What the terminal shows of an evening in which these lines are typed.
inline std::string played(const Setup& setup, std::vector<std::string> cards, const std::string& typed) {
    int ends[2];
    EXPECT_EQ(pipe(ends), 0);
    EXPECT_EQ(write(ends[1], typed.data(), typed.size()), static_cast<ssize_t>(typed.size()));
    close(ends[1]);
    const int before = dup(STDIN_FILENO);
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
    testing::internal::CaptureStdout();
    {
        ListedCards chance(setup.game().deck(), std::move(cards));
        cli::Terminal terminal(true);
        cli::PlayTable(setup, terminal, chance, [] { return std::uint64_t{0}; }, {1'000'00}, {}).run();
    }
    std::string shown = testing::internal::GetCapturedStdout();
    dup2(before, STDIN_FILENO);
    close(before);
    return shown;
}

inline std::string played(const Game& game, std::vector<std::string> cards, const std::string& typed) {
    return played(Setup(game), std::move(cards), typed);
}

inline bool in_order(const std::string& text, std::initializer_list<const char*> parts) {
    std::size_t at = 0;
    for (const char* part : parts) {
        const std::size_t found = text.find(part, at);
        if (found == text.npos) return false;
        at = found + 1;
    }
    return true;
}

}  // namespace baize::testing_support
