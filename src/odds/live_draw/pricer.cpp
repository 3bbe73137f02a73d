// gb.live-draw-poker: the exact price of the best holds, the play, its chart, and what a jackpot is worth in company.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <list>
#include <mutex>

#include "core/numbers.hpp"
#include "odds/count/net.hpp"
#include "odds/live_draw/holds.hpp"
#include "odds/meter_words.hpp"
#include "odds/pricer.hpp"

namespace baize {

namespace draw = live_draw;

using draw::kMade;
using draw::Made;

// ---- The table as a game of holds -----------------------------------------------------------------------------------

// What the fund pays one player, in stakes.
draw::DrawGame draw::described(const Setup& setup, const Ratio& jackpot_in_stakes, Rows pays) {
    const Rules& rules = rules_of(setup);
    DrawGame game{.natural = poker::CardSet(), .wild = 0, .five_above = rules.wilds.five_above, .brings = {}};
    for (int face = 0; face <= rank::kJokerIndex; ++face) {
        if (setup.shoe().copies(face) == 0) continue;
        const Card card = Card::from_index(face);
        if (rank::face(card) & rules.wilds.cards) ++game.wild;
        else game.natural = game.natural | poker::CardSet{card};
    }
    for (std::size_t i = 0; i < kMade; ++i) {
        const auto made = static_cast<Made>(i);
        game.brings[i] = 1 + count::net<Ratio>(settle_hand(made, pays, rules.jackpot));
        if (wins_jackpot(made, rules.jackpot)) game.brings[i] += jackpot_in_stakes;
    }
    return game;
}

draw::DrawGame draw::described(const Setup& setup, const Ratio& jackpot_in_stakes) {
    return described(setup, jackpot_in_stakes, setup.pays(Main));
}

draw::DrawGame draw::risen_to_the_highest(const Setup& setup, const Ratio& jackpot_in_stakes) {
    const Rules& rules = rules_of(setup);
    const Pays& pays = setup.pays(Main);
    DrawGame game = described(setup, jackpot_in_stakes);
    for (std::size_t i = 0; i < kMade; ++i) {
        const auto made = static_cast<Made>(i);
        if (rules.jackpot.instead && wins_jackpot(made, rules.jackpot)) continue;
        for (const auto row : rules.rising.hands)
            if (row_of(made, pays) == &pays[row])
                game.brings[i] += std::max(Ratio(rules.rising.to - ratio(pays[row].odds)), Ratio(0));
    }
    return game;
}

Ratio draw::meter_in_stakes(const Setup& setup) {
    const Odds share = setup.pays(Progressive).empty() ? Odds{0, 1} : setup.pays(Progressive)[0].odds;
    return ratio(share) * fraction(setup.meter().cents, setup.limits(Main).min.cents);
}

ReturnDistribution draw::returns_of(const DrawGame& game, const Holds& holds) {
    ReturnDistribution returns;
    for (std::size_t made = 0; made < kMade; ++made) returns.add(game.brings[made] - 1, holds.combinations()[made]);
    return returns;
}

namespace {

Ratio royals(const draw::Holds& holds, const draw::Jackpot& jackpot) {
    Integer won = 0;
    for (const Made made : {Made::NaturalRoyal, Made::WildRoyal})
        if (wins_jackpot(made, jackpot)) won += holds.combinations()[made];
    return fraction(won, holds.total());
}

}  // namespace

// What the best play brings is convex in the jackpot: the line along which it is at one amount meets zero beyond the
// amount that is looked for, or on it.
std::optional<Ratio> draw::break_even(const Setup& setup) {
    const Jackpot& jackpot = rules_of(setup).jackpot;
    if (Holds(described(setup, 0)).mean() >= 1) return std::nullopt;
    Ratio meter = 10'000;
    for (;;) {
        const Holds holds(described(setup, meter));
        const Ratio edge = 1 - holds.mean(), chance = royals(holds, jackpot);
        if (edge == 0 || chance == 0) return chance == 0 ? std::nullopt : std::optional(meter);
        meter += edge / chance;
    }
}

namespace {

// ---- Solutions ------------------------------------------------------------------------------------------------------

struct Solved {
    draw::DrawGame game;
    draw::Holds holds;
    explicit Solved(const draw::DrawGame& of) : game(of), holds(game) {}
};

std::string key_of(const draw::DrawGame& game) {
    std::string key = fmt::format("{:x} {} {}", game.natural.bits(), game.wild, game.five_above);
    for (const Ratio& each : game.brings) key += fmt::format(" {}", each.get_str());
    return key;
}

// The last ones that were asked for; any thread may ask.
std::shared_ptr<const Solved> solved(const draw::DrawGame& game) {
    static std::mutex mutex;
    static std::list<std::pair<std::string, std::shared_ptr<const Solved>>> known;
    std::string key = key_of(game);
    const std::scoped_lock lock(mutex);
    for (const auto& [of, solution] : known)
        if (of == key) return solution;
    known.emplace_front(std::move(key), std::make_shared<const Solved>(game));
    if (known.size() > 4) known.pop_back();
    return known.front().second;
}

std::shared_ptr<const Solved> solved(const Setup& setup) {
    return solved(draw::described(setup, draw::meter_in_stakes(setup)));
}
// ... by the odds of the round, where some have risen (16.26).
std::shared_ptr<const Solved> solved(const Table& table) {
    return solved(draw::described(table.setup(), draw::meter_in_stakes(table.setup()), draw::pays_now(table)));
}

// ---- Prices ---------------------------------------------------------------------------------------------------------

std::string jackpot_words(const Setup& setup) {
    const auto level = draw::break_even(setup);
    if (!level) return "the player has the edge without the jackpot";
    return fmt::format("nobody has the edge at a jackpot of {:.2f} stakes for one player alone; royal flushes of "
                       "players who hold alike come together, so n of them have an nth of it each and need n times "
                       "as much",
                       nearest(*level));
}

std::string rising_words(const Setup& setup) {
    const draw::Rising& rising = draw::rules_of(setup).rising;
    std::string words;
    for (const auto row : rising.hands)
        words += fmt::format("{}{} by {} for 1 after each round until won, up to {} for 1", words.empty() ? "" : "; ",
                             setup.pays(draw::Main)[row].id, rising.by, rising.to);
    return words.empty() ? words : fmt::format("before any rise: {}", words);
}

// The same wager when nobody has won for so long that its odds have risen as far as they go: whoever waits for that
// plays at this price, and `check` sees it as it sees any other.
Price risen_price(const Setup& setup, Price price) {
    const draw::DrawGame game = draw::risen_to_the_highest(setup, draw::meter_in_stakes(setup));
    fill(price, draw::returns_of(game, draw::Holds(game)));
    call_row(price, "+risen", "its odds risen as far as they go");
    return price;
}

void add_jackpot(Price& price, const Setup& setup) {
    if (!draw::rules_of(setup).jackpot.offered) return;
    price.note = fmt::format("with {} stakes in the meter; {}", draw::meter_in_stakes(setup).get_str(),
                             jackpot_words(setup));
    price.supposes = meter_supposed(setup);
}

// Wild cards make holds that are worth the same and end otherwise.
constexpr std::string_view kOfEqualHolds =
    "of holds that are worth the same the one of most cards is kept, then the one that makes the higher hands: another "
    "choice moves the standard deviation, and not the edge";

void add_note(Price& price, std::string_view more) {
    if (!price.note.empty()) price.note += "; ";
    price.note += more;
}

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    const auto solution = solved(setup);
    auto prices =
        price_each(setup, request, [&](Position) { return draw::returns_of(solution->game, solution->holds); });
    for (Price& price : prices) {
        add_jackpot(price, setup);
        if (solution->holds.equal_holds_differ()) add_note(price, kOfEqualHolds);
    }
    const std::string rising = rising_words(setup);
    if (rising.empty() || prices.empty()) return prices;
    Price& price = prices.front();
    const Price risen = risen_price(setup, price);
    add_note(price, rising);
    price.supposes += price.supposes.empty() ? "before any rise" : ", before any rise";
    prices.push_back(risen);
    return prices;
}

// ---- The play -------------------------------------------------------------------------------------------------------

std::span<const Card> cards_of(const Hand& hand) { return {hand.cards.begin(), hand.cards.size()}; }

// A hold of a hand in the order in which it lies.
Picked in_order(unsigned mask, const std::array<std::uint8_t, 5>& place) {
    Picked picked = 0;
    for (std::size_t i = 0; i < place.size(); ++i) picked |= Picked{mask >> place[i] & 1u} << i;
    return picked;
}

Picked best_hold(const draw::Holds& holds, std::span<const Card> five, rank::Faces wild) {
    std::array<std::uint8_t, 5> place{};
    const draw::Dealt hand = draw::Holds::dealt(five, wild, place);
    return in_order(holds.best(hand, holds.worths(hand)), place);
}

class BestHolds : public Strategy {
public:
    explicit BestHolds(const Setup& setup) : solution_(solved(setup)), wild_(draw::rules_of(setup).wilds.cards) {}
    Answer answer(const Table& table, const Question& question) override {
        const auto five = cards_of(table.hand_of(question));
        if (draw::have_risen(table)) return {draw::Hold, {}, best_hold(solved(table)->holds, five, wild_)};
        return {draw::Hold, {}, best_hold(solution_->holds, five, wild_)};
    }

private:
    std::shared_ptr<const Solved> solution_;
    rank::Faces wild_;
};

std::unique_ptr<Strategy> best_play(const Setup& setup) { return std::make_unique<BestHolds>(setup); }

// "Qs Qd"; "nothing".
std::string words_of(const Deck& deck, std::span<const Card> cards, Picked held) {
    std::string words;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (held >> i & 1u) words += fmt::format("{}{}", words.empty() ? "" : " ", deck.name(cards[i]));
    return words.empty() ? "nothing" : words;
}

std::string advise_at(const Table& table, const Question& question) {
    const auto cards = cards_of(table.hand_of(question));
    const Picked held = best_hold(solved(table)->holds, cards, draw::rules_of(table.setup()).wilds.cards);
    return fmt::format("hold {}", words_of(table.game().deck(), cards, held));
}

// Every hold, the cards that are drawn counted one by one.
ChoiceValues choice_values(const Table& table, const Question& question) {
    const auto solution = solved(table);
    std::array<std::uint8_t, 5> place{};
    const draw::Dealt hand = draw::Holds::dealt(cards_of(table.hand_of(question)),
                                                draw::rules_of(table.setup()).wilds.cards, place);
    const draw::Holds::Values worths = solution->holds.worths(hand);
    ChoiceValues values{.unit = "initial wager", .choices = {}};
    for (unsigned mask = 0; mask < worths.size(); ++mask) {
        const Integer worth = count::integer(worths[mask]);
        values.choices.push_back({draw::Hold, nearest(fraction(worth, solution->holds.denominator()) - 1),
                                  in_order(mask, place)});
    }
    return values;
}

Result<std::vector<Card>> five_cards(const Setup& setup, std::string_view text) {
    std::vector<Card> cards;
    while (!text.empty()) {
        const auto end = std::min(text.find_first_of(", "), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(text.size(), end + 1));
        if (word.empty()) continue;
        const auto card = setup.game().deck().find(word);
        if (!card || setup.shoe().copies(card->index()) == 0)
            return Refusal{fmt::format("'{}' is no card of this deck; expected such as {}", word,
                                       setup.game().deck().such_as), "16.1"};
        if (std::ranges::find(cards, *card) != cards.end())
            return Refusal{fmt::format("{} is there twice", word), "16.1"};
        cards.push_back(*card);
    }
    if (cards.size() != draw::kHand)
        return Refusal{"expected the five cards of the deal, such as Qs,Qd,7h,4c,2d", "16.13"};
    return cards;
}

// Every hold of a deal, the best first.
Result<Advice> advise(const Setup& setup, const AdviceRequest& request) {
    if (!request.dealer.empty() || !request.seen.empty() || !request.split_of.empty())
        return Refusal{"the deck is shuffled for each round: nothing but the five cards of --hand is known", "16.5"};
    const auto solution = solved(setup);
    Advice advice;
    advice.cards_left = solution->game.cards();
    advice.edge_now = nearest(1 - solution->holds.mean());
    if (request.hand.empty()) return advice;
    const auto cards = five_cards(setup, request.hand);
    if (!cards) return cards.refusal();
    std::array<std::uint8_t, 5> place{};
    const draw::Dealt hand = draw::Holds::dealt(*cards, draw::rules_of(setup).wilds.cards, place);
    const draw::Holds::Values worths = solution->holds.worths(hand);
    std::vector<unsigned> masks;
    for (unsigned mask = 0; mask < 32; ++mask) masks.push_back(mask);
    std::ranges::stable_sort(masks, [&](unsigned a, unsigned b) { return worths[a] > worths[b]; });
    std::erase(masks, solution->holds.best(hand, worths));
    masks.insert(masks.begin(), solution->holds.best(hand, worths));
    for (const unsigned mask : masks) {
        const Integer worth = count::integer(worths[mask]);
        advice.worth.emplace_back(words_of(setup.game().deck(), *cards, in_order(mask, place)),
                                  nearest(fraction(worth, solution->holds.denominator()) - 1));
    }
    advice.best = fmt::format("hold {}", advice.worth.front().first);
    advice.cards_left -= draw::kHand;
    advice.edge_now.reset();
    return advice;
}

// ---- The play in words ----------------------------------------------------------------------------------------------

std::string in_one_line(const draw::HoldChart& chart) {
    std::string text = fmt::format("{} lines: ", chart.lines.size());
    for (std::size_t i = 0; i < chart.lines.size(); ++i)
        text += fmt::format("{}{}", i == 0 ? "" : "; ", chart.lines[i]);
    return text;
}

// How often so many cards are held.
Taken cards_held(const draw::Holds& holds) {
    std::array<std::int64_t, 6> times{};
    holds.each_hand([&](const draw::Dealt& hand, std::int64_t hands, const draw::Holds::Values& worths) {
        times[std::popcount(holds.best(hand, worths))] += hands;
    });
    Taken taken;
    for (std::size_t cards = 0; cards < times.size(); ++cards)
        taken.share.emplace_back(fmt::format("hold {}", cards), quotient(times[cards], holds.hands()));
    return taken;
}

constexpr std::size_t kSimpler[] = {12, 10, 8, 6, 4};  // lines

Explanation explain(const Setup& setup, const Progress&) {
    const auto solution = solved(setup);
    const Ratio best = solution->holds.mean();
    const auto charts = draw::charts_of(solution->holds, solution->game);
    Explanation play;
    play.edge = nearest(1 - best);
    InWords words{{}, nearest(1 - charts[0].mean), nearest(best - charts[0].mean)};
    words.lines.push_back("Hold what the first line says that the cards fill; of two ways the higher cards:");
    for (std::size_t i = 0; i < charts[0].lines.size(); ++i)
        words.lines.push_back(fmt::format("{:>3}. {}", i + 1, charts[0].lines[i]));
    play.words = std::move(words);
    play.taken.push_back(cards_held(solution->holds));
    for (std::size_t i = 1; i < charts.size(); ++i)
        if (const draw::HoldChart& chart = charts[i];
            i == 1 || std::ranges::find(kSimpler, chart.lines.size()) != std::end(kSimpler))
            play.rules.push_back({in_one_line(chart), nearest(1 - chart.mean), nearest(best - chart.mean)});
    play.rules.push_back({"say nothing: five new cards (16.17)", nearest(1 - draw::mean_of_silence(solution->holds)),
                          nearest(best - draw::mean_of_silence(solution->holds))});
    return play;
}

}  // namespace

// Whoever holds nothing draws five of the cards that are left.
Ratio draw::mean_of_silence(const Holds& holds) {
    Wide sum = 0;
    holds.each_hand([&](const Dealt&, std::int64_t times, const Holds::Values& worths) { sum += worths[0] * times; });
    return fraction(count::integer(sum), holds.denominator() * Integer(holds.hands()));
}

constinit const Pricer live_draw::kPricer{.price = price_wagers, .strategy = best_play, .explain = explain,
                                          .advise = advise, .advise_at = advise_at, .choice_values = choice_values,
                                          .short_decks = true};

}  // namespace baize
