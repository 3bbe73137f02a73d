#include "odds/plan_walk.hpp"

#include <bit>

namespace baize::plan_walk {

using poker::Actions;
using poker::CardSet;

Money stake_of(const Played& played) { return priced_stake(poker::table_of(*played.game, played.choices)); }

Setup setup_of(const Played& played) {
    Setup setup = poker::at_highest(poker::table_of(*played.game, played.choices), stake_of(played));
    for (const auto& [wager, most] : played.payout_max) {
        Limits limits = setup.limits(wager);
        limits.payout_max = most;
        setup.limits(wager, limits);
    }
    return setup;
}

namespace {

// As `baize edge` has it: where the game's pricer leaves maxima to others, of the rows as the highest stakes are paid.
poker::Showdown described(const Played& played, const Setup& setup) {
    const Setup paid = pricer_of(played.game->id).maxima ? setup : setup.paid_at_highest().value_or(setup);
    return played.laid_blind > 0 ? poker::describe_blind(*played.plan, paid, played.laid_blind)
                                 : poker::describe(*played.plan, paid);
}

CardSet set_of(const Hand& hand) { return CardSet(std::span<const Card>(hand.cards.begin(), hand.cards.end())); }

std::size_t dealt(const Hand& hand) { return hand.cards.size(); }

}  // namespace

Walk::Walk(const Played& played, const Deal& deal, Area area)
    : played_(played), deal_(deal), box_(static_cast<BoxNo>(area)), setup_(setup_of(played)),
      described_(described(played, setup_)), uncapped_(described_), sequences_(poker::sequences_of(described_)),
      stake_(stake_of(played)) {
    uncapped_.caps.clear();
    events_ = {Shuffled{}};
    for (BoxNo box = 1; box <= box_; ++box) {
        for (const std::uint8_t wager : played.beside) events_.push_back(PlaceBet{0, box, {wager, 0}, stake_});
        events_.push_back(PlaceBet{0, box, {played.plan->wager(), 0}, stake_});
        if (played.laid_blind > 0)
            events_.push_back(PlaceBet{0, box, {poker::decision_on(*played.plan, setup_, 0).wager, 0},
                                       stake_ * played.laid_blind});
    }
    events_.push_back(CloseBets{});
}

Ends Walk::go() {
    follow({});
    return ends_;
}

void Walk::follow(const Actions& actions) {
    const std::size_t length = events_.size();
    auto session = Session::replay(setup_, {}, events_);
    ASSERT_TRUE(session) << played_.name << ": " << session.refusal().what;
    deal_all(**session);
    if ((*session)->finished()) end_of(**session, actions);
    else asked(**session, actions);
    events_.resize(length);
}

// A burnt card and those of other boxes are of no account.
void Walk::deal_all(Session& session) {
    std::size_t others = 0;
    for (const Event& event : events_)
        if (const auto* card = std::get_if<DealtCard>(&event))
            others += std::ranges::find(deal_.others, card->card) != deal_.others.end();
    while (session.need().kind == NeedKind::Card) {
        const Need& need = session.need();
        const Table& table = session.table();
        const bool community = need.box == 0 && (described_.dealer == 0 || need.hand == 1);
        const bool other = need.to_burn || (need.box != 0 && need.box != box_);
        const DealtCard next{other              ? deal_.others[others++]
                             : need.box == box_ ? deal_.own[dealt(hand(table))]
                             : community        ? deal_.board[dealt(table.house().hands[need.hand])]
                                                : deal_.dealer[dealt(table.house().hand())]};
        const auto refusal = session.apply(next);
        ASSERT_FALSE(refusal) << played_.name << ": " << refusal->what;
        events_.push_back(next);
    }
}

// Of the wager that lies there already, that it stands or the hand is folded: nobody asks for more.
bool Walk::is_blind_question(const Question& question) const {
    return played_.laid_blind > 0 && question.box == box_ &&
           question.offers(poker::decision_on(*played_.plan, setup_, 0).stand);
}

void Walk::asked(Session& session, const Actions& actions) {
    const Question question = session.need().question;
    ASSERT_EQ(session.need().kind, NeedKind::Decision) << played_.name;
    if (is_blind_question(question)) return asked_of_blind_wager(session);
    if (question.decided != played_.plan->wager() || question.box != box_)
        return answer(session, silent_answer(session.table(), question), actions);
    ASSERT_EQ(question.street, actions.size()) << played_.name;
    const auto seen = poker::seen_at(*played_.plan, session.table(), question);
    EXPECT_EQ(seen.has_value(), box_ == 1) << played_.name << ": of a hand that is played blind nothing is seen";
    if (seen) expect_seen(*seen, actions, session.table());
    std::uint32_t offered = 0;
    const auto& open = described_.streets[question.street].actions;
    for (std::size_t action = 0; action < open.size(); ++action) {
        if (open[action].may && !open[action].may(described_.rank(set_of(hand(session.table()))))) continue;
        const Answer given = poker::answer_for(*played_.plan, session.table(), question, action);
        offered |= 1u << given.choice;
        Actions longer = actions;
        longer.push_back(static_cast<std::uint8_t>(action));
        answer(session, given, longer);
    }
    EXPECT_EQ(question.choices, offered) << played_.name << " street " << int{question.street};
    rule_absent(session, actions);
}

void Walk::asked_of_blind_wager(const Session& session) {
    const poker::Decision& decision = poker::decision_on(*played_.plan, setup_, 0);
    const Question question = session.need().question;
    EXPECT_FALSE(poker::seen_at(*played_.plan, session.table(), question)) << played_.name;
    EXPECT_EQ(question.choices, 1u << decision.fold | 1u << decision.stand) << played_.name;
    EXPECT_EQ(question.clause, decision.taken_back) << played_.name;
    Actions fold, stand;
    fold.push_back(0);
    stand.push_back(1);
    answer(session, {decision.fold}, fold);
    answer(session, {decision.stand}, stand);
    rule_absent(session, {});
}

void Walk::answer(const Session& session, const Answer& given, const Actions& actions) {
    events_.push_back(Answered{session.need().question.player, given.choice, given.amount, {}});
    follow(actions);
    events_.pop_back();
}

// Whoever is absent folds for good, where the book lets a supervisor rule so.
void Walk::rule_absent(const Session& session, const Actions& actions) {
    const auto rules = session.table().game().irregularities;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const Ruled ruled{static_cast<std::uint8_t>(i), box_, kEveryHand, kNobody, {}};
        if (rules[i].effect != Effect::AbsentBox || session.check(ruled)) continue;
        ++ends_.absent;
        events_.push_back(ruled);
        absent_ = true;
        follow(actions);
        absent_ = false;
        events_.pop_back();
    }
}

// The cards that have been dealt to the hand, and those of the house that lie face up, so many as the plan says.
void Walk::expect_seen(const poker::Seen& seen, const Actions& actions, const Table& table) const {
    int own = 0, up = 0, board = 0;
    for (std::size_t street = 0; street <= actions.size(); ++street) {
        own += described_.streets[street].own;
        up += described_.streets[street].up;
        board += described_.streets[street].board;
    }
    EXPECT_TRUE(std::ranges::equal(seen.before, actions)) << played_.name;
    EXPECT_EQ(seen.own, set_of(hand(table))) << played_.name;
    EXPECT_EQ(seen.own.size(), own) << played_.name;
    EXPECT_EQ(seen.up.size(), up) << played_.name;
    EXPECT_EQ(seen.board.size(), board) << played_.name;
    CardSet face_up;
    for (const Hand& of_house : table.house().hands)
        for (std::size_t i = 0; i < of_house.cards.size(); ++i)
            if (of_house.faces[i] == Face::Up) face_up = face_up | CardSet{of_house.cards[i]};
    EXPECT_EQ(seen.up | seen.board, face_up) << played_.name;
}

const poker::ActionSequence* Walk::sequence(const Actions& actions) const {
    const auto found = std::ranges::find_if(sequences_, [&](const poker::ActionSequence& each) {
        return std::ranges::equal(each.actions, actions);
    });
    return found == sequences_.end() ? nullptr : &*found;
}

// Nothing is asked where no raise is open against the dealer's card: that is the passive answer.
Actions Walk::completed(Actions actions, const Table& table) const {
    if (actions.size() == described_.streets.size()) return actions;
    const auto& open = described_.streets[actions.size()].actions;
    const auto closed = [&](const poker::Action& action) {
        return action.against && !action.against(table.house().hands[0].cards[played_.plan->up_card]);
    };
    if (std::all_of(open.begin() + 1, open.end(), closed)) actions.push_back(0);
    return actions;
}

// What was laid blind is had back with a fold.
bool Walk::is_taken_back(const Line& line) const {
    return played_.laid_blind > 0 && line.outcome == Outcome::Void &&
           line.clause == poker::decision_on(*played_.plan, setup_, 0).taken_back;
}

void Walk::end_of(const Session& session, const Actions& taken) {
    const Table& table = session.table();
    Actions actions = completed(taken, table);
    while (absent_ && !sequence(actions) && actions.size() < described_.streets.size()) actions.push_back(0);
    const poker::ActionSequence* const found = sequence(actions);
    ASSERT_TRUE(found) << played_.name << ": the round has asked for less than the plan";
    std::set<int> wagers;
    for (const poker::Laid& laid : found->laid) wagers.insert(laid.wager);
    Ratio net = 0;
    Money staked{};
    for (const Line& line : table.lines()) {
        if (line.box != box_ || !wagers.contains(line.position.wager)) continue;
        net += exact_net(line, stake_);
        if (!is_taken_back(line)) staked += line.stake;
    }
    const auto [player, dealer] = ranks(table);
    // An absent player forfeits what he laid blind too, where a fold has it back.
    const Ratio forfeited = absent_ ? Ratio(played_.laid_blind) : Ratio(0);
    EXPECT_EQ(net + forfeited, poker::net_of_sequence(described_, *found, player, dealer)) << played_.name;
    EXPECT_EQ(fraction(staked.cents, stake_.cents) - forfeited, found->staked) << played_.name;
    note_end(*found, player, dealer);
}

void Walk::note_end(const poker::ActionSequence& sequence, poker::RankValue player, poker::RankValue dealer) {
    ++ends_.count;
    if (player == 0) return;
    ends_.ranks.emplace(player, dealer);
    ends_.capped |= poker::net_of_sequence(described_, sequence, player, dealer) <
                    poker::net_of_sequence(uncapped_, sequence, player, dealer);
}

// By cards that may not have been dealt, where all have folded before: then no rank matters.
std::pair<poker::RankValue, poker::RankValue> Walk::ranks(const Table& table) const {
    const bool duel = described_.dealer > 0;
    const CardSet board = described_.board > 0 ? set_of(table.house().hands[duel ? 1 : 0]) : CardSet{},
                  own = set_of(hand(table)), dealer = duel ? set_of(table.house().hands[0]) : CardSet{};
    if (board.size() < described_.board) return {0, 0};
    return {described_.rank(own | board), duel ? described_.rank(dealer | board) : 0};
}

}  // namespace baize::plan_walk
