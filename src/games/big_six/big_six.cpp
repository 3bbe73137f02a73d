#include "games/big_six/big_six.hpp"

#include <fmt/format.h>

#include "engine/table.hpp"
#include "games/chosen.hpp"
#include "rulebooks/gb_2011/big_six.hpp"
#include "rulebooks/gb_2011/general.hpp"

namespace baize::big_six {

namespace book = gb_2011::big_six;

static_assert(book::kWheel.size() == kCompartments);

int symbol_in(std::uint8_t compartment) { return book::kWheel[compartment - 1u] - 'a'; }

Return settle(int symbol, std::uint8_t compartment, const Pays& pays) {
    const PayRow& row = pays[symbol];
    return symbol_in(compartment) == symbol ? win(row) : lose(row.clause);
}

namespace {

// ---- The wheel ------------------------------------------------------------------------------------------------

// A compartment is called by its symbol, and by which of those it is around the wheel: "A", "C2", "G24".
struct Name {
    char text[4]{};
    std::uint8_t length = 0;
};

constexpr std::array<Name, kCompartments> write_names() {
    std::array<Name, kCompartments> names{};
    int met[7] = {};
    for (std::size_t i = 0; i < names.size(); ++i) {
        const int symbol = book::kWheel[i] - 'a', nth = ++met[symbol];
        Name& name = names[i];
        const auto write = [&](int c) { name.text[name.length++] = static_cast<char>(c); };
        write('A' + symbol);
        if (book::kCompartments[symbol] == 1) continue;
        if (nth >= 10) write('0' + nth / 10);
        write('0' + nth % 10);
    }
    return names;
}
constexpr auto kWritten = write_names();

constexpr auto kNames = [] {
    std::array<std::string_view, kCompartments> names{};
    for (std::size_t i = 0; i < names.size(); ++i) names[i] = {kWritten[i].text, kWritten[i].length};
    return names;
}();

// 10.2: the order is the house's own wheel's, which its table file
// gives; the book has it in a drawing only (figure 13).
std::span<const std::uint8_t> wheel_order(const Setup& setup) { return setup.wheel(); }

// ---- The round ----------------------------------------------------------------------------------------------------

Round round(Table& t) {
    // 10.8: chips as they lie when the wheel comes to rest
    co_await t.bets();
    const auto& spun = co_await t.spin(1, kCompartments, "10.2");            // 10.2, 10.3
    for (Stake& stake : t.stakes())
        t.settle(stake, settle(stake.position.spot, spun[0], t.setup().pays(stake.position.wager)));  // 10.9
}

// ---- The definition -------------------------------------------------------------------------------------------------

enum Option : std::size_t { BetweenSegments };
enum class IfBetween { PreviousWins, SpunAgain };

constexpr WagerDef kWagers[] = {{"symbol", "Symbol", "10.9", WagerKind::Opening, -1, book::kTables, book::kSpots}};

constexpr OptionValue kBetween[] = {{"previous-wins", "10.10(a)"}, {"spin-again", "10.10(b)"}};
constexpr OptionDef kOptions[] = {{"between-segments", "The clapper rests between two segments", "10.10", kBetween, 0,
                                   false, true}};

// 10.10: the licence holder has chosen one of the two beforehand, and a notice says which.
template <IfBetween kChosen>
MaybeRefusal check_chosen(const Table& table, const Ruled&) {
    if (chosen(table.setup(), BetweenSegments, kChosen)) return std::nullopt;
    return Refusal{"this table's notice says otherwise", "10.10"};
}

// In both cases the table goes on waiting for a segment: for the one that was passed, or for that of the next spin.
constexpr IrregularityDef kIrregularities[] = {
    {"no-spin", "No spin: the wheel was disturbed, or the spin is not valid", "1.5", "Every wager is void and returned",
     Effect::VoidRound, Target::None,
     Stage::Betting | Stage::Dealing | Stage::Settled},
    {"between-previous-wins", "The clapper rests between two segments", "10.10(a)",
     "The segment that was passed last wins: enter it", Effect::Record, Target::None,
     stage_bit(Stage::Dealing), check_chosen<IfBetween::PreviousWins>},
    {"between-spin-again", "The clapper rests between two segments", "10.10(b)",
     "The spin is void and the wheel is spun again; wagers stay", Effect::Record, Target::None,
     stage_bit(Stage::Dealing), check_chosen<IfBetween::SpunAgain>},
};

std::string spin_caption(std::span<const std::string> spun) { return fmt::format("symbol {}", spun[0].substr(0, 1)); }

}  // namespace

const Game kGame = {
    .id = "gb.big-six", .title = "Big Six", .book = "gb-2011", .division = "gb.big-six", .sections = "10.2-10.11",
    .layout = {.drawing = drawing},
    .equipment = {.compartments = kNames, .wheel_order = wheel_order, .segments = book::kWheel,
                  .segments_clause = "10.2"},
    .clauses = {.no_more_bets = "10.8", .position = "10.9", .limits = "10.6"},
    .wagers = kWagers, .options = kOptions, .irregularities = kIrregularities,
    .round = round,
    .captions = {.spin = spin_caption},
    .notices = {.displayed = &gb_2011::kDisplayed},
    .figures = book::kFigures,
};

}  // namespace baize::big_six
