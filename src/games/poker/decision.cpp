#include "games/poker/decision.hpp"

#include "games/stakes.hpp"

#include <algorithm>

namespace baize::poker {

int times(const Decision& decision, std::uint8_t choice) {
    const int laid = decision.from + choice - decision.raise;
    return choice >= decision.raise && laid <= decision.to ? laid : 0;
}

void note_answer(Table& t, const Box& box) { mark_box(t, kAnswered, box); }

void fold_if_absent(Box& box) {
    if (box.live() && box.absent && !box.folded) box.folded = box.forfeited = true;
}

void fold(Table& t, Box& box, bool keeps_by_word) {
    box.folded = true;
    if (keeps_by_word) mark_box(t, kKeptByWord, box);
}

std::optional<Return> lost_unseen(const Table& t, const Box& box, std::size_t wager, const Decision& decision) {
    if (box.forfeited && (decision.forfeits == Forfeits::All || wager == decision.of)) return lose(decision.absent);
    if (!box.folded) return std::nullopt;
    if (wager == decision.of && !decision.surrendered.empty()) return lose(decision.surrendered);
    for (const FoldRow& row : decision.folds)
        if (row.wager == wager && row.what != OnFold::Kept &&
            !(row.what == OnFold::KeptByWord && is_marked(t, kKeptByWord, box)))
            return lose(row.clause);
    return std::nullopt;
}

void collect_folded(Table& t, const Box& box, const Decision& decision) {
    for (std::uint8_t wager = 0; box.live() && box.folded && wager < t.game().wagers.size(); ++wager)
        each_open(t, box, wager, [&](Stake& stake) {
            if (const auto lost = lost_unseen(t, box, wager, decision)) t.settle(stake, *lost);
        });
}

void collect_folded(Table& t, const Decision& decision) {
    for (const Box& box : t.boxes()) collect_folded(t, box, decision);
}

bool in_action(const Table& t, const Box& box, const Decision& decision) {
    if (!box.live()) return false;
    if (!box.folded) return true;
    return std::any_of(decision.folds.begin(), decision.folds.end(), [&](const FoldRow& row) {
        return t.has(box, row.wager) && !lost_unseen(t, box, row.wager, decision);
    });
}

}  // namespace baize::poker
