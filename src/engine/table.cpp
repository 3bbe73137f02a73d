#include "engine/table.hpp"

#include <fmt/format.h>

#include <bit>
#include <cassert>
#include <stdexcept>

#include "definition/names.hpp"

namespace baize {

SimulatedChance::SimulatedChance(const ShoePolicy& shoe, Random random) : random_(random) {
    for (int deck = 0; deck < shoe.decks; ++deck)
        for (int face = 0; face < std::ssize(shoe.deck->faces); ++face)
            if (!(shoe.without >> face & 1u))
                cards_.insert(cards_.end(), shoe.deck->faces[face].copies, Card::from_index(face));
}

namespace {

std::size_t house_hands(const Game& game) { return std::max<std::size_t>(1, game.layout.house_hands.size()); }

}  // namespace

Table::Table(const Setup& setup)
    : setup_(setup),
      room_(house_hands(game()) + game().layout.boxes * game().layout.hands_a_box, game().layout.cards_a_hand),
      boxes_(game().layout.boxes) {
    static constexpr CountValues kNone{};
    counts_ = (game().equipment.counts ? game().equipment.counts : &kNone)->data();
    for (std::size_t i = 0; i < game().choices.size(); ++i) passive_ |= std::uint32_t{game().choices[i].passive} << i;
    room_.give(house_, house_hands(game()));
    while (house_.hands.size() < house_.hands.capacity()) house_.hands.push_back({});
    BoxNo number = 0;
    for (Box& box : boxes_) {
        room_.give(box, game().layout.hands_a_box);
        box.number = ++number;
        box.clear();
    }
    stakes_.reserve(256);
    lines_.reserve(256);
    clear_round();
}

void Table::clear_round() {
    for (Hand& hand : house_.hands) hand.clear();
    for (Box& box : boxes()) box.clear();
    boxes_in_use_ = 0;
    dice_.clear();
    spun_.clear();
    stakes_ = carried_.remaining;
    begin_event(1);
    lammers_.clear();
    discards_.clear();
    lines_.clear();
    exposed_next_.reset();
    marks_ = {};
    stage_ = Stage::Betting;
}

void Table::keep_remaining() {
    carried_.remaining.clear();
    for (const Stake& stake : stakes_) {
        if (!stake.open) continue;
        if (!stake.remains) throw std::logic_error("a round ended with a stake that nobody settled");
        carried_.remaining.push_back(stake);
        carried_.remaining.back().carried = true;
        carried_.remaining.back().remains = false;
    }
}

void Table::insert_hand(Box& box, std::size_t at) {
    box.hands.push_back({});
    for (std::size_t i = box.hands.size() - 1; i > at; --i) box.hands[i] = box.hands[i - 1];
    box.hands[at].clear();
    const auto move_on = [&](auto& list) {
        for (auto& each : list)
            if (each.box == box.number && each.hand >= at) ++each.hand;
    };
    move_on(stakes_);
    move_on(lammers_);
    move_on(lines_);
}

// ---- Cards that are chosen ----------------------------------------------------------------------------

Card Table::take_out(Hand& hand, std::size_t at) {
    const Card card = hand.cards[at];
    if (hand.faces.size() == hand.cards.size()) hand.faces.erase(at);
    hand.cards.erase(at);
    hand.count -= counts_[card.index()];
    return card;
}

void Table::move_cards(Hand& from, Picked picked, Hand& to) {
    for (std::size_t i = 0, taken = 0; picked >> i; ++i) {
        if (!(picked >> i & 1u)) continue;
        const std::size_t at = i - taken++;
        const Face face = at < from.faces.size() ? from.faces[at] : Face::Up;
        give(to, take_out(from, at), face);
    }
}

void Table::discard(Box& box, std::size_t hand, Picked picked) {
    for (std::size_t i = 0, taken = 0; picked >> i; ++i)
        if (picked >> i & 1u) discards_.push_back({take_out(box.hands[hand], i - taken++), box.number});
}

ChosenCards Table::cards_of(const Question& question, Picked picked) const {
    ChosenCards cards;
    for (std::size_t i = 0; picked >> i; ++i)
        if (picked >> i & 1u) cards.push_back(hand_of(question).cards[i]);
    return cards;
}

// Of a card that lies face down even for its player he learns nothing by asking for it.
std::optional<Picked> Table::places_of(const Question& question, const ChosenCards& cards) const {
    Picked picked = 0;
    if (cards.empty()) return picked;
    const Hand& hand = hand_of(question);
    for (const Card card : cards) {
        std::size_t at = 0;
        while (at < hand.cards.size() &&
               (picked >> at & 1u || hand.faces[at] == Face::Down || hand.cards[at] != card))
            ++at;
        if (at == hand.cards.size()) return std::nullopt;
        picked |= Picked{1} << at;
    }
    return picked;
}

// ---- Money ------------------------------------------------------------------------------------------

Money Table::staked(PlayerId player, BoxNo box, Position position) const {
    Money sum{};
    for (const Stake& stake : stakes_)
        if (stake.player == player && stake.box == box && stake.position == position) sum += stake.amount;
    return sum;
}

bool Table::has(const Box& box, std::size_t wager) const {
    return std::any_of(stakes_.begin(), stakes_.end(),
                       [&](const Stake& stake) { return stake.box == box.number && stake.position.wager == wager; });
}

bool Table::outcome_known() const {
    bool hidden = false, shown = false;
    const auto look_at = [&](const Box& box) {
        for (const Hand& hand : box.hands) {
            shown = shown || hand.shown;
            for (const Face face : hand.faces) hidden = hidden || face == Face::Down || face == Face::Own;
        }
    };
    look_at(house_);
    for (const Box& box : boxes()) look_at(box);
    return shown || (!hidden && !lines_.empty());
}

namespace {

auto* find_in(auto& stakes, PlayerId player, BoxNo box, std::size_t wager, std::size_t hand) {
    const auto found = std::ranges::find_if(stakes, [&](const Stake& stake) {
        return stake.player == player && stake.box == box && stake.position.wager == wager && stake.hand == hand;
    });
    return found == stakes.end() ? nullptr : &*found;
}

}  // namespace

Stake* Table::find(PlayerId player, BoxNo box, std::size_t wager, std::size_t hand) {
    return find_in(stakes_, player, box, wager, hand);
}
const Stake* Table::find(PlayerId player, BoxNo box, std::size_t wager, std::size_t hand) const {
    return find_in(stakes_, player, box, wager, hand);
}

const Stake* Table::lying(PlayerId player, BoxNo box, Position position) const {
    for (const Stake& stake : stakes_)
        if (stake.player == player && stake.box == box && stake.position == position) return &stake;
    return nullptr;
}

FixedVector<std::uint8_t, 4> laid_together(const Setup& setup, std::size_t wager) {
    FixedVector<std::uint8_t, 4> list;
    list.push_back(static_cast<std::uint8_t>(wager));
    const auto wagers = setup.game().wagers;
    for (std::uint8_t w = 0; w < wagers.size(); ++w)
        if (wagers[w].kind == WagerKind::Bundled && std::cmp_equal(wagers[w].part_of, wager) && setup.offered(w))
            list.push_back(w);
    return list;
}

// A stake that is changed is the same stake, and keeps its number; one that was taken back is gone.
void Table::lay(PlayerId player, BoxNo box, Position position, Money amount) {
    const Stake* found = lying(player, box, position);
    if (!found) {
        if (amount.cents > 0) add_stake(player, box, 0, position, amount);
    } else if (amount.cents == 0) {
        stakes_.erase(stakes_.begin() + (found - stakes_.data()));
    } else {
        stakes_[found - stakes_.data()].amount = amount;
    }
}

void Table::place(PlayerId player, BoxNo box, Position position, Money amount) {
    for (const std::uint8_t wager : laid_together(setup_, position.wager))
        lay(player, box, {wager, position.spot}, amount);
    if (box == 0) return;
    this->box(box).clear();
    if (std::any_of(stakes_.begin(), stakes_.end(), [&](const Stake& stake) { return stake.box == box; }))
        open_box(box, kNobody);
    seat_boxes();
}

// A simulation keeps it for the next round.
void Table::take_back(Stake& stake) {
    assert(stake.open);
    stake.open = false;
    if (!sums_) stakes_.erase(stakes_.begin() + (&stake - stakes_.data()));
}

BoxNo Table::seat_of(PlayerId player) const {
    for (BoxNo number = 1; number <= boxes_.size(); ++number)
        if (carried_.places[number - 1u] == player) return number;
    return 0;
}

// A wager on the side of another's box gives no say in it: who has the
// game's first wager there comes before all others.
void Table::seat_boxes() {
    for (Box& box : boxes()) {
        const PlayerId at_place = carried_.places[box.number - 1u];
        PlayerId first = kNobody;
        bool sits = false;
        for (const bool first_wager : {true, false}) {
            for (const Stake& stake : stakes_) {
                if (stake.box != box.number || (first_wager && stake.position.wager != 0)) continue;
                if (first == kNobody) first = stake.player;
                sits = sits || stake.player == at_place;
            }
            if (first != kNobody) break;
        }
        box.seated = sits ? at_place : first;
    }
}

bool Table::stands(const Line& line) const {
    return std::any_of(stakes_.begin(), stakes_.end(),
                       [&](const Stake& stake) { return stake.stands && stake.number == line.number; });
}

// A void reaches back: what was already paid or collected on the box in this round is undone with it.
void Table::void_box(Box& box, Clause clause) {
    box.voided = true;
    std::erase_if(lines_, [&](const Line& line) { return line.box == box.number && !stands(line); });
    for (Stake& stake : stakes_)
        if (stake.box == box.number && !stake.stands) { stake.open = true; settle(stake, baize::voided(clause)); }
    for (Lammer& lammer : lammers_)
        if (lammer.box == box.number) lammer.open = false;
}

void Table::void_hand(Box& box, std::size_t hand, Clause clause) {
    box.hands[hand].voided = true;
    if (std::all_of(box.hands.begin(), box.hands.end(), [](const Hand& each) { return each.voided; }))
        return void_box(box, clause);
    // What an opening wager won is void with the first hand, and so is
    // what was laid from it, whichever hand it rides on.
    const auto falls = [&](const Stake& stake) {
        return stake.box == box.number && !stake.stands && (stake.hand == hand || (hand == 0 && stake.won_before));
    };
    std::erase_if(lines_, [&](const Line& line) {
        return (line.box == box.number && line.hand == hand && !stands(line)) ||
               std::any_of(stakes_.begin(), stakes_.end(),
                           [&](const Stake& stake) { return falls(stake) && stake.number == line.number; });
    });
    for (Stake& stake : stakes_)
        if (falls(stake)) { stake.open = true; settle(stake, baize::voided(clause)); }
    for (Lammer& lammer : lammers_)
        if (lammer.box == box.number && lammer.hand == hand) lammer.open = false;
}

void Table::unsettle(std::size_t wager) {
    std::erase_if(lines_, [&](const Line& line) { return line.position.wager == wager; });
    for (Stake& stake : stakes_)
        if (stake.position.wager == wager) stake.open = true;
}

// No hand is left that could be void by itself later, or have won.
void Table::void_all(Clause clause) {
    lines_.clear();
    lammers_.clear();
    for (Box& box : boxes()) box.voided = box.wagered;
    for (Stake& stake : stakes_) { stake.open = true; settle(stake, baize::voided(clause)); }
}

void Table::void_laid(Clause clause) {
    lines_.clear();
    lammers_.clear();
    for (Stake& stake : stakes_) {
        stake.open = true;
        settle(stake, stake.carried ? baize::remains(clause) : baize::voided(clause));
    }
}

// ---- The shoe -----------------------------------------------------------------------------------------

std::array<std::uint8_t, kFacesMax> Table::cards_in_play() const {
    std::array<std::uint8_t, kFacesMax> seen{};
    const auto count = [&](const Box& box) {
        for (const Hand& hand : box.hands)
            for (std::size_t i = 0; i < hand.cards.size(); ++i)
                if (hand.faces[i] != Face::Copy) ++seen[hand.cards[i].index()];
    };
    count(house_);
    for (const Box& box : boxes()) count(box);
    for (const Discarded& each : discards_) ++seen[each.card.index()];
    if (exposed_next_) ++seen[exposed_next_->index()];
    return seen;
}

bool Table::no_card_yet() const {
    const auto seen = cards_in_play();
    return std::all_of(seen.begin(), seen.end(), [](std::uint8_t n) { return n == 0; });
}

// All cards but those that lie on the table. A shoe that runs out in mid-round is filled with the discards too
// (nz-lunar-poker 11.17): nothing else is left to shuffle.
void Table::refill_shoe() {
    if (carried_.shoe.cards_left == 0) discards_.clear();
    const auto seen = cards_in_play();
    ShoeState& shoe = carried_.shoe;
    shoe = ShoeState{};
    shoe.shuffle_due = false;
    for (std::size_t i = 0; i < shoe.left.size(); ++i) {
        shoe.left[i] = static_cast<std::uint8_t>(setup_.shoe().copies(i) - seen[i]);
        shoe.cards_left += shoe.left[i];
    }
    carried_.burned.clear();
}

void Table::take_from_shoe(Card card) {
    ShoeState& shoe = carried_.shoe;
    auto& left = shoe.left[card.index()];
    if (left == 0 || shoe.cards_left == 0) throw std::logic_error("a card was taken that is not in the shoe");
    --left;
    --shoe.cards_left;
}

// ---- What a round asks for ------------------------------------------------------------------------------

bool Table::ask_for(NeedKind kind) {
    need_ = Need{};
    need_.kind = kind;
    need_.clause = game().clauses.no_more_bets;
    return true;
}

bool Table::ask_for_shoe() {
    const ShoePolicy& policy = setup_.shoe();
    if (!policy.lasts) carried_.shoe.shuffle_due = true;
    if (!carried_.shoe.shuffle_due) {
        if (policy.continuous) refill_shoe();
        return false;
    }
    need_ = Need{};
    need_.kind = NeedKind::Shuffle;
    need_.clause = policy.shuffle;
    return true;
}

bool Table::ask_for_card(Box& box, std::size_t hand, Face face, Clause clause) {
    if (exposed_next_) {  // it was drawn already, and is dealt as though it were the next card
        give(box.hands[hand], *std::exchange(exposed_next_, std::nullopt), face);
        return false;
    }
    need_ = Need{};
    need_.kind = NeedKind::Card;
    need_.box = box.number;
    need_.hand = static_cast<std::uint8_t>(hand);
    need_.face = face;
    need_.clause = clause;
    const bool empty = carried_.shoe.cards_left == 0;
    if (empty || carried_.shoe.shuffle_first) {
        need_.kind = NeedKind::Shuffle;
        need_.clause = empty ? setup_.shoe().not_enough : setup_.shoe().shuffle;
        need_.card_follows = true;
    }
    return true;
}

bool Table::ask_for_burn(Clause clause) {
    need_ = Need{};
    need_.kind = NeedKind::Card;
    need_.to_burn = true;
    need_.burn_left = 1;
    need_.clause = clause;
    return true;
}

bool Table::ask_for_throw(int count, Clause clause, bool may_come_again) {
    need_ = Need{};
    need_.kind = NeedKind::Throw;
    need_.dice = count;
    need_.may_come_again = may_come_again;
    need_.clause = clause;
    return true;
}

bool Table::ask_for_spin(int rings, int compartments, Clause clause) {
    need_ = Need{};
    need_.kind = NeedKind::Spin;
    need_.rings = rings;
    need_.compartments = compartments;
    need_.clause = clause;
    return true;
}

bool Table::ask_for_meter(Clause clause) {
    need_ = Need{};
    need_.kind = NeedKind::Meter;
    need_.clause = clause;
    return true;
}

bool Table::ask_for_answer(const Question& question) {
    if (question.with_cards && !may_be_silent(question)) no_silent_answer(question);
    need_ = Need{};
    need_.kind = NeedKind::Decision;
    need_.question = question;
    need_.clause = question.clause;
    return true;
}

// Rulings R57, R58: nobody may have to pay, nor to speak, for a round to go on.
void Table::no_silent_answer(const Question& question) const {
    throw std::logic_error(fmt::format("{} asks a question by {} that only a stake or a word can answer: {}", game().id,
                                       question.clause, choice_list(game(), question.choices)));
}

// Silence names cards as well as it may: as many as are asked for, and none that the game refuses.
bool Table::may_be_silent(const Question& question) const {
    const Answer silence = silent_answer(*this, question);
    if (!(question.with_cards >> silence.choice & 1u)) return true;
    const int cards = std::popcount(silence.cards);
    if (cards < question.cards_min || cards > question.cards_max) return false;
    const auto check = game().choices[silence.choice].check;
    return !check || !check(*this, question, silence.cards);
}

Answer silent_answer(const Table& table, const Question& question) {
    const std::uint8_t choice = silent_choice(table.game(), question);
    const auto silent = table.game().choices[choice].silent;
    const bool takes_cards = question.with_cards >> choice & 1u;
    return {choice, {}, takes_cards && silent ? silent(table, question) : Picked{0}};
}

std::uint8_t silent_choice(const Game& game, const Question& question) {
    for (std::uint8_t i = 0; i < game.choices.size(); ++i)
        if (game.choices[i].passive && question.offers(i) && !(question.with_amount >> i & 1u)) return i;
    throw std::logic_error(fmt::format("{} has a question without an answer for silence", game.id));
}

bool Table::roll(int count) {
    dice_.clear();
    for (int i = 0; i < count; ++i) dice_.push_back(static_cast<std::uint8_t>(chance_->one_of(6)));
    return false;
}

bool Table::turn_wheel(int rings, int compartments) {
    spun_.clear();
    for (int i = 0; i < rings; ++i) spun_.push_back(chance_->one_of(compartments));
    return false;
}

}  // namespace baize
