// The evening itself: whose turn it is, what chance and the company do, and the money.
#include "cli/screen/play_table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

#include "chance/company.hpp"
#include "engine/describe.hpp"
#include "odds/prices.hpp"

namespace baize::cli {

namespace {

constexpr int kCardPause = 150, kThrowPause = 90, kCompanyPause = 400;  // milliseconds
constexpr int kThrowFrames = 5;
constexpr std::size_t kNewsMax = 4;

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
    const int numbered = game.layout.boxes ? game.layout.boxes : game.layout.places;
    int free = 1;
    for (int player = 0; player < seating.players; ++player) {
        const int seat = player == 0 ? seating.box : free += free == seating.box;
        if (player > 0) ++free;
        boxes_.push_back(static_cast<BoxNo>(game.layout.boxes ? seat : 0));
        if (game.layout.places && seat <= numbered)
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

// They bet as the player does, as far as the game lets them. Where it lets them nothing of that, as beside a player who
// holds the bank (gb-2011 14.21), they share his amount in the game's first wager.
void PlayTable::company_bets() {
    if (last_.empty()) return;
    const std::int64_t step = setup_.limits(0).increment.cents;
    for (std::size_t player = 1; player < boxes_.size(); ++player) {
        const auto lay = [&](Position position, Money stake) {
            const PlaceBet bet{static_cast<PlayerId>(player), boxes_[player], position, stake};
            const bool taken = !session_.check(bet);
            if (taken) apply(bet);
            return taken;
        };
        bool laid = false;
        for (const Bet& bet : last_) laid = lay(bet.position, bet.stake) || laid;
        const std::int64_t share = last_.front().stake.cents / static_cast<std::int64_t>(boxes_.size() - 1);
        if (!laid && setup_.game().layout.boxes && share >= step) lay({0, 0}, {share / step * step});
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
    told_.clear();
    apply(NextRound{});
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
