// The commands of the floor, one function each: from its arguments to its reply, both as floor/protocol/commands
// describes them. A function checks everything before it records anything.
#pragma once

#include "floor/floor.hpp"
#include "floor/protocol/commands/cashier.hpp"
#include "floor/protocol/commands/pit.hpp"

namespace baize::floor {

using namespace protocol::commands;
using ApproveReply = wire::Raw<Approved>;

struct Handlers {
    // A command whose arguments are still JSON: what is made of a function below, which takes them read (commands.cpp).
    using Function = Result<Reply> (*)(Floor&, const Command&, Entropy&);
    using Check = MaybeRefusal (*)(Floor&, const Command&);
    using Proposal = std::optional<Json> (*)(Floor&, const Command&);

    // At a terminal (commands_terminal.cpp).
    static Result<BetReply> bet(Floor& floor, const Actor& by, const BetArgs& args, Entropy& entropy);
    static Result<DeclareReply> declare(Floor& floor, const Actor& by, const DeclareArgs& args, Entropy& entropy);
    static Result<ClearReply> clear(Floor& floor, const Actor& by, const ClearArgs& args, Entropy& entropy);
    static Result<ReadyReply> ready(Floor& floor, const Actor& by, const NoArgs& args, Entropy& entropy);
    static Result<AnswerReply> answer(Floor& floor, const Actor& by, const AnswerArgs& args, Entropy& entropy);
    static Result<AgreeReply> agree(Floor& floor, const Actor& by, const AgreeArgs& args, Entropy& entropy);
    static Result<SitReply> sit(Floor& floor, const Actor& by, const SitArgs& args, Entropy& entropy);
    static Result<CreditReply> insert_cash(Floor& floor, const Actor& by, const CashArgs& args, Entropy& entropy);
    static Result<VoucherReply> voucher_out(Floor& floor, const Actor& by, const NoArgs& args, Entropy& entropy);
    static Result<IncidentReply> dispute(Floor& floor, const Actor& by, const DisputeArgs& args, Entropy& entropy);
    // At the dealer's console (commands_dealer.cpp).
    static Result<PhaseReply> close_bets(Floor& floor, const Actor& by, const TableArgs& args, Entropy& entropy);
    static Result<EnteredReply> enter(Floor& floor, const Actor& by, const EnterArgs& args, Entropy& entropy);
    static Result<ConfirmReply> confirm(Floor& floor, const Actor& by, const ConfirmArgs& args, Entropy& entropy);
    static Result<EnteredReply> fix(Floor& floor, const Actor& by, const FixArgs& args, Entropy& entropy);
    static Result<CreditReply> credit(Floor& floor, const Actor& by, const CreditArgs& args, Entropy& entropy);
    static Result<PaidReply> cancel_credit(Floor& floor, const Actor& by, const TerminalArgs& args, Entropy& entropy);
    static Result<IncidentReply> call(Floor& floor, const Actor& by, const CallArgs& args, Entropy& entropy);
    static Result<NoSpinReply> no_spin(Floor& floor, const Actor& by, const NoSpinArgs& args, Entropy& entropy);
    // On the layout (commands_layout.cpp).
    static Result<MoveWagerReply> move_wager(Floor& floor, const Actor& by, const MoveWagerArgs& args,
                                             Entropy& entropy);
    static Result<PhaseReply> ball_dropped(Floor& floor, const Actor& by, const TableArgs& args, Entropy& entropy);
    // Rulings (commands_rulings.cpp).
    static Result<RuleReply> rule(Floor& floor, const Actor& by, const RuleArgs& args, Entropy& entropy);
    static Result<VoidRoundReply> void_round(Floor& floor, const Actor& by, const VoidRoundArgs& args,
                                             Entropy& entropy);
    // In the pit (commands_pit.cpp).
    static Result<Revised> correct(Floor& floor, const Actor& by, const CorrectArgs& args, Entropy& entropy);
    static Result<RefusePayReply> refuse_pay(Floor& floor, const Actor& by, const RefusePayArgs& args,
                                             Entropy& entropy);
    static Result<LockReply> lock(Floor& floor, const Actor& by, const LockArgs& args, Entropy& entropy);
    static Result<UnlockReply> unlock(Floor& floor, const Actor& by, const LockArgs& args, Entropy& entropy);
    static Result<NominateReply> nominate(Floor& floor, const Actor& by, const NominateArgs& args, Entropy& entropy);
    static Result<LimitReply> limit(Floor& floor, const Actor& by, const LimitArgs& args, Entropy& entropy);
    static Result<FileReply> table(Floor& floor, const Actor& by, const FileArgs& args, Entropy& entropy);
    static Result<OpenTableReply> open_table(Floor& floor, const Actor& by, const TableArgs& args, Entropy& entropy);
    static Result<CloseTableReply> close_table(Floor& floor, const Actor& by, const TableArgs& args, Entropy& entropy);
    static Result<ApproveReply> approve(Floor& floor, const Actor& by, const IncidentArgs& args, Entropy& entropy);
    static Result<RejectReply> reject(Floor& floor, const Actor& by, const IncidentArgs& args, Entropy& entropy);
    static Result<ResolveReply> resolve(Floor& floor, const Actor& by, const IncidentArgs& args, Entropy& entropy);
    // At the cashier's (commands_cashier.cpp).
    static Result<FillReply> fill(Floor& floor, const Actor& by, const FillArgs& args, Entropy& entropy);
    static Result<PaidReply> redeem(Floor& floor, const Actor& by, const RedeemArgs& args, Entropy& entropy);
    static Result<BalanceReply> deposit(Floor& floor, const Actor& by, const PlayerArgs& args, Entropy& entropy);
    static Result<BalanceReply> withdraw(Floor& floor, const Actor& by, const PlayerArgs& args, Entropy& entropy);
    static Result<ToTerminalReply> to_terminal(Floor& floor, const Actor& by, const ToTerminalArgs& args,
                                               Entropy& entropy);
    static Result<BalanceReply> from_terminal(Floor& floor, const Actor& by, const FromTerminalArgs& args,
                                              Entropy& entropy);

    // Helpers.
    struct AtTerminal {
        LiveTable* table;
        PlayerId player;
        ledger::AccountId account;
    };
    // The terminal that is named, with its table here and, unless that is what it is about, neither locked.
    static Result<AtTerminal> terminal(Floor& floor, const std::string& name, bool even_locked = false);
    // The terminal whose chips a command moves: the actor's own, or the one of the player who nominated him.
    static Result<AtTerminal> acting(Floor& floor, const Actor& by, const std::string& player);
    static Result<LiveTable*> my_table(Floor& floor, const std::string& id);
    static std::string nominee_clause(const LiveTable& table, std::string_view part);
    // ... whose round may go on: not where the table is locked, nor after "no spin".
    static Result<LiveTable*> table_in_play(Floor& floor, const std::string& id);
    static MaybeRefusal locked(const LiveTable& table);
    static MaybeRefusal frozen(const LiveTable& table);
    static MaybeRefusal check_no_spin(Floor& floor, const NoSpinArgs& args);
    static MaybeRefusal check_move(Floor& floor, const MoveWagerArgs& args);
    struct OfRound;
    static Result<OfRound> ruling_on(Floor& floor, const RuleArgs& args);
    static MaybeRefusal check_rule(Floor& floor, const RuleArgs& args);
    static MaybeRefusal check_void_round(Floor& floor, const VoidRoundArgs& args);
    // Does this ruling want a second person (ruling R86)? Then `args` says of which round it is.
    static bool rule_of_two(Floor& floor, RuleArgs& args);
    // By which irregularity and clause, where a proposal is a ruling: for whoever agrees, and for the incidents.
    static std::string ruled_by(const Floor& floor, const Command& proposed);
    static MaybeRefusal check_fill(Floor& floor, const FillArgs& args);
    static std::string fresh_id(Floor& floor, std::string_view what);  // of a transfer that is no stake
    static void money(Floor& floor, std::string_view what, std::vector<ledger::Transfer> transfers);
    static Result<Revised> revise(Floor& floor, LiveTable& table, PastRound& past, entry::Revised entry,
                                  const std::vector<Event>& events, const std::set<PlayerId>& refused,
                                  const std::string& clause, Entropy& entropy);
    static MaybeRefusal other_meter(const Floor& floor, const Offer& offer);
    static MaybeRefusal seed_above_meter(const Floor& floor, const Offer& offer);
    static void start_meter(Floor& floor, const Offer& offer);
    // Nobody is shown a later "no more bets" than the one that comes: the book's least time from the last result.
    static std::int64_t earliest_close(const LiveTable& table) {
        return table.opened_ms + table.profile().betting_seconds_min * 1000;
    }
    static void call_off(Floor& floor, LiveTable& table, const Event& why, Entropy& entropy);
    static bool everybody_ready(const Floor& floor, const LiveTable& table);
    // The wagers on an additional area that go back to their player, for a
    // newcomer to have it; none where nothing yields.
    static std::set<StakeNo> yielding(const LiveTable& table, const PlaceBet& bet);
    static MaybeRefusal after_yielding(const LiveTable& table, const std::set<StakeNo>& area, const PlaceBet& bet);
    static Handlers::Function find(std::string_view verb);
    static Handlers::Check check_of(std::string_view verb);
    // The arguments to be proposed, of a command that wants a second person now and not always.
    static std::optional<Json> proposal_of(Floor& floor, const Command& command);
};

}  // namespace baize::floor
