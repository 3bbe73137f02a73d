// How long a live hand waits for advice: every decision of some rounds is weighed as the trainer weighs it, and the
// slowest and the mean are told by how many decisions of the round came before. The game is solved beforehand.
// Processor time, so that a busy machine does not count. An argument is the beginning of the ids that are wanted.
#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <string_view>
#include <vector>

#include "coach/trainer.hpp"
#include "core/random.hpp"
#include "games/list.hpp"
#include "odds/prices.hpp"

namespace {

constexpr int kRounds = 40;

struct Times {
    int count = 0;
    double sum = 0, most = 0;
};

void print(const baize::Setup& setup) {
    (void)baize::price(setup, {});
    baize::ShuffledShoe chance(baize::Random(7, 0));
    baize::Random any(8, 0);
    baize::Trainer trainer(setup, chance, baize::main_bets(setup));
    std::vector<Times> by_decision;
    for (int round = 0; round < kRounds; ++round) {
        if (trainer.begin()) return;
        for (std::size_t at = 0;; ++at) {
            const std::clock_t begun = std::clock();
            if (!trainer.asks()) break;
            const double took = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
            if (round > 0) {  // the first round fills tables that are kept
                by_decision.resize(std::max(by_decision.size(), at + 1));
                Times& times = by_decision[at];
                ++times.count, times.sum += took, times.most = std::max(times.most, took);
            }
            const auto& choices = trainer.values().choices;
            trainer.answer(choices[baize::below(any, static_cast<std::uint32_t>(choices.size()))].choice);
        }
    }
    for (std::size_t at = 0; at < by_decision.size(); ++at)
        if (const Times& times = by_decision[at]; times.count > 0)
            fmt::print("{:<28} decision {}  {:3} hands  mean {:8.3f} ms  most {:8.3f} ms\n", setup.game().id, at + 1,
                       times.count, 1e3 * times.sum / times.count, 1e3 * times.most);
}

}  // namespace

int main(int argc, char** argv) {
    const std::string_view wanted = argc > 1 ? argv[1] : "";
    for (const baize::Game* game : baize::games()) {
        const baize::Setup setup(*game);
        if (game->id.starts_with(wanted) && !baize::Trainer::untrainable(setup)) print(setup);
    }
}
