// All of a floor's state as text. The names in brackets are all fields of a table and of a round: whoever adds one
// finds that this does not compile until it is compared too, or is said here to be no state.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "scenario/state.hpp"
#include "support/floor.hpp"

namespace baize::testing_support {

namespace {

using floor::Floor;
using floor::Json;
using floor::LiveTable;
using floor::PastRound;
using scenario::state_of;

std::string words(const floor::OfferPtr& offer) { return offer ? offer->toml : "none"; }
std::string words(const std::unique_ptr<Session>& session) { return session ? state_of(*session) : "none"; }
std::string words(const std::vector<Stake>& stakes) {
    std::string text;
    for (const Stake& stake : stakes)
        text += fmt::format("{} {}/{}/{} {}:{} {} {}{}{}{} {}; ", stake.number.value, stake.player, stake.box,
                            stake.hand, stake.position.wager, stake.position.spot, stake.amount.cents, stake.open,
                            stake.carried, stake.remains, stake.won_before, stake.declared);
    return text;
}
std::string words(const std::map<StakeNo, std::string>& stakes) {
    std::string text;
    for (const auto& [number, transfer] : stakes) text += fmt::format("{} {}; ", number.value, transfer);
    return text;
}

std::string words(const PastRound& past) {
    const auto& [number, offer, at_start, began, left, afterwards, events, stakes, credited, transfers, refused,
                 settled_ms, corrections, disputed, commit, seed, layout, result, winning] = past;
    std::string text = fmt::format(
        "round {} under {}from {}refused {} settled {} corrected {} disputed {} {} {} {} {}\n", number, words(offer),
        state_of(at_start), refused, settled_ms, corrections, disputed, commit, seed, layout, wire::text_of(result));
    text += fmt::format("began {} left {} {}\n", began, left, afterwards);
    (void)winning;  // worked out when it is first looked at
    for (const Event& event : events) text += wire::text_of(floor::event_of(event, offer->setup.game()));
    for (const floor::Credited& each : credited)
        text += fmt::format("\n{} {} {}", each.line.number.value,
                            floor::to_json(each.line, offer->setup.game()).dump(), each.paid.cents);
    return text + words(stakes) + words(transfers) + "\n";
}

std::string words(const Floor& floor, const LiveTable& table) {
    const auto& [id, owner, offer, next_offer, agreed, session, carried, round, phase, closing, locked, frozen, fault,
                 broken, abandoned, locked_terminals, nominees, limited, opened_ms, closes_ms, decide_ms, ready, silent,
                 dropped, reserved, was_known, meter_hold, commit, shoe_commit, next_shoe, layout,
                 chance, past, last_session] = table;
    (void)broken, (void)abandoned;  // of this server alone, and not in the journal
    std::string text = fmt::format("== {} run by {}, round {} {} closing {} locked '{}' {}\n", id, owner, round,
                                   word_of(phase), closing, locked, locked_terminals);
    text += fmt::format("frozen '{}' fault '{}' agreed {}\n", frozen, fault, agreed);
    text += fmt::format("nominees {} limited {} ready {} times {} {} {}\n", nominees, limited, ready, opened_ms,
                        closes_ms, decide_ms);
    for (const auto& [player, silence] : silent)
        text += fmt::format("silent {} {} {} {}\n", player, silence.box, silence.hand, silence.questions);
    for (const floor::Dropped& each : dropped)
        text += fmt::format("dropped {} {}/{} {} {} {}\n", each.round, each.player, each.box, each.position,
                            each.stake.cents, each.clause);
    text += fmt::format("reserved {} known {} hold {}\n", words(reserved), was_known, meter_hold);
    text += fmt::format("commit {} shoe {} next {} layout {} chance {}\n", commit, shoe_commit, next_shoe, layout,
                        floor.state().is_mine(table) && session && chance);
    text += fmt::format("offer {}\nnext {}\nbetween {}\nsession {}\nlast {}\n", words(offer), words(next_offer),
                        state_of(carried), words(session), words(last_session));
    for (const PastRound& each : past) text += words(each);
    for (int player = -1; player < table.config().terminals; ++player)
        text += wire::text_of(floor::table_view(floor, table,
                                                player < 0 ? kNobody : static_cast<PlayerId>(player), 0)) + "\n";
    return text + wire::text_of(floor::entries_view(table)) +
           wire::text_of(floor::recall_view(table, kNobody, 100)) + "\n";
}

}  // namespace

std::string TestFloor::fingerprint(const Floor& floor) {
    std::string text = fmt::format("at {}\n{}\n{}\n", floor.state().time_ms, wire::text_of(floor::accounts_view(floor)),
                                   wire::text_of(floor::incidents_view(floor, false)));
    for (const auto& [number, voucher] : floor.state().books.vouchers())
        text += wire::text_of(floor::voucher_view(floor.state().books, number)) + "\n";
    const std::map<std::string, std::uint64_t> numbers(floor.state().numbers.begin(), floor.state().numbers.end());
    text += fmt::format("commands {}\n", numbers);
    std::map<std::string, std::string> statements;
    for (const auto& [account, balance] : floor.state().books.accounts())
        statements[account.text()] = wire::text_of(floor::statement_view(floor, account, 1'000));
    text += fmt::format("statements {}\n", statements);
    for (const auto& [id, jackpot] : floor.state().jackpots) {
        text += fmt::format("jackpot {} {} {} {} {}:", id, jackpot.contributed.cents, jackpot.seeded.cents,
                            jackpot.ordered.cents, jackpot.paid.cents);
        for (const floor::JackpotWin& win : jackpot.wins)
            text += fmt::format(" {} {} {} {} {} {};", win.at_ms, win.table, win.round, win.terminal, win.amount.cents,
                                win.from_meter.cents);
    }
    for (const auto& [id, table] : floor.state().tables) text += words(floor, table);
    return text;
}

}  // namespace baize::testing_support
