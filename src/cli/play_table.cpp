#include "cli/play_table.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <stdexcept>

#include "engine/names.hpp"
#include "odds/prices.hpp"
#include "table/choice_cost.hpp"
#include "table/company.hpp"

namespace baize::cli {

namespace {

constexpr PlayerId kMe = 0;
constexpr int kCardPause = 150, kThrowPause = 90, kCompanyPause = 400;  // milliseconds
constexpr int kThrowFrames = 5;
constexpr Money kPracticeMeter{1'000'00};  // practice has no fund that grows
constexpr std::size_t kNewsMax = 4;

bool is_leave(const std::string& word) { return word == "q" || word == "quit" || word == "exit"; }
bool is_advise(const std::string& word) { return word == "!" || word == "advise"; }
bool is_help(const std::string& word) { return word == "?" || word == "help"; }

}  // namespace

PlayTable::PlayTable(const Setup& setup, Terminal& terminal, ChanceSource& chance, Bits64 company, Money credit,
                     Seating seating)
    : setup_(setup),
      terminal_(terminal),
      chance_(chance),
      company_(std::move(company)),
      session_(setup),
      credit_(credit),
      first_credit_(credit) {
    sit_down(seating);
}

void PlayTable::sit_down(const Seating& seating) {
    const Game& game = setup_.game();
    const int numbered = game.boxes ? game.boxes : game.places;
    int free = 1;
    for (int player = 0; player < seating.players; ++player) {
        const int seat = player == 0 ? seating.box : free += free == seating.box;
        if (player > 0) ++free;
        boxes_.push_back(static_cast<BoxNo>(game.boxes ? seat : 0));
        if (game.places && seat <= numbered)
            apply(Seated{static_cast<PlayerId>(player), static_cast<std::uint8_t>(seat)});
    }
}

void PlayTable::run() {
    terminal_.say(header_text(terminal_.style(), setup_));
    while (step()) {}
    terminal_.leave_it();
    const bool betting = session_.need().kind == NeedKind::Bets;
    const Money holds = betting ? credit_ - carried() : available();  // open bets are taken back
    if (betting ? carried().cents > 0 : staked(session_).cents > 0)
        terminal_.say("You leave in the middle of a round: what you have on the table stays there.");
    terminal_.say(fmt::format("You leave with {}: {} in {}.", to_string(holds), signed_money(holds - first_credit_),
                              rounds_text(rounds_)));
}

bool PlayTable::step() {
    const Need& need = session_.need();
    if (ChanceSource::answers(need)) { chance_answers(); return true; }
    switch (need.kind) {
        case NeedKind::Bets: return take_bets();
        case NeedKind::Decision:
            if (need.question.player == kMe) return decide();
            company_answers();
            return true;
        case NeedKind::Meter:
            apply(MeterRead{kPracticeMeter});
            return true;
        default: finish_round(); return true;
    }
}

// ---- What others do -----------------------------------------------------------------------------------------

void PlayTable::chance_answers() {
    const Need need = session_.need();
    const Event event = chance_.answer(need, session_.table());
    apply(event);
    const bool lasts = setup_.shoe().lasts;
    if (std::holds_alternative<CutCardOut>(event)) news_.push_back("the cutting card comes out");
    if (std::holds_alternative<Shuffled>(event) && lasts) {
        news_.push_back(fmt::format("the cards are shuffled ({})", cite(setup_.game(), need.clause)));
        if (!need.card_follows && session_.table().stakes().empty()) terminal_.leave_it();
    }
    if (need.kind == NeedKind::Card && !need.to_burn) {
        show_table();
        terminal_.pause(kCardPause);
    }
    if (need.kind == NeedKind::Throw) roll_dice();
    if (need.kind == NeedKind::Throw || need.kind == NeedKind::Spin) show_table();
}

// Dice in the air: faces that mean nothing, before those that count.
void PlayTable::roll_dice() {
    if (!terminal_.moves()) return;
    View view = view_of(session_.table(), kMe);
    for (int frame = 0; frame < kThrowFrames; ++frame) {
        for (std::size_t i = 0; i < view.dice.size(); ++i)
            view.dice[i] = static_cast<std::uint8_t>((view.dice[i] + frame + 2 * static_cast<int>(i)) % 6 + 1);
        terminal_.draw(scene(view, ""));
        terminal_.pause(kThrowPause);
    }
}

void PlayTable::company_answers() {
    if (!strategy_) strategy_ = best_strategy(setup_);
    const Answered answered = company_answer(session_.table(), company_, strategy_.get());
    const Question& question = session_.need().question;
    const std::string where = question.box ? " on " + place_name(session_.table(), question.box, question.hand) : "";
    const std::string amount = answered.amount.cents ? " " + to_string(answered.amount) : "";
    news_.push_back(fmt::format("{}{}: {}{}", player_name(answered.player), where,
                                setup_.game().choices[answered.choice].id, amount));
    apply(answered);
    show_table();
    terminal_.pause(kCompanyPause);
}

// They bet as the player does, as far as the game lets them.
void PlayTable::company_bets() {
    for (std::size_t player = 1; player < boxes_.size(); ++player)
        for (const Bet& bet : last_) {
            const PlaceBet same{static_cast<PlayerId>(player), boxes_[player], bet.position, bet.stake};
            if (!session_.check(same)) apply(same);
        }
}

void PlayTable::finish_round() {
    const View view = view_of(session_.table(), kMe);
    Money net{};
    for (const Line& line : view.lines)
        if (line.player == kMe) net += line.net();
    credit_ += net;
    ++rounds_;
    terminal_.draw(scene() + "\n" + settlement_text(terminal_.style(), setup_.game(), view));
    terminal_.leave_it();
    news_.clear();
    const Style& style = terminal_.style();
    const std::string result =
        net.cents == 0 ? "0" : ink(style, net.cents > 0 ? Ink::Green : Ink::Red, signed_money(net));
    terminal_.say(fmt::format("  this round {}   since you sat down {} in {}\n", result,
                              signed_money(credit_ - first_credit_), rounds_text(rounds_)));
    apply(NextRound{});
}

// ---- Bets -----------------------------------------------------------------------------------------------------

std::vector<Bet> PlayTable::own_bets(bool new_ones) const {
    std::vector<Bet> bets;
    for (const Stake& stake : session_.table().stakes())
        if (stake.player == kMe && !(new_ones && stake.carried)) bets.push_back({stake.position, stake.amount});
    return bets;
}

// Those that the table takes now. A wager that lives over rounds may lie there already, or wait for its moment.
std::vector<Bet> PlayTable::taken_now(std::vector<Bet> bets) const {
    std::erase_if(bets, [&](const Bet& bet) {
        return setup_.game().wagers[bet.position.wager].lives &&
               session_.check(PlaceBet{kMe, boxes_[kMe], bet.position, bet.stake});
    });
    return bets;
}

Money PlayTable::carried() const {
    Money sum{};
    for (const Stake& stake : session_.table().stakes())
        if (stake.player == kMe && stake.carried) sum += stake.amount;
    return sum;
}

// The last line before the prompt: the credit, and what Enter does.
void PlayTable::tell_bets() {
    const auto list = [&](const std::vector<Bet>& bets) {
        std::vector<std::string> words;
        for (const Bet& bet : bets)
            words.push_back(fmt::format("{} {}", position_name(setup_.game(), bet.position), to_string(bet.stake)));
        Money sum{};
        for (const Bet& bet : bets) sum += bet.stake;
        const std::string all = fmt::format("{}", fmt::join(words, ", "));
        return columns(all) <= 40 ? all : fmt::format("{} wagers, {} in all,", bets.size(), to_string(sum));
    };
    Money again{};
    for (const Bet& bet : last_) again += bet.stake;
    const auto placed = own_bets();
    std::string enter = fmt::format("Bet such as '{}'", bet_example(setup_, available()));
    if (!placed.empty()) enter = fmt::format("Enter deals {}", list(placed));
    else if (!last_.empty() && again <= available()) enter = fmt::format("Enter bets {} again", list(last_));
    terminal_.say(fmt::format("{} {}. {}; ? help, q leaves.", ink(terminal_.style(), Ink::Bold, "Credit"),
                              to_string(available()), enter));
}

bool PlayTable::take_bets() {
    Money least = kMoneyMax;
    for (std::size_t w = 0; w < setup_.game().wagers.size(); ++w)
        if (setup_.offered(w) && setup_.game().wagers[w].kind == WagerKind::Opening)
            least = std::min(least, setup_.limits(w).min);
    if (credit_ < least) {
        terminal_.say(fmt::format("Your credit of {} does not cover the smallest wager, {}.", to_string(credit_),
                                  to_string(least)));
        return false;
    }
    terminal_.leave_it();
    for (const std::string& each : news_) terminal_.say(ink(terminal_.style(), Ink::Dim, "  " + each));
    news_.clear();
    for (const std::string& each : view_of(session_.table(), kMe).standing) terminal_.say("  " + each);
    tell_bets();
    for (bool closed = false; !closed;) {
        const auto line = terminal_.ask("bets> ");
        if (!line || !bet_line(*line, closed)) return false;
    }
    return true;
}

bool PlayTable::bet_line(const std::string& line, bool& closed) {
    const auto words = words_of(line);
    if (!words.empty() && is_leave(words[0])) return false;
    if (!words.empty() && is_help(words[0])) { show_help(words); return true; }
    if (words.size() == 1 && words[0] == "clear") {
        take_back();
        last_.clear();
        tell_bets();
        return true;
    }
    if (!words.empty() && declare(words)) return true;
    BetLine bets;
    const bool deal = words.size() == 1 && words[0] == "deal";
    if (words.empty() && own_bets().empty()) {
        if (last_.empty()) {
            refuse({fmt::format("there are no bets to repeat; expected such as '{}', or ? for help",
                                bet_example(setup_))});
            return true;
        }
        bets.bets = taken_now(last_);
    } else if (!words.empty() && !deal) {
        auto read = read_bets(setup_, line);
        if (!read) { refuse(read.refusal()); return true; }
        bets = *read;
    }
    if (const auto refusal = place(bets.bets)) { refuse(*refusal); return true; }
    if (bets.more) { tell_bets(); return true; }
    close_bets();
    closed = true;
    return true;
}

// "on place-to-win:6", "pass-dice": whether it was one of the game's declarations.
bool PlayTable::declare(const std::vector<std::string>& words) {
    const auto list = setup_.game().declarations;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].id != words[0]) continue;
        const auto position = find_position(setup_.game(), words.size() > 1 ? words[1] : "");
        if (list[i].of_wager != (words.size() == 2) || list[i].of_wager != position.has_value()) {
            refuse({fmt::format("expected '{}{}'", list[i].id, list[i].of_wager ? " WAGER:SPOT" : "")});
            return true;
        }
        const Declared event{kMe, static_cast<std::uint8_t>(i), position.value_or(Position{})};
        if (const auto refusal = session_.check(event)) refuse(*refusal);
        else apply(event), tell_bets();
        return true;
    }
    return false;
}

void PlayTable::close_bets() {
    if (const auto bets = own_bets(true); !bets.empty()) last_ = bets;
    if (!own_bets().empty()) company_bets();
    terminal_.say("");  // a round begins after an empty line
    apply(CloseBets{});
}

void PlayTable::show_help(const std::vector<std::string>& words) {
    if (words.size() > 1) {
        const auto read = read_bets(setup_, words[1].substr(0, words[1].find(':')) + " 10");
        const auto wager = read && !read->bets.empty()
                               ? std::optional<std::size_t>(read->bets[0].position.wager)
                               : find_wager(setup_.game(), words[1].substr(0, words[1].find(':')));
        if (wager) return terminal_.say(wager_text(terminal_.style(), setup_, *wager));
        return refuse(read.refusal());
    }
    terminal_.say(wagers_text(terminal_.style(), setup_) + help_text(setup_));
    tell_bets();
}

// All of them or none, in whatever order the game accepts them: a side bet may be typed before the wager it needs. They
// are tried on a copy, so that a refusal leaves the layout as it was.
MaybeRefusal PlayTable::place(std::vector<Bet> bets) {
    const auto trial = copy();
    std::vector<Event> taken;
    while (!bets.empty()) {
        MaybeRefusal first;
        const std::size_t before = bets.size();
        std::erase_if(bets, [&](const Bet& bet) {
            const PlaceBet event{kMe, boxes_[kMe], bet.position, bet.stake};
            const auto refusal = trial->apply(event);
            if (!refusal) taken.push_back(event);
            else if (!first) first = refusal;
            return !refusal;
        });
        if (bets.size() == before) return first;
    }
    if (staked(*trial) > credit_)
        return Refusal{
            fmt::format("that is {} in all, but your credit is {}", to_string(staked(*trial)), to_string(credit_))};
    for (const Event& event : taken) apply(event);
    return std::nullopt;
}

// The last first: what stands beside another wager goes before it.
void PlayTable::take_back() {
    auto bets = own_bets(true);
    for (Bet& bet : bets) bet.stake = {};
    bets = taken_now(std::move(bets));
    std::reverse(bets.begin(), bets.end());
    if (const auto refusal = place(bets)) refuse(*refusal);
}

// ---- Decisions ------------------------------------------------------------------------------------------------

// What a choice costs is found by making it on a copy of the round: the page knows no rules.
std::vector<OpenChoice> PlayTable::open_choices(const Question& question) const {
    const auto keys = choice_keys(setup_.game());
    std::vector<OpenChoice> list;
    for (std::size_t i = 0; i < setup_.game().choices.size(); ++i) {
        if (!question.offers(static_cast<int>(i))) continue;
        OpenChoice open{i, keys[i], {}, (question.with_amount >> i & 1u) != 0, {}, true};
        const auto answer = least_answer(session_, question, static_cast<std::uint8_t>(i));
        const auto trial = copy();
        if (!answer || trial->apply(*answer)) continue;
        open.cost = staked(*trial) - staked(session_);
        open.covered = open.cost <= available();
        const std::int64_t step = question.amount_step.cents;
        if (open.takes_amount) open.amount_max = {std::min(question.amount_max, available()).cents / step * step};
        list.push_back(open);
    }
    return list;
}

bool PlayTable::decide() {
    const Question question = session_.need().question;
    const auto choices = open_choices(question);
    std::string text = scene(question.box ? place_name(session_.table(), question.box, question.hand) : "");
    // Wagers may be settled already while the round goes on.
    if (!session_.table().lines().empty())
        text += settlement_text(terminal_.style(), setup_.game(), view_of(session_.table(), kMe));
    text += question_text(terminal_.style(), session_.table(), question, choices);
    terminal_.draw(text);
    news_.clear();
    for (bool stays = true; stays;) {
        const auto line = terminal_.ask(fmt::format("credit {}, your choice> ", to_string(available())));
        if (!line) return false;
        if (const auto answered = read_answer(*line, choices, stays)) { apply(*answered); return true; }
    }
    return false;
}

bool PlayTable::leave_in_round() {
    terminal_.say(
        fmt::format("  A round is under way: leaving now loses your {} on the table. q again leaves, Enter goes on.",
                    to_string(staked(session_))));
    const auto line = terminal_.ask("leave?> ");
    const auto words = line ? words_of(*line) : std::vector<std::string>{"q"};
    return words.empty() || !(is_leave(words[0]) || words[0] == "y" || words[0] == "yes");
}

std::optional<Answered> PlayTable::read_answer(const std::string& line, const std::vector<OpenChoice>& choices,
                                               bool& stays) {
    const Question& question = session_.need().question;
    const auto words = words_of(line);
    if (!words.empty() && is_leave(words[0])) { stays = leave_in_round(); return std::nullopt; }
    if (!words.empty() && is_help(words[0])) {
        terminal_.say(question_text(terminal_.style(), session_.table(), question, choices));
        return std::nullopt;
    }
    if (!words.empty() && is_advise(words[0])) {
        const std::string advice = advise_at(session_.table(), question);
        terminal_.say("  " + (advice.empty() ? "The adviser has nothing to say here." : advice));
        return std::nullopt;
    }
    const auto choice = read_choice(setup_.game(), question, words.empty() ? "" : words[0]);
    if (!choice) { refuse(choice.refusal()); return std::nullopt; }
    const auto open =
        std::find_if(choices.begin(), choices.end(), [&](const OpenChoice& each) { return each.choice == *choice; });
    if (open == choices.end()) return std::nullopt;
    if (!open->covered) {
        refuse(
            {fmt::format("that needs {} more, but your credit is {}", to_string(open->cost), to_string(available()))});
        return std::nullopt;
    }
    const bool takes_cards = question.with_cards >> *choice & 1u;
    const std::size_t said = open->takes_amount ? 2 : 1;
    if (!takes_cards && words.size() > said) {
        refuse({fmt::format("one choice at a time{}; expected such as '{}'",
                            open->takes_amount ? ", with one amount" : "", open->key)});
        return std::nullopt;
    }
    Answered answered{kMe, static_cast<std::uint8_t>(*choice), {}, {}};
    if (open->takes_amount) {
        const auto amount = read_amount(question, *open, words.size() > 1 ? words[1] : "", stays);
        if (!amount) return std::nullopt;
        answered.amount = *amount;
    }
    if (takes_cards) {
        const auto cards = pick_cards(question, std::span(words).subspan(std::min(said, words.size())), stays);
        if (!cards) return std::nullopt;
        answered.cards = *cards;
    }
    if (const auto refusal = session_.check(answered)) { refuse(*refusal); return std::nullopt; }
    return answered;
}

std::optional<ChosenCards> PlayTable::pick_cards(const Question& question, std::span<const std::string> typed,
                                                 bool& stays) {
    std::vector<std::string> words(typed.begin(), typed.end());
    if (words.empty()) {
        const auto line = terminal_.ask(fmt::format("which? {}, by name or place{}> ", cards_wanted(question),
                                                    question.cards_min == 0 ? ", Enter for none" : ""));
        if (!line) { stays = false; return std::nullopt; }
        words = words_of(*line);
        if (!words.empty() && is_leave(words[0])) { stays = leave_in_round(); return std::nullopt; }
    }
    const Hand& hand = session_.table().hand_of(question);
    auto cards = read_cards(*setup_.game().deck, std::span(hand.cards.begin(), hand.cards.size()), words);
    if (!cards) { refuse(cards.refusal()); return std::nullopt; }
    return *cards;
}

std::optional<Money> PlayTable::read_amount(const Question& question, const OpenChoice& open, const std::string& typed,
                                            bool& stays) {
    std::string text = typed;
    const std::string range = fmt::format("{} to {}", to_string(question.amount_min), to_string(open.amount_max));
    if (text.empty() && question.amount_min == open.amount_max) return open.amount_max;
    if (text.empty()) {
        const auto line = terminal_.ask(fmt::format("how much? {}, Enter for {}> ", range, to_string(open.amount_max)));
        if (!line) { stays = false; return std::nullopt; }
        const auto words = words_of(*line);
        if (words.empty()) return open.amount_max;
        text = words[0];
        if (is_leave(text)) { stays = leave_in_round(); return std::nullopt; }
    }
    const auto amount = read_money(text);
    if (!amount) {
        refuse({fmt::format("'{}' is no amount; expected {}", text, range)});
        return std::nullopt;
    }
    if (*amount > available() && *amount <= question.amount_max) {
        refuse({fmt::format("{} is more than your credit of {}", to_string(*amount), to_string(available()))});
        return std::nullopt;
    }
    return amount;
}

// ---- The session ------------------------------------------------------------------------------------------------

std::unique_ptr<Session> PlayTable::copy() const {
    auto session = Session::replay(setup_, session_.at_start(), session_.events());
    if (!session) throw std::logic_error("the round does not replay: " + to_string(session.refusal()));
    return std::move(*session);
}

// Events that come here were checked, or come from chance, which is never wrong: a refusal is a fault of the program.
void PlayTable::apply(const Event& event) {
    if (const auto refusal = session_.apply(event))
        throw std::logic_error(
            fmt::format("'{}' was refused: {}", describe(event, setup_.game()), to_string(*refusal)));
}

std::string PlayTable::scene(const std::string& active) const { return scene(view_of(session_.table(), kMe), active); }

std::string PlayTable::scene(const View& view, const std::string& active) const {
    Style style = terminal_.style();
    const std::size_t first = terminal_.moves() && news_.size() > kNewsMax ? news_.size() - kNewsMax : 0;
    std::string news;
    for (std::size_t i = first; i < news_.size(); ++i) news += ink(style, Ink::Dim, "  " + news_[i]) + "\n";
    if (!terminal_.moves()) return news + scene_text(style, session_.table(), view, active);
    std::string text = scene_text(style, session_.table(), view, active) + news;
    if (style.pictures && !terminal_.fits(text)) {  // a full table in a small window: a line for each hand
        style.pictures = false;
        text = scene_text(style, session_.table(), view, active) + news;
    }
    return text;
}

// Between decisions only a terminal sees the table change; a transcript shows it when something is asked or settled.
void PlayTable::show_table() {
    if (terminal_.moves()) terminal_.draw(scene());
}

Money PlayTable::staked(const Session& session) const {
    Money sum{};
    for (const Stake& stake : session.table().stakes())
        if (stake.player == kMe) sum += stake.amount;
    return sum;
}

// What may still be staked: the credit less the chips on the table, with what this round has paid already.
Money PlayTable::available() const {
    Money money = credit_ - staked(session_);
    for (const Line& line : session_.table().lines())
        if (line.player == kMe) money += line.returned + line.won;
    return money;
}

void PlayTable::refuse(const Refusal& refusal) {
    Refusal with_book = refusal;
    if (!refusal.clause.empty()) with_book.clause = cite(setup_.game(), refusal.clause);
    terminal_.say(ink(terminal_.style(), Ink::Yellow, "  " + to_string(with_book)));
}

}  // namespace baize::cli
