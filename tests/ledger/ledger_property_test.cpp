// Random transfers, fitting and not, against a model that keeps nothing but the list of what was taken and works every
// figure out from the beginning each time.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "ledger/ledger.hpp"
#include "ledger/ledger_support.hpp"
#include "support/long_count.hpp"
#include "support/tape.hpp"

namespace baize::ledger::ledger_property_test {
namespace {

using namespace testing_support;

constexpr std::array<const char*, 13> kAccounts{"house",      "float:1",  "cash:1",   "cash:2",  "terminal:1",
                                                "terminal:2", "player:1", "player:2", "voucher", "rounding",
                                                "jackpot:a",  "jackpot:b", "shortfall"};

std::string text(const std::optional<AccountId>& id) { return id ? id->text() : ""; }

// ---- The model --------------------------------------------------------------------------------------

class Model {
public:
    enum class Answer { Taken, Repeat, Refused };

    Answer apply(const Transfer& t) {
        if (const Transfer* known = find(t.id)) return *known == t ? Answer::Repeat : Answer::Refused;
        if (!well_formed(t)) return Answer::Refused;
        taken_.push_back(t);
        if (std::all_of(kAccounts.begin(), kAccounts.end(), [&](const char* name) { return sound(name); }))
            return Answer::Taken;
        taken_.pop_back();
        return Answer::Refused;
    }

    const Transfer* find(const std::string& id) const {
        const auto at = std::find_if(taken_.begin(), taken_.end(), [&](const Transfer& t) { return t.id == id; });
        return at == taken_.end() ? nullptr : &*at;
    }
    bool unfinished(const std::string& id) const {
        return std::none_of(taken_.begin(), taken_.end(), [&](const Transfer& t) { return t.pending == id; });
    }
    const std::vector<Transfer>& taken() const { return taken_; }

    // balance, reserved, in, out, staked, won
    std::vector<std::int64_t> figures(const std::string& name) const {
        std::vector<std::int64_t> f(6);
        for (const Transfer& t : taken_) {
            const Transfer& money = t.pending.empty() ? t : *find(t.pending);
            const std::int64_t amount = money.amount.cents;
            const bool pays = text(money.debit) == name, gets = text(money.credit) == name,
                       moves = t.phase == Phase::Single || t.phase == Phase::Post;
            if (moves) f[0] += amount * (int{gets} - int{pays});
            if (pays && t.phase == Phase::Pending && unfinished(t.id)) f[1] += amount;
            if (!is_metered(name)) continue;
            if (gets && moves &&
                (money.purpose == Purpose::In || money.purpose == Purpose::Out || money.purpose == Purpose::Redeem))
                f[2] += amount;
            if (pays && t.phase == Phase::Single && (t.purpose == Purpose::In || t.purpose == Purpose::Out))
                f[3] += amount;
            if (pays && t.phase == Phase::Pending) f[4] += amount;
            if (pays && t.purpose == Purpose::TakeBack) f[4] -= amount;
            if (gets && moves && (money.purpose == Purpose::Win || money.purpose == Purpose::Correct)) f[5] += amount;
            if (pays && t.phase == Phase::Void && t.purpose != Purpose::TakeBack) f[5] += amount;
            if (pays && t.phase == Phase::Single && t.purpose == Purpose::Correct) f[5] -= amount;
        }
        return f;
    }

    static bool is_metered(const std::string& name) {
        return name.starts_with("terminal:") || name.starts_with("player:");
    }

private:
    bool sound(const std::string& name) const {
        const auto f = figures(name);
        if (name == "house" || name == "rounding") return true;
        if (name.starts_with("float") || name.starts_with("cash") || name == "shortfall") return f[0] <= 0;
        return f[0] - f[1] >= 0;
    }

    bool well_formed(const Transfer& t) const {
        if (t.id.empty() || (t.purpose == Purpose::Correct) != !t.corrects.empty()) return false;
        if (!t.corrects.empty() && (!find(t.corrects) || t.ordered_by.empty() || t.clause.empty())) return false;
        if (t.phase == Phase::Post || t.phase == Phase::Void) return finishes(t);
        const auto known = [](const std::string& name) {
            return std::find(kAccounts.begin(), kAccounts.end(), name) != kAccounts.end();
        };
        if (!t.pending.empty() || !known(text(t.debit)) || !known(text(t.credit)) || t.debit == t.credit ||
            t.amount.cents <= 0 || t.amount > kMoneyMax)
            return false;
        return fits(t);
    }

    bool finishes(const Transfer& t) const {
        const Transfer* money = find(t.pending);
        if (!money || money->phase != Phase::Pending || !unfinished(t.pending)) return false;
        if (t.debit || t.credit || t.amount.cents != 0) return false;  // the tape says none
        if (t.phase == Phase::Post) return t.purpose == money->purpose || t.purpose == Purpose::Other;
        if (money->purpose == Purpose::Stake)
            return t.purpose == Purpose::TakeBack || t.purpose == Purpose::Win || t.purpose == Purpose::Correct;
        return t.purpose == money->purpose || t.purpose == Purpose::Other || t.purpose == Purpose::Correct;
    }

    static bool fits(const Transfer& t) {
        using enum Purpose;
        const bool single = t.phase == Phase::Single, from = is_metered(text(t.debit)), to = is_metered(text(t.credit));
        std::set<Purpose> fit;
        if (!from && !to) fit = {Other, In, Out, Win, Fill, Redeem, Correct};
        if (!from && !to && !single) fit.insert(Stake);
        if (!from && to) fit = {In, Win, Redeem, Correct};
        if (from && !to && single) fit = {Out, Correct};
        if (from && !to && !single) fit = {Stake};
        if (from && to && single) fit = {In, Out, Correct};
        return fit.contains(t.purpose);
    }

    std::vector<Transfer> taken_;
};

// ---- The tape ---------------------------------------------------------------------------------------

using baize::testing_support::Tape;

std::string some_id(Tape& tape, const Model& model) {
    if (model.taken().empty() || tape.chance(3)) return "nobody";
    return model.taken()[tape.below(model.taken().size())].id;
}

// A purpose that is likely to fit; now and then any.
Purpose some_purpose(Tape& tape, const Transfer& t) {
    using enum Purpose;
    if (tape.chance(15)) return static_cast<Purpose>(tape.below(9));
    const bool from = Model::is_metered(text(t.debit)), to = Model::is_metered(text(t.credit));
    if (from && t.phase == Phase::Pending) return Stake;
    if (from) return std::array{Out, Out, Correct}[tape.below(3)];
    if (to) return std::array{In, In, Win, Redeem, Correct}[tape.below(5)];
    return std::array{Other, Fill, Win}[tape.below(3)];
}

void fill_finisher(Tape& tape, const Model& model, Transfer& t) {
    std::vector<std::string> open;
    for (const Transfer& each : model.taken())
        if (each.phase == Phase::Pending && model.unfinished(each.id)) open.push_back(each.id);
    t.pending = open.empty() || tape.chance(10) ? some_id(tape, model) : open[tape.below(open.size())];
    const Purpose likely = t.phase == Phase::Post ? Purpose::Stake : tape.chance(50) ? Purpose::TakeBack : Purpose::Win;
    t.purpose = tape.chance(25) ? static_cast<Purpose>(tape.below(9)) : likely;
}

void fill_money(Tape& tape, Transfer& t) {
    const bool stake = t.phase == Phase::Pending && tape.chance(80);
    t.debit = account_of(stake ? kAccounts[4 + tape.below(4)] : kAccounts[tape.below(kAccounts.size())]);
    t.credit = account_of(stake && tape.chance(80) ? "house" : kAccounts[tape.below(kAccounts.size())]);
    t.amount = {static_cast<std::int64_t>(tape.below(t.debit->kind() == AccountKind::Cash ? 400 : 60))};
    if (tape.chance(2)) t.amount = tape.chance(50) ? kMoneyMax + Money{1} : Money{-3};
    if (tape.chance(2)) t.debit.reset();
    t.purpose = some_purpose(tape, t);
}

Transfer some_transfer(Tape& tape, const Model& model) {
    if (!model.taken().empty() && tape.chance(8)) {  // again, perhaps with other content
        Transfer again = model.taken()[tape.below(model.taken().size())];
        if (tape.chance(50)) again.amount += {1};
        return again;
    }
    Transfer t;
    t.id = "t" + std::to_string(model.taken().size()) + (tape.chance(50) ? "a" : "b");
    t.phase = std::array{Phase::Single, Phase::Single, Phase::Pending, Phase::Post, Phase::Void}[tape.below(5)];
    if (t.phase == Phase::Post || t.phase == Phase::Void) fill_finisher(tape, model, t);
    else fill_money(tape, t);
    if (t.purpose == Purpose::Correct && !tape.chance(5)) t = correcting(t, some_id(tape, model));
    return t;
}

// ---- The property -----------------------------------------------------------------------------------

void expect_same(const Ledger& ledger, const Model& model) {
    RC_ASSERT(ledger.broken() == std::nullopt);
    RC_ASSERT(ledger.transfers() == model.taken().size());
    std::int64_t sum = 0;
    for (const char* name : kAccounts) {
        const Account* a = ledger.account(account_of(name));
        const Account account = a ? *a : Account{};
        const auto f = model.figures(name);
        sum += f[0];
        RC_ASSERT((std::vector{account.balance.cents, account.reserved.cents, account.in.cents, account.out.cents,
                               account.staked.cents, account.won.cents}) == f);
        RC_ASSERT((!Model::is_metered(name) || f[2] + f[5] == f[3] + f[4] + f[0] - f[1]));
    }
    RC_ASSERT(sum == 0);
}

int g_taken = 0, g_refused = 0, g_finished = 0;

void play(Tape tape) {
    Ledger ledger;
    Model model;
    for (int i = 0; i < 3; ++i)  // something to play with
        RC_ASSERT(ledger.apply(single("start" + std::to_string(i), "cash:1", kAccounts[4 + i], 200, Purpose::In)) &&
                  model.apply(single("start" + std::to_string(i), "cash:1", kAccounts[4 + i], 200, Purpose::In)) ==
                      Model::Answer::Taken);
    while (!tape.empty()) {
        const Transfer t = some_transfer(tape, model);
        const Seen before = seen(ledger);
        const bool would = !ledger.check(t).has_value();
        const auto result = ledger.apply(t);
        const Model::Answer expected = model.apply(t);
        RC_LOG() << t.id << " " << text(t.debit) << " -> " << text(t.credit) << " " << t.amount.cents << " phase "
                 << int(t.phase) << " purpose " << int(t.purpose) << " of " << t.pending
                 << (result ? std::string(" taken") : ": " + result.refusal().what) << "\n";
        RC_ASSERT(would == static_cast<bool>(result));
        RC_ASSERT(static_cast<bool>(result) == (expected != Model::Answer::Refused));
        RC_ASSERT((!result || *result == (expected == Model::Answer::Taken)));
        RC_ASSERT((expected == Model::Answer::Taken || seen(ledger) == before));
        for (const Transfer& each : model.taken())
            RC_ASSERT(ledger.is_pending(each.id) == (each.phase == Phase::Pending && model.unfinished(each.id)));
        (result ? g_taken : g_refused)++;
        if (result && !t.pending.empty()) ++g_finished;
        expect_same(ledger, model);
    }
}

TEST(LedgerProperty, RandomTransfersEqualTheNaiveModel) {
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    if (!std::getenv("RC_PARAMS")) {
        params.seed = 2011;
        params.maxSuccess = baize::testing_support::sanitized() ? 20 : 150;
        params.disableShrinking = true;  // it takes minutes; RC_PARAMS="seed=2011" asks for it
    }
    g_taken = g_refused = g_finished = 0;
    const auto result = rc::detail::checkTestable(
        [] {
            play(Tape(*rc::gen::container<std::vector<std::uint16_t>>(
                500, rc::gen::resize(rc::kNominalSize, rc::gen::arbitrary<std::uint16_t>()))));
        },
        rc::detail::TestMetadata{}, params);
    std::ostringstream words;
    rc::detail::printResultMessage(result, words);
    ASSERT_TRUE(result.template is<rc::detail::SuccessResult>()) << words.str();
    // The tapes must be worth something.
    const int cases = params.maxSuccess;
    EXPECT_GT(g_taken, 15 * cases);
    EXPECT_GT(g_refused, 15 * cases);
    EXPECT_GT(g_finished, 2 * cases);
}

}  // namespace
}  // namespace baize::ledger::ledger_property_test
