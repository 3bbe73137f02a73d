// The table a round is played at: boxes, hands, stakes, the shoe, and the verbs that a round awaits.
//
// A round never knows where its answers come from. In simulation they are there at once (a deck that is shuffled as it
// is drawn, a strategy); at a live table the round sleeps until a Session wakes it with an event.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <concepts>
#include <coroutine>
#include <exception>
#include <optional>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

#include "definition/setup.hpp"
#include "engine/carried_state.hpp"
#include "engine/hand.hpp"
#include "engine/need.hpp"
#include "engine/round.hpp"
#include "engine/simulated.hpp"
#include "engine/stake.hpp"
#include "engine/strategy.hpp"

namespace baize {

// ---- The table --------------------------------------------------------------------------------------

class Table {
    struct Await {
        Table* asleep;  // null where the answer is there already
        bool await_ready() const { return asleep == nullptr; }
        void await_suspend(std::coroutine_handle<> round) { asleep->waiting_ = round; }
        void await_resume() const { if (asleep) [[unlikely]] asleep->rethrow(); }
    };
    struct AwaitThrow : Await {
        Table& table;
        const FixedVector<std::uint8_t, 4>& await_resume() const { Await::await_resume(); return table.dice_; }
    };
    struct AwaitSpin : Await {
        Table& table;
        const FixedVector<Compartment, 2>& await_resume() const { Await::await_resume(); return table.spun_; }
    };
    struct AwaitMeter : Await {
        Table& table;
        Money await_resume() const { Await::await_resume(); return table.meter_; }
    };
    // Word by word: a copy of the whole waits for the words that were just stored.
    static Answer copy(const Answer& answer) { return {answer.choice, answer.amount, answer.cards}; }
    struct AwaitAnswer : Await {
        Answer answer;  // from a strategy
        Answer await_resume() const { Await::await_resume(); return asleep ? *asleep->answer_ : copy(answer); }
    };
    // It stays where it is while the round sleeps, so the table can have the question made anew; and so do the two
    // functions, which lie in the frame of whoever asks. Copying them would cost more than asking.
    template <class InPlay, class Make>
    struct AwaitWhile {
        Table& table;
        InPlay in_play;
        const Make& make;
        std::optional<Answer> answer{};  // from a strategy
        bool asleep = false;

        bool await_ready() const { return !asleep; }
        void await_suspend(std::coroutine_handle<> round) {
            table.waiting_ = round;
            table.asker_ = this;
            table.again_ = [](void* asker) {
                auto& self = *static_cast<AwaitWhile*>(asker);
                return self.in_play() && self.table.put(self.make());
            };
        }
        std::optional<Answer> await_resume() const {
            if (!asleep) [[likely]] return answer ? std::optional(copy(*answer)) : std::nullopt;
            table.again_ = nullptr;
            table.rethrow();
            return table.answer_;
        }
    };
    Await wait_if(bool asleep) { return {asleep ? this : nullptr}; }
    void rethrow() {
        if (thrown_) std::rethrow_exception(std::exchange(thrown_, nullptr));
    }

public:
    explicit Table(const Setup& setup);
    Table(const Table&) = delete;
    Table& operator=(const Table&) = delete;

    const Setup& setup() const { return setup_; }
    const Game& game() const { return setup_.game(); }

    // What a round awaits. In simulation the answer is there before the await is reached, and nothing sleeps. What is
    // done for every card is inlined by order: in a long round the compiler gives it up, which costs some speed.
    auto bets() { return wait_if(!chance_ && ask_for(NeedKind::Bets)); }
    auto shoe_ready() { return wait_if(chance_ ? (chance_->fresh(), false) : ask_for_shoe()); }
    [[gnu::always_inline]] auto deal(Box& box, std::size_t hand, Face face, Clause clause) {
        if (!chance_) [[unlikely]] return wait_if(ask_for_card(box, hand, face, clause));
        give(box.hands[hand], chance_->draw());  // nobody looks at a simulated card, so it needs no face
        return Await{nullptr};
    }
    [[gnu::always_inline]] auto deal(Box& box, Face face, Clause clause) { return deal(box, 0, face, clause); }
    // The next card goes to the discard rack, face down and unread.
    auto burn(Clause clause) { return wait_if(chance_ ? (chance_->draw(), false) : ask_for_burn(clause)); }
    auto throw_dice(int dice, Clause clause, bool may_come_again = false) {
        return AwaitThrow{wait_if(chance_ ? roll(dice) : ask_for_throw(dice, clause, may_come_again)), *this};
    }
    auto spin(int rings, int compartments, Clause clause) {
        return AwaitSpin{wait_if(chance_ ? turn_wheel(rings, compartments) : ask_for_spin(rings, compartments, clause)),
                         *this};
    }
    // What the progressive meter holds, when somebody has won of it.
    auto read_meter(Clause clause) {
        return AwaitMeter{wait_if(chance_ ? (meter_ = setup_.meter(), false) : ask_for_meter(clause)), *this};
    }
    // A question that stands, whatever is ruled meanwhile.
    auto ask(const Question& question) {
        if (!chance_) [[unlikely]] return AwaitAnswer{wait_if(put(question)), {}};
        return AwaitAnswer{{nullptr}, by_strategy(question)};
    }
    // A question that a ruling may change or take away: `make` makes it, and makes it anew after each ruling, while
    // `in_play` holds. The answer is nothing where there is, or is left, nothing to ask: `make` may give nothing too.
    template <std::predicate InPlay, std::invocable Make>
    [[gnu::always_inline]] auto ask_while(const InPlay& in_play, const Make& make) {
        return asked<const InPlay&>(in_play, make);
    }
    template <std::invocable Make>
    [[gnu::always_inline]] auto ask(const Make& make) { return asked(Always{}, make); }
    // Of a hand: nothing once it is out of play, because it is void or folded, or nobody is there to decide.
    template <std::invocable Make>
    [[gnu::always_inline]] auto ask(const Box& box, std::size_t hand, const Make& make) {
        return asked(Decides{box, hand}, make);
    }
    template <std::invocable Make>
    [[gnu::always_inline]] auto ask(const Box& box, const Make& make) { return ask(box, 0, make); }

    // The layout.
    Box& house() { return house_; }
    const Box& house() const { return house_; }
    // The boxes up to the last one that has a wager on it; behind them nothing lies.
    std::span<Box> boxes() { return {boxes_.data(), boxes_in_use_}; }
    std::span<const Box> boxes() const { return {boxes_.data(), boxes_in_use_}; }
    // The same from the dealer's right, where a book begins there.
    auto boxes_from_right() { return std::views::reverse(boxes()); }
    Box& box(BoxNo number) { return boxes_[number - 1u]; }
    const Box& box(BoxNo number) const { return boxes_[number - 1u]; }
    const Hand& burned() const { return carried_.burned; }
    Hand& burned() { return carried_.burned; }
    const FixedVector<std::uint8_t, 4>& dice() const { return dice_; }
    const FixedVector<Compartment, 2>& spun() const { return spun_; }
    // A compartment that was found otherwise than by a spin: by dice that give its place on the layout.
    void land_in(Compartment compartment) { spun_.clear(); spun_.push_back(compartment); }
    Stage stage() const { return stage_; }
    void stage(Stage stage) { stage_ = stage; }
    CarriedState& carried() { return carried_; }
    const CarriedState& carried() const { return carried_; }
    std::optional<Card> exposed_next() const { return exposed_next_; }
    void exposed_next(std::optional<Card> card) { exposed_next_ = card; }

    // A card to a hand, or the last one taken off it.
    [[gnu::always_inline]] void give(Hand& hand, Card card) {
        hand.cards.push_back(card);
        hand.count += counts_[card.index()];
    }
    void give(Hand& hand, Card card, Face face) {
        give(hand, card);
        hand.faces.push_back(face);
    }
    Card take_last(Hand& hand) {
        const Card card = hand.cards.back();
        hand.cards.pop_back();
        if (hand.faces.size() > hand.cards.size()) hand.faces.pop_back();
        hand.count -= counts_[card.index()];
        return card;
    }

    // Cards of a hand go to another of its box, as they lie: a low hand that is set, the second card of a pair.
    void move_cards(Hand& from, Picked picked, Hand& to);
    // ... or face down to the discards.
    void discard(Box& box, std::size_t hand, Picked picked);
    const std::vector<Discarded>& discards() const { return discards_; }
    // The hand that a question is about, and the cards of it that an answer picks.
    const Hand& hand_of(const Question& question) const {
        return (question.box == 0 ? house_ : box(question.box)).hands[question.hand];
    }
    ChosenCards cards_of(const Question& question, Picked picked) const;
    // Where these cards lie in it; nothing where its player sees no such cards there.
    std::optional<Picked> places_of(const Question& question, const ChosenCards& cards) const;
    // An answer as the event that gives it.
    Answered answered(const Question& question, const Answer& answer) const {
        return {question.player, answer.choice, answer.amount, cards_of(question, answer.cards)};
    }

    // A new hand in this place of a box; the hands from there on, and what
    // is staked on them or was settled, move on by one.
    void insert_hand(Box& box, std::size_t at);

    // Money.
    std::vector<Stake>& stakes() { return stakes_; }
    const std::vector<Stake>& stakes() const { return stakes_; }
    const std::vector<Line>& lines() const { return lines_; }
    Money staked(PlayerId player, BoxNo box, Position position) const;
    bool has(const Box& box, std::size_t wager) const;
    // Does whoever looks at the table know what hands come to (ruling R86)? Once a hand that lay hidden has been turned
    // over; where all cards lie open, once a line is settled.
    bool outcome_known() const;
    Stake* find(PlayerId player, BoxNo box, std::size_t wager, std::size_t hand);
    const Stake* find(PlayerId player, BoxNo box, std::size_t wager, std::size_t hand) const;
    // The stake that a wager on this position would change; nothing where none lies there.
    const Stake* lying(PlayerId player, BoxNo box, Position position) const;
    void open_box(BoxNo box, PlayerId seated);
    // Who decides for each box: the player who sits at its place, if he wagers on it, else who wagered on it first.
    void seat_boxes();
    // The box at whose place a player sits; 0 where he sits nowhere.
    BoxNo seat_of(PlayerId player) const;
    void place(PlayerId player, BoxNo box, Position position, Money amount);
    void add_stake(PlayerId player, BoxNo box, std::size_t hand, Position position, Money amount,
                   bool won_before = false);
    // `left`: a ceiling over several payments. What is won comes out of it, and no more than it holds.
    void settle(Stake& stake, const Return& verdict, Money* left = nullptr);
    // In mid-round a player has a wager back, as though he had not laid it (gb-2011 12.19): it has no line, and its
    // money is his at once.
    void take_back(Stake& stake);
    std::vector<Lammer>& lammers() { return lammers_; }
    const std::vector<Lammer>& lammers() const { return lammers_; }
    void add_lammer(PlayerId player, BoxNo box, std::size_t hand, Position position, Money worth);
    void settle(Lammer& lammer, const Return& verdict);
    // An undecided wager moves to another spot of its kind: a come wager to the number that was thrown.
    void travel(Stake& stake, std::size_t spot) { stake.position = position_at(stake.position.wager, spot); }
    void bonus(const Stake& in_respect_of, std::size_t wager, const Return& verdict, Money* left = nullptr);
    // A prize out of the progressive fund; whatever becomes of the stake is settled apart. What the fund cannot pay of
    // it (`by_house`) the house adds.
    void pay_from_meter(const Stake& in_respect_of, std::size_t wager, Money amount, Clause clause,
                        Money by_house = {});

    // Rulings. A voided hand or box returns every stake on it, what was already paid or collected included, but for
    // what stands (`Stake::stands`).
    void void_hand(Box& box, std::size_t hand, Clause clause);
    void void_box(Box& box, Clause clause);
    // A wager that depends on several boxes, after a void of one of them: what it came to is taken back, and the game
    // settles it again.
    void unsettle(std::size_t wager);
    void void_all(Clause clause);
    void void_laid(Clause clause);  // what was laid in this round; what came from before remains
    void void_round(const VoidRound& ruling) { thrown_ = std::make_exception_ptr(ruling); }
    void take_from_shoe(Card card);
    void interrupt() { interrupted_ = true; }  // the round looks at the table again, even while it waits for a card
    using Marks = std::array<int, 10>;
    Marks& marks() { return marks_; }  // a game's own notes of this round
    const Marks& marks() const { return marks_; }

    // For drivers.
    const Need& need() const { return need_; }
    void keep_remaining();  // at the end of a round, for the next
    void clear_round();
    // In simulation: the opening stakes once more, so many; what lies behind them was laid in the round.
    void reopen(std::size_t opening);
    void simulate(SimulatedChance* chance, Strategy* strategy, SimulatedSums* sums) {
        chance_ = chance;
        strategy_ = strategy;
        sums_ = sums;
    }

private:
    friend class Session;
    friend FrameSlots& frame_slots(Table& table);

    StakeNo next_number() { return {next_number_.value++}; }
    void begin_event(std::uint32_t event) { next_number_ = StakeNo::first_of(event); }
    static Line line_of(const Stake& stake, Position position, const Return& verdict) {
        return {stake.number, stake.player, stake.box, stake.hand, position, verdict.outcome, {}, {}, {}, 0, 1,
                verdict.clause};
    }
    void lay(PlayerId player, BoxNo box, Position position, Money amount);
    void write_line(const Stake& stake, Return verdict, Money* left);  // by value: its parts then stay in registers
    void pay(Line& line, Money stake, Odds odds, Money* left) const;
    void pay_one_part(Line& line, const Return& verdict) const;
    static void give_part_back(Line& line, Odds part);
    void add_to_sums(const Stake& stake, const Return& verdict, Money* left);
    Winnings prize(std::size_t wager, Money stake, Odds odds, Money* left = nullptr) const;
    bool stands(const Line& line) const;

    // Each says what is needed and returns whether the round must wait for it.
    bool ask_for(NeedKind kind);
    bool ask_for_shoe();
    bool ask_for_card(Box& box, std::size_t hand, Face face, Clause clause);
    bool ask_for_burn(Clause clause);
    bool ask_for_throw(int count, Clause clause, bool may_come_again);
    bool ask_for_spin(int rings, int compartments, Clause clause);
    bool ask_for_meter(Clause clause);
    bool ask_for_answer(const Question& question);
    struct Always {
        bool operator()() const { return true; }
    };
    struct Decides {
        const Box& box;
        std::size_t hand;
        bool operator()() const { return box.decides(hand); }
    };
    // Puts a question to whom it is for, if there is one: to be slept over, or to the strategy of a simulation.
    bool put(const Question& question) {
        if (!has_silent_answer(question)) [[unlikely]] no_silent_answer(question);
        return ask_for_answer(question);
    }
    bool put(const std::optional<Question>& question) { return question && put(*question); }
    [[gnu::always_inline]] Answer by_strategy(const Question& question) {
        if (!has_silent_answer(question)) [[unlikely]] no_silent_answer(question);
        return strategy_->answer(*this, question);
    }
    std::optional<Answer> by_strategy(const std::optional<Question>& question) {
        return question ? std::optional(by_strategy(*question)) : std::nullopt;
    }
    // A strategy answers before the await: behind it the round would read all that the question is made of from its
    // frame again.
    template <class InPlay, class Make>
    [[gnu::always_inline]] AwaitWhile<InPlay, Make> asked(InPlay in_play, const Make& make) {
        AwaitWhile<InPlay, Make> await{*this, in_play, make};
        if (!chance_) [[unlikely]] await.asleep = in_play() && put(make());
        else if (in_play()) await.answer = by_strategy(make());
        return await;
    }
    // After a ruling: the open question as it is now. False where there is none any more.
    bool put_again() { return !again_ || again_(asker_); }
    bool has_silent_answer(const Question& question) const {
        return (question.choices & ~question.with_amount & passive_) != 0;
    }
    [[noreturn]] void no_silent_answer(const Question& question) const;
    bool may_be_silent(const Question& question) const;
    Card take_out(Hand& hand, std::size_t at);
    bool roll(int count);
    bool turn_wheel(int rings, int compartments);

    // The shoe.
    bool no_card_yet() const;
    void refill_shoe();
    std::array<std::uint8_t, kFacesMax> cards_in_play() const;

    const Setup& setup_;
    HandRoom room_;
    Box house_;
    std::vector<Box> boxes_;
    std::size_t boxes_in_use_ = 0;
    FixedVector<std::uint8_t, 4> dice_;
    FixedVector<Compartment, 2> spun_;
    Stage stage_ = Stage::Betting;
    CarriedState carried_;
    std::optional<Card> exposed_next_;
    std::vector<Stake> stakes_;
    std::vector<Lammer> lammers_;
    std::vector<Discarded> discards_;
    std::vector<Line> lines_;
    StakeNo next_number_{};

    Need need_;
    std::optional<Answer> answer_;  // nothing: the question was taken away
    Money meter_{};
    std::coroutine_handle<> waiting_{};  // of the round, or of its innermost step
    void* asker_ = nullptr;              // whoever makes the open question anew, and how; null: it stands as it is
    bool (*again_)(void* asker) = nullptr;
    std::exception_ptr thrown_;
    Marks marks_{};
    bool interrupted_ = false;
    SimulatedChance* chance_ = nullptr;
    Strategy* strategy_ = nullptr;
    SimulatedSums* sums_ = nullptr;
    const std::uint16_t* counts_;
    std::uint32_t passive_ = 0;  // the game's choices that stake nothing, as bits
    FrameSlots frames_;
};

inline void Table::open_box(BoxNo number, PlayerId seated) {
    Box& opened = box(number);
    opened.wagered = true;
    opened.seated = seated;
    boxes_in_use_ = std::max<std::size_t>(boxes_in_use_, number);
}

inline FrameSlots& frame_slots(Table& table) { return table.frames_; }

// Ruling R57: what is answered for a player who says nothing, or has no credit
// for anything else. Every question has such an answer:
// `Table::ask` sees to it.
std::uint8_t silent_choice(const Game& game, const Question& question);
// ... with the cards that it names.
Answer silent_answer(const Table& table, const Question& question);

}  // namespace baize

#include "engine/table_money.inl"
