// The commands of the floor, one function each, by the console where they are given: from the arguments to the reply,
// both as floor/protocol/commands describes them. A function checks everything before it records anything.
#pragma once

#include <variant>

#include "floor/act.hpp"
#include "floor/protocol/commands/cashier.hpp"
#include "floor/protocol/commands/pit.hpp"

namespace baize::floor {

using namespace protocol::commands;
using ApproveReply = wire::Raw<Approved>;

// ---- At a terminal --------------------------------------------------------------------------------------------

namespace terminal {

Result<BetReply> bet(Act& act, const BetArgs& args);
Result<DeclareReply> declare(Act& act, const DeclareArgs& args);
Result<ClearReply> clear(Act& act, const ClearArgs& args);
Result<ReadyReply> ready(Act& act, const NoArgs& args);
Result<AnswerReply> answer(Act& act, const AnswerArgs& args);
Result<AgreeReply> agree(Act& act, const AgreeArgs& args);
Result<SitReply> sit(Act& act, const SitArgs& args);
Result<CreditReply> insert_cash(Act& act, const CashArgs& args);
Result<VoucherReply> voucher_out(Act& act, const NoArgs& args);
Result<IncidentReply> dispute(Act& act, const DisputeArgs& args);

}  // namespace terminal

// ---- At the dealer's console ----------------------------------------------------------------------------------

namespace dealer {

Result<PhaseReply> close_bets(Act& act, const TableArgs& args);
Result<PhaseReply> ball_dropped(Act& act, const TableArgs& args);
Result<EnteredReply> enter(Act& act, const EnterArgs& args);
Result<ConfirmReply> confirm(Act& act, const ConfirmArgs& args);
Result<EnteredReply> fix(Act& act, const FixArgs& args);
Result<CreditReply> credit(Act& act, const CreditArgs& args);
Result<PaidReply> cancel_credit(Act& act, const TerminalArgs& args);
Result<IncidentReply> call(Act& act, const CallArgs& args);
MaybeRefusal check_move(const Act& act, const MoveWagerArgs& args);
Result<MoveWagerReply> move_wager(Act& act, const MoveWagerArgs& args);
MaybeRefusal check_no_spin(const Act& act, const NoSpinArgs& args);
Result<NoSpinReply> no_spin(Act& act, const NoSpinArgs& args);

}  // namespace dealer

// ---- Rulings --------------------------------------------------------------------------------------------------

namespace rulings {

// Carried out, or where it wants a second person (ruling R86) as it is proposed to him.
Result<std::variant<RuleReply, RuleArgs>> rule_or_propose(Act& act, RuleArgs args);
Result<RuleReply> rule(Act& act, const RuleArgs& args);
MaybeRefusal check_void_round(const Act& act, const VoidRoundArgs& args);
Result<VoidRoundReply> void_round(Act& act, const VoidRoundArgs& args);
// By which irregularity and clause a proposal is made: for whoever agrees, and for the incidents.
std::string ruled_by(const State& state, const RuleArgs& args);
std::string ruled_by(const State& state, const VoidRoundArgs& args);

}  // namespace rulings

// ---- In the pit -----------------------------------------------------------------------------------------------

namespace pit {

Result<Revised> correct(Act& act, const CorrectArgs& args);
Result<RefusePayReply> refuse_pay(Act& act, const RefusePayArgs& args);
Result<LockReply> lock(Act& act, const LockArgs& args);
Result<UnlockReply> unlock(Act& act, const LockArgs& args);
Result<NominateReply> nominate(Act& act, const NominateArgs& args);
Result<LimitReply> limit(Act& act, const LimitArgs& args);
Result<FileReply> table(Act& act, const FileArgs& args);
Result<OpenTableReply> open_table(Act& act, const TableArgs& args);
Result<CloseTableReply> close_table(Act& act, const TableArgs& args);
Result<ApproveReply> approve(Act& act, const IncidentArgs& args);
Result<RejectReply> reject(Act& act, const IncidentArgs& args);
Result<ResolveReply> resolve(Act& act, const IncidentArgs& args);

}  // namespace pit

// ---- At the cashier's -----------------------------------------------------------------------------------------

namespace cashier {

MaybeRefusal check_fill(const Act& act, const FillArgs& args);
Result<FillReply> fill(Act& act, const FillArgs& args);
Result<PaidReply> redeem(Act& act, const RedeemArgs& args);
Result<BalanceReply> deposit(Act& act, const PlayerArgs& args);
Result<BalanceReply> withdraw(Act& act, const PlayerArgs& args);
Result<ToTerminalReply> to_terminal(Act& act, const ToTerminalArgs& args);
Result<BalanceReply> from_terminal(Act& act, const FromTerminalArgs& args);

}  // namespace cashier

}  // namespace baize::floor
