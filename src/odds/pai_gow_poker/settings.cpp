#include "odds/pai_gow_poker/settings.hpp"

#include <algorithm>

#include "core/numbers.hpp"
#include "core/parallel.hpp"
#include "odds/pai_gow_poker/of_ranks.hpp"

namespace baize::pai_gow_poker {

using namespace settings;

Settings::Settings(Pack pack, ThreeAces three_aces)
    : pack_(pack), dealer_(std::make_unique<DealersHands>(pack, three_aces)) {}
Settings::~Settings() = default;

Outcomes Settings::count(const Play& play, unsigned threads, const Progress& progress) const {
    const std::vector<unsigned> sets = sets_of_ranks(pack_);
    std::vector<Outcomes> of_worker(thread_count(threads));
    parallel_for(thread_count(threads), sets.size(), 1, [&](unsigned worker, std::size_t i, std::size_t) {
        SettingComparison comparison(*dealer_, sets[i]);
        Outcomes sum;
        each_hand_of(sets[i], pack_.joker, [&](const HowMany& ranks, bool joker) {
            sum += OfRanks(*dealer_, comparison, ranks, joker).count(play);
        });
        of_worker[worker] += sum;
        if (worker == 0) ask_to_go_on(progress, quotient(i + 1, sets.size()));
    });
    Outcomes total;
    for (const Outcomes& each : of_worker) total += each;
    return total;
}

std::int64_t Settings::hands_looked_at() const {
    std::int64_t hands = 0;
    for (const unsigned ranks : sets_of_ranks(pack_))
        each_hand_of(ranks, pack_.joker, [&](const HowMany& held, bool) {
            std::vector<int> counts;
            std::copy_if(held.begin(), held.end(), std::back_inserter(counts), [](int cards) { return cards > 0; });
            Suits none;
            each_suits(counts, 0, none, [&](const Suits&) { ++hands; });
        });
    return hands;
}

Outcomes Settings::of(Faces seven, Faces low) const {
    const HowMany ranks = ranks_of(seven);
    SettingComparison comparison(*dealer_, ranks_in(ranks));
    const OfRanks hand(*dealer_, comparison, ranks, has_joker(seven));
    return hand.of(dealer_->place_of(set(seven, low)), suits_of(seven, places_among(ranks_in(ranks))));
}

// ---- One hand -------------------------------------------------------------------------------------------------------

void Settings::count_outcomes(Faces seven, std::vector<Worth>& list) const {
    const HowMany ranks = ranks_of(seven);
    SettingComparison comparison(*dealer_, ranks_in(ranks));
    const OfRanks hand(*dealer_, comparison, ranks, has_joker(seven));
    const Suits suits = suits_of(seven, places_among(ranks_in(ranks)));
    for (Worth& each : list) each.outcomes = hand.of(dealer_->place_of(each.setting), suits);
}

std::vector<Worth> Settings::lawful_settings_of(Faces seven) const {
    std::vector<Worth> list;
    each_two(seven, [&](Faces low) {
        const Setting setting = set(seven, low);
        if (!is_foul(setting)) list.push_back({low, setting, {}});
    });
    count_outcomes(seven, list);
    return list;
}

std::vector<Worth> Settings::settings_of(Faces seven, Odds pays) const {
    std::vector<Worth> list;
    each_two(seven, [&](Faces low) {
        const Setting setting = set(seven, low);
        const auto betters = [](const Setting& one, const Setting& other) {
            return one.high >= other.high && one.low >= other.low;
        };
        if (is_foul(setting)) return;
        for (const Worth& each : list)
            if (betters(each.setting, setting)) return;
        std::erase_if(list, [&](const Worth& each) { return betters(setting, each.setting); });
        list.push_back({low, setting, {}});
    });
    count_outcomes(seven, list);
    std::sort(list.begin(), list.end(), [&](const Worth& one, const Worth& other) {
        const std::int64_t a = worth_of(one.outcomes, pays), b = worth_of(other.outcomes, pays);
        return a != b ? a > b : one.setting.high > other.setting.high;
    });
    return list;
}

// ---- Hands by what decides them -------------------------------------------------------------------------------------

void each_seven(const Pack& pack, const std::function<void(Faces seven, std::int64_t hands)>& each) {
    constexpr unsigned kMatch = rank::rank_bit(kKing) | rank::rank_bit(kQueen);
    const auto with_suits = [&](const HowMany& held, bool joker) {
        const unsigned all = ranks_in(held);
        std::int64_t plain = 1;
        for (const int cards : held) plain *= kChoose[4][cards];
        for (unsigned suited = all; suited; suited = (suited - 1) & all) {
            if (std::popcount(suited) < 5 - joker) continue;
            HowMany others = held;
            std::int64_t hands = 4;
            for (std::size_t r = 0; r < kRanks; ++r) {
                others[r] = held[r] - (suited >> r & 1u);
                hands *= kChoose[3][others[r]];
            }
            plain -= hands;
            const Faces seven = dealt(held, suited, joker);
            const bool match = cards_of(others) == 2 && ranks_in(others) == kMatch;
            each(seven, match ? hands / 3 * 2 : hands);
            if (match) each(with_king_beside_queen(seven), hands / 3);
        }
        each(dealt(held, 0, joker), plain);
    };
    for (const unsigned ranks : sets_of_ranks(pack)) each_hand_of(ranks, pack.joker, with_suits);
}

}  // namespace baize::pai_gow_poker
