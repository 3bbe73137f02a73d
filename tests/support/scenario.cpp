#include "support/scenario.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <deque>
#include <map>
#include <memory>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "engine/captions.hpp"
#include "engine/names.hpp"
#include "engine/session.hpp"
#include "engine/view.hpp"
#include "games/list.hpp"
#include "support/state.hpp"

namespace baize::testing_support {

namespace {

using Words = std::vector<std::string>;

struct Fault : std::runtime_error {
    using std::runtime_error::runtime_error;
};

template <class... Args>
[[noreturn]] void fail(fmt::format_string<Args...> text, Args&&... args) {
    throw Fault(fmt::format(text, std::forward<Args>(args)...));
}

struct ScriptLine {
    int number = 0;
    Words words;
    std::string text;
};

// ---- Words -----------------------------------------------------------------------------------------------

Words split_words(const std::string& line) {
    std::istringstream in(line);
    Words words;
    for (std::string word; in >> word;) {
        if (word[0] == '#') break;
        words.push_back(word);
        std::string& last = words.back();  // "nz-blackjack 15B.7": what is quoted is one word
        while (last[0] == '"' && (last.size() == 1 || last.back() != '"') && in >> word) last += " " + word;
    }
    return words;
}

std::string joined(const Words& words, std::size_t from) {
    std::string text;
    for (std::size_t i = from; i < words.size(); ++i) text += (text.empty() ? "" : " ") + words[i];
    return text;
}

int parse_number(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) fail("'{}' is no number", text);
    return value;
}

// "10", "+1.5", "-0.25": never through a floating-point number.
Money parse_money(std::string_view text) {
    std::string_view rest = text;
    const bool negative = rest.starts_with('-');
    if (negative || rest.starts_with('+')) rest.remove_prefix(1);
    const auto dot = rest.find('.');
    std::string cents(dot == rest.npos ? "" : rest.substr(dot + 1));
    if (cents.size() > 2) fail("'{}' has more than two decimals", text);
    cents.resize(2, '0');
    const std::int64_t amount = std::int64_t{parse_number(rest.substr(0, dot))} * 100 + parse_number(cents);
    return {negative ? -amount : amount};
}

bool is_player(std::string_view word) { return word.size() == 1 && word[0] >= 'A' && word[0] <= 'Z'; }

PlayerId parse_player(std::string_view word) {
    if (word == "-") return kNobody;
    if (!is_player(word)) fail("'{}' is no player; expected a letter", word);
    return static_cast<PlayerId>(word[0] - 'A');
}

// ---- The runner --------------------------------------------------------------------------------------------

struct Spot {
    PlayerId player = kNobody;
    int box = -1;  // -1: not said
    int hand = 0;
};

class Runner {
public:
    Runner() = default;
    explicit Runner(Witness witness) : witness_(std::move(witness)) {}
    void run(const std::vector<ScriptLine>& script);
    int line() const { return line_; }

private:
    // Set-up.
    bool header(const Words& words);
    void open();
    Choices choices_;
    std::vector<Words> limits_, refused_sets_;
    std::vector<std::string> forbidden_;
    const Game* game_ = nullptr;
    bool manual_shuffle_ = false, dealers_table_ = false;

    // Events from words.
    Spot parse_spot(std::string_view word) const;
    BoxNo box_of(const Spot& spot) const;
    std::pair<int, int> parse_place(std::string_view word) const;
    Position parse_position(std::string_view word) const;
    Card parse_card_word(std::string_view word) const;
    std::uint8_t parse_choice(std::string_view word) const;
    Event bet_event(const Words& words, std::size_t at) const;
    Event declare_event(const Words& words) const;
    Event act_event(const Words& words) const;
    Event rule_event(const Words& words) const;
    Event throw_event(const Words& words, std::size_t from) const;
    Event spin_event(const Words& words) const;
    Event single_event(const Words& words) const;

    // Steps.
    void step(const Words& words);
    void take(const Event& event);
    void shuffle_if_due();
    void close_if_open();
    void pump();
    void deal(const Words& words);
    void act(const Words& words);
    void refused(Words words);
    void correct(const Words& words);
    Result<std::unique_ptr<Session>> corrected(const Words& words) const;
    void view(const Words& words) const;
    void offers(const Words& words) const;
    void called(const Words& words) const;
    std::string name_of_hand(std::string_view place) const;

    // Settlement.
    void expect(const Words& words);
    void settled(const Words& words);
    void end_of_settled();
    void end_of_round();
    void compare_settlement();
    struct Expected {
        int line;
        Spot spot;
        Position position;
        Money net;
        std::string clause, outcome;
        std::int64_t cut_num, cut_den;
    };
    Expected expected_line(const Words& words, std::size_t at) const;
    bool fits(const Expected& expected, const Line& line) const;
    std::string settlement() const;

    std::optional<Setup> setup_;
    std::unique_ptr<Session> session_;
    std::map<std::pair<int, int>, std::deque<std::pair<std::string, int>>> queues_;  // card and the script's line
    std::vector<Expected> expected_;
    std::optional<std::size_t> settled_;  // within a group of `settled`: how many lines it has named
    std::optional<Money> bank_;
    Witness witness_;
    bool settling_ = false;
    bool checked_ = false;  // the settlement as it now stands was compared
    int line_ = 0;
};

constexpr std::pair<int, int> kBurnPlace{-1, 0};

void Runner::run(const std::vector<ScriptLine>& script) {
    for (const ScriptLine& each : script) {
        line_ = each.number;
        if (witness_) witness_(session_.get(), nullptr, each.text);
        const std::string& verb = each.words[0];
        const bool result = verb == "bank" || (verb[0] >= 'A' && verb[0] <= 'Z');
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

// ---- Set-up --------------------------------------------------------------------------------------------------

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

// ---- Events from words -----------------------------------------------------------------------------------------

Spot Runner::parse_spot(std::string_view word) const {
    Spot spot;
    if (word.empty()) fail("expected a player or a box");
    if (word[0] != '@') {
        spot.player = parse_player(word.substr(0, 1));
        word.remove_prefix(1);
    }
    const auto dot = word.find('.');
    if (dot != word.npos) spot.hand = parse_number(word.substr(dot + 1)) - 1;
    word = word.substr(0, dot);
    if (!word.empty() && word[0] == '@') spot.box = parse_number(word.substr(1));
    else if (!word.empty()) fail("'{}' is no place; expected such as A, A@3 or @3.2", word);
    return spot;
}

// A player's home is the box of his own number.
BoxNo Runner::box_of(const Spot& spot) const {
    if (spot.box >= 0) return static_cast<BoxNo>(spot.box);
    return static_cast<BoxNo>(game_->boxes == 0 ? 0 : spot.player + 1);
}

std::pair<int, int> Runner::parse_place(std::string_view word) const {
    if (word == "burn") return kBurnPlace;
    if (word == "D") return {0, 0};
    for (std::size_t i = 0; i < game_->house_hands.size(); ++i)
        if (word == game_->house_hands[i]) return {0, static_cast<int>(i)};
    const Spot spot = parse_spot(word);
    return {box_of(spot), spot.hand};
}

Position Runner::parse_position(std::string_view word) const {
    const auto position = find_position(*game_, word);
    if (!position) fail("{} has no wager '{}'", game_->id, word);
    return *position;
}

Card Runner::parse_card_word(std::string_view word) const {
    const auto card = game_->deck->find(word);
    if (!card) fail("'{}' is no card; expected such as {} or {}", word, game_->deck->faces[0].name,
                    game_->deck->faces.back().name);
    return *card;
}

std::uint8_t Runner::parse_choice(std::string_view word) const {
    for (std::size_t i = 0; i < game_->choices.size(); ++i)
        if (game_->choices[i].id == word) return static_cast<std::uint8_t>(i);
    fail("{} has no choice '{}'", game_->id, word);
}

Event Runner::bet_event(const Words& words, std::size_t at) const {
    if (words.size() < at + 2) fail("expected bet PLAYER WAGER AMOUNT ...");
    const Spot spot = parse_spot(words[1]);
    return PlaceBet{spot.player, box_of(spot), parse_position(words[at]), parse_money(words[at + 1])};
}

Event Runner::declare_event(const Words& words) const {
    if (words.size() < 3) fail("expected declare PLAYER DECLARATION [WAGER]");
    Declared declared{parse_spot(words[1]).player, 0, words.size() > 3 ? parse_position(words[3]) : Position{}};
    const auto list = game_->declarations;
    while (declared.declaration < list.size() && list[declared.declaration].id != words[2]) ++declared.declaration;
    if (declared.declaration == list.size()) fail("{} has no declaration '{}'", game_->id, words[2]);
    return declared;
}

Event Runner::act_event(const Words& words) const {
    if (words.size() < 3) fail("expected act PLAYER CHOICE [AMOUNT] [CARDS]");
    Answered answered{parse_spot(words[1]).player, parse_choice(words[2]), {}, {}};
    for (std::size_t i = 3; i < words.size(); ++i) {
        const bool amount = i == 3 && !game_->deck->find(words[i]);
        if (amount) answered.amount = parse_money(words[i]);
        else answered.cards.push_back(parse_card_word(words[i]));
    }
    return answered;
}

Event Runner::rule_event(const Words& words) const {
    if (words.size() < 2) fail("expected rule IRREGULARITY ...");
    Ruled ruled;
    const auto list = game_->irregularities;
    while (ruled.irregularity < list.size() && list[ruled.irregularity].id != words[1]) ++ruled.irregularity;
    if (ruled.irregularity == list.size()) fail("{} has no irregularity '{}'", game_->id, words[1]);
    for (std::size_t i = 2; i < words.size(); ++i) {
        if (words[i][0] == '@' || words[i].size() == 1 || words[i][1] == '@') {
            const Spot spot = parse_spot(words[i]);
            ruled.box = box_of(spot);
            if (words[i].find('.') != words[i].npos) ruled.hand = static_cast<std::uint8_t>(spot.hand);
            if (list[ruled.irregularity].target == Target::Player) ruled.player = spot.player;
        } else {
            ruled.cards.push_back(parse_card_word(words[i]));
        }
    }
    return ruled;
}

Event Runner::throw_event(const Words& words, std::size_t from) const {
    Thrown thrown;
    for (std::size_t i = from; i < words.size(); ++i)
        thrown.faces.push_back(static_cast<std::uint8_t>(parse_number(words[i])));
    return thrown;
}

Event Runner::spin_event(const Words& words) const {
    Spun spun;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const auto compartment = find_compartment(*game_, words[i]);
        spun.compartments.push_back(compartment ? *compartment : static_cast<Compartment>(parse_number(words[i])));
    }
    return spun;
}

Event Runner::single_event(const Words& words) const {
    const std::string& verb = words[0];
    if (verb == "bet") return bet_event(words, 2);
    if (verb == "declare") return declare_event(words);
    if (verb == "move" && words.size() == 4)
        return Moved{parse_player(words[1]), 0, parse_position(words[2]), parse_position(words[3])};
    if (verb == "act") return act_event(words);
    if (verb == "rule") return rule_event(words);
    if (verb == "throw") return throw_event(words, 1);
    if (verb == "spin") return spin_event(words);
    if (verb == "meter" && words.size() == 2) return MeterRead{parse_money(words[1])};
    if (verb == "close") return CloseBets{};
    if (verb == "shuffle") return Shuffled{};
    if (verb == "cut-card") return CutCardOut{};
    if (verb == "next") return NextRound{};
    if (verb == "seat" && words.size() == 3)
        return Seated{parse_player(words[1]), static_cast<std::uint8_t>(parse_number(words[2]))};
    if (verb == "deal" && words.size() == 3)
        return words[2] == "??" ? DealtCard{{}, true} : DealtCard{parse_card_word(words[2]), false};
    fail("'{}' is no step of a scenario", joined(words, 0));
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
    for (std::size_t i = 2; i < words.size(); ++i) wanted |= 1u << parse_choice(words[i]);
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

// ---- Settlement ----------------------------------------------------------------------------------------------------

void Runner::expect(const Words& words) {
    if (words[0] == "bank") {
        if (words.size() != 2) fail("expected bank AMOUNT");
        bank_ = parse_money(words[1]);
        return;
    }
    expected_.push_back(expected_line(words, 0));
}

Runner::Expected Runner::expected_line(const Words& words, std::size_t at) const {
    if (words.size() < at + 4) fail("expected PLAYER WAGER NET CLAUSE");
    const std::string& last = words[at + 3];
    const bool quoted = last.starts_with('"');  // a clause of another book has a blank in it
    const std::string clause = quoted ? last.substr(1, last.size() - 2) : last;
    Expected expected{
        line_, parse_spot(words[at]), parse_position(words[at + 1]), parse_money(words[at + 2]), clause, "", 0, 1};
    for (std::size_t i = at + 4; i < words.size(); ++i) {
        if (words[i] == "cut" && i + 1 < words.size()) {
            const auto slash = words[++i].find('/');
            expected.cut_num = parse_number(words[i].substr(0, slash));
            expected.cut_den = parse_number(words[i].substr(slash + 1));
        } else {
            expected.outcome = words[i] == "stand-off" ? "stands off" : words[i];
        }
    }
    return expected;
}

bool Runner::fits(const Expected& expected, const Line& line) const {
    return line.player == expected.spot.player && line.box == box_of(expected.spot) &&
           line.hand == expected.spot.hand && line.position == expected.position && line.net() == expected.net &&
           line.clause == expected.clause &&
           (expected.outcome.empty() || outcome_name(line.outcome) == expected.outcome) &&
           line.cut_num * expected.cut_den == expected.cut_num * line.cut_den;
}

std::string Runner::settlement() const {
    std::string said;
    for (const Line& line : session_->table().lines()) {
        const std::string cut = line.cut_num ? fmt::format(" cut {}/{}", line.cut_num, line.cut_den) : "";
        said += fmt::format("\n    {}{} hand {}", describe(line, *game_), cut, line.hand + 1);
    }
    return said;
}

// A group of `settled` steps names the lines that lie there now, from the first; `settled -` says that there are none.
void Runner::settled(const Words& words) {
    if (!settled_) settled_ = 0;
    if (words.size() == 2 && words[1] == "-") return;
    const Expected expected = expected_line(words, 1);
    const std::vector<Line>& lines = session_->table().lines();
    if (*settled_ >= lines.size() || !fits(expected, lines[*settled_]))
        fail("line {} of what is settled so far is another:{}", *settled_ + 1, settlement());
    ++*settled_;
}

void Runner::end_of_settled() {
    if (settled_ && *settled_ != session_->table().lines().size())
        fail("{} lines were named, but settled so far are:{}", *settled_, settlement());
    settled_.reset();
}

// Line by line: rules say when a wager is settled, so the order of the lines is part of what is right.
void Runner::compare_settlement() {
    const std::vector<Line>& lines = session_->table().lines();
    for (std::size_t i = 0; i < expected_.size(); ++i) {
        if (i < lines.size() && fits(expected_[i], lines[i])) continue;
        line_ = expected_[i].line;
        const bool elsewhere =
            std::any_of(lines.begin(), lines.end(), [&](const Line& line) { return fits(expected_[i], line); });
        fail("{}:{}", elsewhere ? "this line is settled, but not in this order" : "no such line in the settlement",
             settlement());
    }
    if (lines.size() > expected_.size())
        fail("the settlement has a line that is not expected: {}", describe(lines[expected_.size()], *game_));
}

void Runner::end_of_round() {
    const Table& table = session_->table();
    if (!session_->finished()) fail("the round is not finished: it waits for {}", describe(session_->need(), table));
    for (const auto& [place, queue] : queues_)
        if (!queue.empty()) { line_ = queue.front().second; fail("{} was never dealt", queue.front().first); }
    compare_settlement();
    Money sum{};
    for (const Expected& expected : expected_) sum += expected.net;
    if (!bank_) fail("the settlement must end with: bank AMOUNT");
    if (*bank_ != bank_net(table) || *bank_ != -sum)
        fail("the bank gains {}, expected {}", to_string(bank_net(table)), to_string(*bank_));
    if (const auto fault = fault_in_books(table)) fail("{}", *fault);
    if (const auto fault = fault_in_replay(*session_)) fail("{}", *fault);
    expected_.clear();
    bank_.reset();
    checked_ = true;
}

}  // namespace

namespace {

std::optional<std::string> run(Runner& runner, std::string_view name, std::string_view text) {
    std::vector<ScriptLine> script;
    std::istringstream in{std::string(text)};
    int number = 0;
    for (std::string line; std::getline(in, line);)
        if (Words words = split_words((++number, line)); !words.empty())
            script.push_back({number, std::move(words), line});
    try {
        runner.run(script);
    } catch (const std::exception& fault) {
        return fmt::format("{}:{}: {}", name, runner.line(), fault.what());
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> run_scenario(std::string_view name, std::string_view text) {
    Runner runner;
    return run(runner, name, text);
}

std::optional<std::string> play_script(std::string_view name, std::string_view text, const Witness& witness) {
    Runner runner(witness);
    return run(runner, name, text);
}

}  // namespace baize::testing_support
