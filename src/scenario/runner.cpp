#include "scenario/runner.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/captions.hpp"
#include "engine/describe.hpp"
#include "engine/view.hpp"
#include "games/list.hpp"
#include "scenario/state.hpp"

namespace baize::scenario {

void Runner::run(const std::vector<ScriptLine>& script) {
    for (const ScriptLine& each : script) {
        line_ = each.number;
        if (witness_) witness_(session_.get(), nullptr, each.text);
        const std::string& verb = each.words[0];
        const bool result = verb == "bank" || verb == "meter" || (verb[0] >= 'A' && verb[0] <= 'Z');
        if (!session_ && header(each.words)) continue;
        if (!session_) open();
        if (verb != "settled") end_of_settled();
        if (verb == "----") {
            settling_ = true;
        } else if (settling_ && result) {
            expect(each.words);
        } else {
            if (settling_) end_of_round();
            settling_ = false;
            checked_ = checked_ &&
                       (verb == "refused" || verb == "seat" || verb == "view" || verb == "waits" || verb == "settled" ||
                        verb == "called");
            step(each.words);
        }
    }
    if (!session_) open();
    end_of_settled();
    if (settling_) end_of_round();
    else if (!witness_ && !checked_ && !session_->table().stakes().empty())
        fail("the scenario ends without a settlement (----)");
}

// ---- Set-up ------------------------------------------------------------------------------------------------------

bool Runner::header(const Words& words) {
    const std::string& verb = words[0];
    const auto pair = [&]() -> std::pair<std::string, std::string> {
        if (words.size() != 2 || words[1].find('=') == std::string::npos) fail("expected {} NAME=VALUE", verb);
        return {words[1].substr(0, words[1].find('=')), words[1].substr(words[1].find('=') + 1)};
    };
    if (verb == "game") {
        if (words.size() != 2 || !(game_ = find_game(words[1]))) fail("there is no game '{}'", joined(words, 1));
    } else if (verb == "set") {
        choices_.options.push_back(pair());
    } else if (verb == "pay") {
        choices_.own_pays.push_back(pair());
    } else if (verb == "paytable") {
        choices_.paytables.insert(pair());
    } else if (verb == "limits") {
        if (words.size() < 5) fail("expected limits WAGER min max increment [payout-max]");
        limits_.push_back(words);
    } else if (verb == "boxes" || verb == "meter-seed") {
        if (words.size() != 2) fail("expected {} NUMBER", verb);
        if (verb == "boxes") boxes_ = parse_number(words[1]);
        else meter_seed_ = parse_money(words[1]);
    } else if (verb == "forbidden") {
        forbidden_.push_back(joined(words, 1));
    } else if (verb == "refused" && words.size() > 1 &&
               (words[1] == "set" || words[1] == "pay" || words[1] == "paytable")) {
        refused_sets_.push_back(words);
    } else if (verb == "manual-shuffle") {
        manual_shuffle_ = true;
    } else if (verb == "dealers-table") {
        dealers_table_ = true;
    } else {
        return false;
    }
    return true;
}

void Runner::open() {
    if (!game_) fail("the first line must be: game ID");
    for (const Words& words : refused_sets_) {
        Choices wrong = choices_;
        const auto equals = words.at(2).find('=');
        const std::string name = words[2].substr(0, equals), value = words[2].substr(equals + 1);
        if (words[1] == "set") wrong.options.emplace_back(name, value);
        else if (words[1] == "pay") wrong.own_pays.emplace_back(name, value);
        else wrong.paytables.insert_or_assign(name, value);
        const auto made = Setup::make(*game_, wrong);
        if (made) fail("{} was taken", words[2]);
        if (words.size() > 3 && made.refusal().clause != words[3].substr(1, words[3].size() - 2))
            fail("refused by '{}'", made.refusal().clause);
    }
    auto made = Setup::make(*game_, choices_);
    if (!made) fail("the set-up is refused: {}", to_string(made.refusal()));
    setup_.emplace(*made);
    if (dealers_table_) setup_->profile(*find_profile(profile_of_book(game_->book), false));
    if (boxes_.value_or(1) < 1 || boxes_.value_or(0) > game_->layout.boxes)
        fail("{} has 1 to {} boxes, not {}", game_->id, game_->layout.boxes, *boxes_);
    if (boxes_) setup_->boxes(*boxes_);
    if (meter_seed_.cents < 0 || meter_seed_ > kMoneyMax)
        fail("a meter does not start with {}", to_string(meter_seed_));
    setup_->meter_seed(meter_seed_);
    for (const Words& words : limits_) {
        const auto wager = find_wager(*game_, words[1]);
        if (!wager) fail("{} has no wager '{}'", game_->id, words[1]);
        Limits limits{parse_money(words[2]), parse_money(words[3]), parse_money(words[4]), {}};
        if (words.size() > 5) limits.payout_max = parse_money(words[5]);
        const bool usable = limits.min.cents >= 1 && limits.max.cents >= 1 && limits.max <= kMoneyMax &&
                            limits.increment.cents >= 1 && limits.payout_max.cents >= 0;
        if (!usable) fail("limits are amounts above 0, at most {}", to_string(kMoneyMax));
        setup_->limits(*wager, limits);
    }
    std::string found, wanted;
    for (const Refusal& refusal : setup_->forbidden()) found += refusal.clause + "; ";
    for (const std::string& clause : forbidden_) wanted += clause + "; ";
    if (found != wanted) fail("the set-up is forbidden by [{}], expected [{}]", found, wanted);
    session_ = std::make_unique<Session>(*setup_);
}

// ---- Steps -------------------------------------------------------------------------------------------------------

void Runner::take(const Event& event) {
    if (const auto refusal = session_->apply(event))
        fail("'{}' is refused: {}", describe(event, *game_), to_string(*refusal));
    if (witness_) witness_(session_.get(), &event, {});
}

void Runner::shuffle_if_due() {
    const Need& need = session_->need();
    if (!manual_shuffle_ && need.kind == NeedKind::Shuffle && !need.card_follows) take(Shuffled{});
}

void Runner::close_if_open() {
    if (session_->need().kind == NeedKind::Bets) take(CloseBets{});
}

// Deals for as long as the next card is known for the place that needs it.
void Runner::pump() {
    while (session_->need().kind == NeedKind::Card) {
        const Need& need = session_->need();
        auto& queue = queues_[need.to_burn ? kBurnPlace : std::pair<int, int>{need.box, need.hand}];
        if (queue.empty()) return;
        const auto [word, from] = queue.front();
        queue.pop_front();
        const int here = std::exchange(line_, from);
        take(word == "??" ? DealtCard{{}, true} : DealtCard{parse_card_word(word), false});
        line_ = here;
    }
}

void Runner::deal(const Words& words) {
    if (words.size() < 3) fail("expected deal PLACE CARDS");
    const auto place = parse_place(words[1]);
    if (place != kBurnPlace) close_if_open();
    for (std::size_t i = 2; i < words.size(); ++i) queues_[place].emplace_back(words[i], line_);
    pump();
}

void Runner::act(const Words& words) {
    const Event event = act_event(words);
    const Need& need = session_->need();
    if (need.kind != NeedKind::Decision)
        fail("nobody is asked: the table waits for {}", describe(need, session_->table()));
    const Spot spot = parse_spot(words[1]);
    if (spot.box >= 0 && spot.box != need.question.box)
        fail("the question is about {}", place_name(session_->table(), need.question.box, need.question.hand));
    take(event);
    pump();
}

void Runner::refused(Words words) {
    std::string clause;
    if (words.back().size() > 1 && words.back().front() == '"') {
        clause = words.back().substr(1, words.back().size() - 2);
        words.pop_back();
    }
    words.erase(words.begin());
    if (words.at(0) == "correct") {
        if (corrected(words)) fail("the correction was taken");
        return;
    }
    const Event event = single_event(words);
    const std::string before = state_of(*session_);
    const auto foreseen = session_->check(event);
    const auto refusal = session_->apply(event);
    if (!refusal || !foreseen) fail("'{}' was taken, but must be refused {}", describe(event, *game_), clause);
    if (!clause.empty() && refusal->clause != clause)
        fail("refused by '{}' ({}), not by '{}'", refusal->clause, refusal->what, clause);
    if (to_string(*foreseen) != to_string(*refusal))
        fail("check() says '{}', apply() '{}'", to_string(*foreseen), to_string(*refusal));
    if (const std::string after = state_of(*session_); after != before)
        fail("the refused event changed something.\nBefore:\n{}After:\n{}", before, after);
}

Result<std::unique_ptr<Session>> Runner::corrected(const Words& words) const {
    if (words.size() < 4) fail("expected correct card|throw|act|bet NUMBER ...");
    const std::string& kind = words[1];
    int nth = parse_number(words[2]);
    Words rest{kind};
    rest.insert(rest.end(), words.begin() + 3, words.end());
    const Event event = kind == "card" ? Event(DealtCard{parse_card_word(words[3]), false}) : single_event(rest);
    for (std::size_t i = 0; i < session_->events().size(); ++i)
        if (session_->events()[i].index() == event.index() && --nth == 0) return session_->corrected(i, event);
    fail("the round has no {} {}", kind, words[2]);
}

void Runner::correct(const Words& words) {
    auto again = corrected(words);
    if (!again) fail("the correction is refused: {}", to_string(again.refusal()));
    session_ = std::move(*again);
    pump();
}

void Runner::view(const Words& words) const {
    if (words.size() < 3) fail("expected view SEAT LINE");
    const std::string seen = to_text(view_of(session_->table(), parse_player(words[1])), *game_);
    const bool forbidden = words[2] == "not";
    const std::string wanted = joined(words, forbidden ? 3 : 2);
    const bool found =
        forbidden ? seen.find(wanted) != seen.npos : ("\n" + seen).find("\n" + wanted + "\n") != seen.npos;
    if (found == forbidden) fail("{}'s view {} '{}':\n{}", words[1], forbidden ? "has" : "lacks", wanted, seen);
}

void Runner::offers(const Words& words) const {
    const Need& need = session_->need();
    if (need.kind != NeedKind::Decision || need.question.player != parse_spot(words.at(1)).player)
        fail("the table waits for {}", describe(need, session_->table()));
    std::uint32_t wanted = 0;
    for (std::size_t i = 2; i < words.size(); ++i) {
        const std::uint8_t choice = parse_choice(words[i]);
        wanted |= 1u << choice;
        if (i + 1 == words.size() || !words[i + 1].starts_with('"')) continue;
        const std::string by(game_->choices[choice].clause_at(need.question.clause));
        if ('"' + by + '"' != words[++i]) fail("{} is made by {}", words[i - 1], by);
    }
    if (wanted != need.question.choices) fail("offered are {}", choice_list(*game_, need.question.choices));
}

// A hand in the view of the player who is named with it; of a spectator where none is.
std::string Runner::name_of_hand(std::string_view place) const {
    const auto [box, number] = parse_place(place);
    const View view = view_of(session_->table(), box > 0 ? parse_spot(place).player : kNobody);
    for (const SeenHand& hand : view.hands)
        if (hand.box == box && hand.hand == number)
            return caption(session_->table().setup(), view, hand,
                           box > 0 && session_->table().box(hand.box).hands.size() > 1);
    fail("no cards lie at {}", place);
}

void Runner::called(const Words& words) const {
    if (words.size() < 3) fail("expected called PLACE|throw|spin WORDS");
    const View view = view_of(session_->table(), kNobody);
    const std::string name = words[1] == "throw"  ? caption(*game_, std::span<const std::uint8_t>(view.dice))
                             : words[1] == "spin" ? caption(*game_, std::span<const std::string>(view.spun))
                                                  : name_of_hand(words[1]);
    const std::string said = name.empty() ? "-" : name, wanted = joined(words, 2);
    if (said != wanted) fail("{} is called '{}'", words[1], said);
}

void Runner::told(const Words& words) const {
    if (words.size() < 3) fail("expected told PLAYER WORDS");
    if (session_->need().kind != NeedKind::Bets) fail("bets are closed");
    const std::string now = game_->notices.told_before_close
                                ? game_->notices.told_before_close(session_->table(), parse_player(words[1]))
                                : std::string();
    const std::string said = now.empty() ? "-" : now;
    if (said != joined(words, 2)) fail("{} is told '{}'", words[1], said);
}

void Runner::step(const Words& words) {
    const std::string& verb = words[0];
    if (verb != "rule" && verb != "shuffle" && verb != "waits" && verb != "seat" && verb != "view" &&
        verb != "settled" && verb != "called")
        shuffle_if_due();
    if (verb == "bet") {
        for (std::size_t at = 2; at < std::max<std::size_t>(words.size(), 4); at += 2) take(bet_event(words, at));
    } else if (verb == "deal") {
        deal(words);
    } else if (verb == "act") {
        act(words);
    } else if (verb == "refused") {
        refused(words);
    } else if (verb == "correct") {
        correct(words);
    } else if (verb == "view") {
        view(words);
    } else if (verb == "offers") {
        offers(words);
    } else if (verb == "called") {
        called(words);
    } else if (verb == "told") {
        told(words);
    } else if (verb == "settled") {
        settled(words);
    } else if (verb == "waits") {
        const std::string now = describe(session_->need(), session_->table());
        if (now != joined(words, 1)) fail("the table waits for {}", now);
    } else {
        if (verb == "throw" || verb == "spin") close_if_open();
        if (verb == "next" && !session_->finished())
            fail("the round is not finished: it waits for {}", describe(session_->need(), session_->table()));
        take(single_event(words));
        pump();
    }
}

}  // namespace baize::scenario
