#include "scenario/written.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "engine/describe.hpp"
#include "scenario/state.hpp"

namespace baize::scenario {

namespace {

class Writer {
public:
    Writer(const Setup& setup, const Choices& choices)
        : setup_(setup), game_(setup.game()), standard_(setup.game()) { head(choices); }

    // One round, from what lay on the table before it.
    void round(Session& session, const std::vector<Event>& events) {
        for (const Event& event : events) {
            text_ += step(session, event) + "\n";
            if (const auto refusal = session.apply(event)) throw std::logic_error(to_string(*refusal));
        }
        if (session.finished()) settlement(session.table());
    }
    void next() { text_ += "next\n"; }

    std::string take() { return std::move(text_); }

private:
    void head(const Choices& choices) {
        text_ += fmt::format("game     {}\n", game_.id);
        for (const auto& [name, value] : choices.options) text_ += fmt::format("set      {}={}\n", name, value);
        for (const auto& [wager, table] : choices.paytables) text_ += fmt::format("paytable {}={}\n", wager, table);
        for (const auto& [row, odds] : choices.own_pays) text_ += fmt::format("pay      {}={}\n", row, odds);
        for (const Refusal& refusal : setup_.forbidden()) text_ += fmt::format("forbidden {}\n", refusal.clause);
        for (std::size_t w = 0; w < game_.wagers.size(); ++w) limits(w);
        if (game_.layout.boxes > 0 && setup_.boxes() != game_.layout.boxes)
            text_ += fmt::format("boxes    {}\n", setup_.boxes());
        if (setup_.meter_seed().cents) text_ += fmt::format("meter-seed {}\n", to_string(setup_.meter_seed()));
        if (!setup_.profile().electronic && standard_.profile().electronic) text_ += "dealers-table\n";
        text_ += "manual-shuffle\n";
    }

    void limits(std::size_t wager) {
        const Limits &own = setup_.limits(wager), &standard = standard_.limits(wager);
        if (own.min == standard.min && own.max == standard.max && own.increment == standard.increment &&
            own.payout_max == standard.payout_max)
            return;
        text_ += fmt::format("limits   {} {} {} {}", game_.wagers[wager].id, to_string(own.min), to_string(own.max),
                             to_string(own.increment));
        text_ += own.payout_max.cents ? fmt::format(" {}\n", to_string(own.payout_max)) : "\n";
    }

    // Steps are told before they are taken: a card by the place that waits for it.
    std::string step(const Session& session, const Event& event) const {
        return std::visit([&](const auto& each) { return words(session, each); }, event);
    }

    static std::string player(PlayerId who) { return who == kNobody ? "-" : player_name(who); }
    std::string seat(PlayerId who, BoxNo box) const {
        return game_.layout.boxes ? fmt::format("{}@{}", player(who), int{box}) : player(who);
    }
    std::string place(const Need& need) const {
        if (need.to_burn) return "burn";
        if (need.box) return fmt::format("@{}.{}", int{need.box}, need.hand + 1);
        return need.hand < game_.layout.house_hands.size() ? std::string(game_.layout.house_hands[need.hand]) : "D";
    }
    std::string name(Card card) const { return std::string(game_.deck().name(card)); }

    std::string words(const Session&, const PlaceBet& bet) const {
        return fmt::format("bet      {} {} {}", seat(bet.player, bet.box), position_name(game_, bet.position),
                           to_string(bet.stake));
    }
    std::string words(const Session&, const Declared& declared) const {
        const DeclarationDef& declaration = game_.declarations[declared.declaration];
        return fmt::format("declare  {} {}", player(declared.player), declaration.id) +
               (declaration.of_wager ? " " + position_name(game_, declared.position) : "");
    }
    std::string words(const Session&, const CloseBets&) const { return "close"; }
    std::string words(const Session&, const Moved& moved) const {
        return fmt::format("move     {} {} {}", player(moved.player), position_name(game_, moved.from),
                           position_name(game_, moved.to));
    }
    std::string words(const Session& session, const DealtCard& dealt) const {
        return fmt::format("deal     {} {}", place(session.need()), dealt.unseen ? "??" : name(dealt.card));
    }
    std::string words(const Session&, const CutCardOut&) const { return "cut-card"; }
    std::string words(const Session&, const Shuffled&) const { return "shuffle"; }
    std::string words(const Session&, const Thrown& thrown) const {
        std::string text = "throw   ";
        for (const std::uint8_t face : thrown.faces) text += fmt::format(" {}", int{face});
        return text;
    }
    std::string words(const Session&, const Spun& spun) const {
        std::string text = "spin    ";
        for (const Compartment each : spun.compartments) text += " " + compartment_name(game_, each);
        return text;
    }
    std::string words(const Session&, const MeterRead& read) const { return "meter    " + to_string(read.amount); }
    std::string words(const Session& session, const Answered& answered) const {
        std::string text = fmt::format("act      {} {}", seat(answered.player, session.need().question.box),
                                       game_.choices[answered.choice].id);
        if (session.need().question.with_amount >> answered.choice & 1u) text += " " + to_string(answered.amount);
        for (const Card card : answered.cards) text += " " + name(card);
        return text;
    }
    std::string words(const Session&, const Ruled& ruled) const {
        std::string text = fmt::format("rule     {}", game_.irregularities[ruled.irregularity].id);
        if (ruled.box)
            text += fmt::format(" {}@{}", ruled.player == kNobody ? "" : player_name(ruled.player), int{ruled.box});
        if (ruled.box && ruled.hand != kEveryHand) text += fmt::format(".{}", ruled.hand + 1);
        for (const Card card : ruled.cards) text += " " + name(card);
        return text;
    }
    std::string words(const Session&, const Seated& seated) const {
        return fmt::format("seat     {} {}", player(seated.player), int{seated.place});
    }
    std::string words(const Session&, const CalledOff&) const {
        throw std::logic_error("no scenario calls a round off");
    }
    std::string words(const Session&, const NextRound&) const { return "next"; }

    static std::string signed_money(Money amount) { return (amount.cents > 0 ? "+" : "") + to_string(amount); }
    static std::string word_of(Outcome outcome) {
        const std::string_view name = outcome_name(outcome);
        return name == "stands off" ? "stand-off" : std::string(name);
    }

    void settlement(const Table& table) {
        text_ += "----\n";
        for (const Line& line : table.lines()) {
            const std::string where = game_.layout.boxes
                                          ? fmt::format("{}.{}", seat(line.player, line.box), line.hand + 1)
                                          : player(line.player);
            const bool quoted = line.clause.find(' ') != line.clause.npos;
            text_ +=
                fmt::format("{} {} {} {}{}{} {}", where, position_name(game_, line.position), signed_money(line.net()),
                            quoted ? "\"" : "", line.clause, quoted ? "\"" : "", word_of(line.outcome));
            if (line.cut_num) text_ += fmt::format(" cut {}/{}", line.cut_num, line.cut_den);
            if (line.from_meter.cents) text_ += " from " + to_string(line.from_meter);
            text_ += "\n";
        }
        text_ += fmt::format("bank {}\n", signed_money(bank_net(table)));
    }

    const Setup& setup_;
    const Game& game_;
    Setup standard_;  // a table that says nothing
    std::string text_;
};

}  // namespace

std::string written(const Session& session, const Choices& choices, const std::vector<std::vector<Event>>& past) {
    Writer writer(session.setup(), choices);
    Session again(session.setup(), past.empty() ? session.at_start() : CarriedState{});
    for (const auto& events : past) {
        writer.round(again, events);
        writer.next();
        if (const auto refusal = again.apply(NextRound{})) throw std::logic_error(to_string(*refusal));
    }
    writer.round(again, session.events());
    return writer.take();
}

}  // namespace baize::scenario
