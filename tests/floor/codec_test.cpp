// Every kind of event is written as the journal keeps it and read back, with each field at its bounds. Whoever adds a
// kind of event, or a field to one, finds that this file does not compile until it is here too.
#include "floor/codec.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdlib>
#include <map>
#include <sstream>

#include "wire/json_text.hpp"
#include "definition/names.hpp"
#include "games/list.hpp"

namespace baize::floor::codec_test {
namespace {

// ---- Events of a game, each field at its least, at its most or between ---------------------------------------

// Of each field of each kind: whether its least and its most were ever made.
using Reached = std::map<std::string, std::pair<bool, bool>>;

class Maker {
public:
    Maker(const Game& game, Reached& reached) : game_(game), reached_(reached) {}

    template <class E>
    Event make() {
        E event{};
        fill(event);
        return event;
    }
    template <class E>
    bool possible() const;

private:
    std::int64_t within(const char* field, std::int64_t least, std::int64_t most) {
        const std::int64_t value =
            *rc::gen::weightedOneOf<std::int64_t>({{2, rc::gen::just(least)},
                                                   {2, rc::gen::just(most)},
                                                   {1, rc::gen::inRange<std::int64_t>(least, most + 1)}});
        auto& [low, high] = reached_[field];
        low = low || value == least;
        high = high || value == most;
        return value;
    }
    template <class T>
    void set(T& into, const char* field, std::int64_t least, std::int64_t most) {
        into = static_cast<T>(within(field, least, most));
    }
    void set(Money& into, const char* field) { into = {within(field, 0, kMoneyMax.cents)}; }
    void set(Card& into, const char* field) {
        into = Card::from_index(static_cast<int>(within(field, 0, static_cast<int>(game_.deck().faces.size()) - 1)));
    }
    void set(Position& position) {
        auto& [wager, spot] = position;
        set(wager, "wager", 0, static_cast<int>(game_.wagers.size()) - 1);
        set(spot, "spot", 0, static_cast<int>(game_.wagers[wager].all_spots()) - 1);
    }

    // The names in brackets are all fields of the event: one more does not compile.
    void fill(PlaceBet& event) {
        auto& [player, box, position, stake, reduced] = event;
        set(player, "bet.player", 0, kPlayersMax - 1);
        set(box, "bet.box", 0, 255);
        set(position);
        set(stake, "bet.stake");
        set(reduced, "bet.reduced", 0, 1);
    }
    void fill(Declared& event) {
        auto& [player, declaration, position] = event;
        set(player, "declared.player", 0, kPlayersMax - 1);
        set(declaration, "declared.declaration", 0, static_cast<int>(game_.declarations.size()) - 1);
        if (game_.declarations[declaration].of_wager) set(position);
    }
    void fill(Moved& event) {
        auto& [player, box, from, to] = event;
        set(player, "moved.player", 0, kPlayersMax - 1);
        set(box, "moved.box", 0, 255);
        set(from);
        set(to);
    }
    void fill(DealtCard& event) {
        auto& [card, unseen] = event;
        set(unseen, "card.unseen", 0, 1);
        if (!unseen) set(card, "card.card");  // an unseen card has no face to be written
    }
    void fill(Thrown& event) {
        auto& [faces] = event;
        for (auto left = within("thrown.dice", 0, static_cast<int>(faces.capacity())); left > 0; --left)
            faces.push_back(static_cast<std::uint8_t>(within("thrown.face", 0, 255)));
    }
    void fill(Spun& event) {
        auto& [compartments] = event;
        const auto names = game_.equipment.compartments;
        const int most = names.empty() ? UINT16_MAX : static_cast<int>(names.size());
        for (auto left = within("spun.rings", 0, static_cast<int>(compartments.capacity())); left > 0; --left)
            compartments.push_back(static_cast<Compartment>(within("spun.compartment", 1, most)));
    }
    void fill(MeterRead& event) {
        auto& [amount] = event;
        set(amount, "meter.amount");
    }
    void fill(Answered& event) {
        auto& [player, choice, amount, cards] = event;
        set(player, "answered.player", 0, kPlayersMax - 1);
        set(choice, "answered.choice", 0, static_cast<int>(game_.choices.size()) - 1);
        set(amount, "answered.amount");
        for (auto left = within("answered.cards", 0, static_cast<int>(cards.capacity())); left > 0; --left)
            set(cards.push_back({}), "answered.card");
    }
    void fill(Ruled& event) {
        auto& [irregularity, box, hand, player, cards] = event;
        set(irregularity, "ruled.irregularity", 0, static_cast<int>(game_.irregularities.size()) - 1);
        set(box, "ruled.box", 0, 255);
        set(hand, "ruled.hand", 0, kEveryHand);
        set(player, "ruled.player", 0, kNobody);
        for (auto left = within("ruled.cards", 0, static_cast<int>(cards.capacity())); left > 0; --left)
            set(cards.push_back({}), "ruled.card");
    }
    void fill(Seated& event) {
        auto& [player, place] = event;
        set(player, "seated.player", 0, kNobody);
        set(place, "seated.place", 1, kPlacesMax);
    }
    void fill(CalledOff& event) {
        auto& [why] = event;
        set(why, "off.why", 0, static_cast<int>(CallOff::Ordered));
    }
    template <class E>
    void fill(E&) { static_assert(std::is_empty_v<E>, "an event with fields, and none of them is filled here"); }

    const Game& game_;
    Reached& reached_;
};

template <class E>
bool Maker::possible() const { return true; }
template <>
bool Maker::possible<Declared>() const { return !game_.declarations.empty(); }
template <>
bool Maker::possible<Answered>() const { return !game_.choices.empty(); }
template <>
bool Maker::possible<Ruled>() const { return !game_.irregularities.empty(); }

// ---- There and back -----------------------------------------------------------------------------------------------

void expect_back(const Event& event, const Game& game) {
    const std::string text = wire::text_of(event_of(event, game));
    const auto back = event_from_json(Json::parse(text), game);
    RC_ASSERT(static_cast<bool>(back));
    RC_LOG() << text << "\n";
    RC_ASSERT(*back == event);
}

template <class E>
int round_trips(const Game& game, Reached& reached) {
    if (!Maker(game, reached).possible<E>()) return 0;
    rc::detail::TestParams params = rc::detail::configuration().testParams;
    if (!std::getenv("RC_PARAMS")) {
        params.seed = 2011;
        params.maxSuccess = 60;
    }
    rc::detail::TestMetadata metadata;
    metadata.id = fmt::format("{} {}", game.id, Event(E{}).index());
    const auto result =
        rc::detail::checkTestable([&] { expect_back(Maker(game, reached).make<E>(), game); }, metadata, params);
    if (!result.template is<rc::detail::SuccessResult>()) {
        std::ostringstream words;
        rc::detail::printResultMessage(result, words);
        ADD_FAILURE() << game.id << ": " << words.str();
    }
    return 1;
}

template <std::size_t... Kinds>
std::array<int, sizeof...(Kinds)> every_kind(const Game& game, Reached& reached, std::index_sequence<Kinds...>) {
    return {round_trips<std::variant_alternative_t<Kinds, Event>>(game, reached)...};
}

TEST(EventCodec, EveryKindOfEveryGameIsReadBackAsItWas) {
    constexpr std::size_t kKinds = std::variant_size_v<Event>;
    std::array<int, kKinds> games_with{};
    Reached reached;
    for (const Game* game : games()) {
        const auto made = every_kind(*game, reached, std::make_index_sequence<kKinds>());
        for (std::size_t i = 0; i < kKinds; ++i) games_with[i] += made[i];
    }
    for (std::size_t i = 0; i < kKinds; ++i) EXPECT_GT(games_with[i], 0) << "no game made an event of kind " << i;
    for (const auto& [field, ends] : reached) {
        EXPECT_TRUE(ends.first) << field << " was never at its least";
        EXPECT_TRUE(ends.second) << field << " was never at its most";
    }
}

// ---- One beyond the bounds ------------------------------------------------------------------------------------------

struct Beyond {
    const char* good;     // is read
    const char* field;
    const char* bad;      // in its place is not
    const char* because;
};

void expect_refused(const Game& game, const Beyond& row) {
    Json json = Json::parse(row.good);
    EXPECT_TRUE(event_from_json(json, game)) << row.good;
    json[row.field] = Json::parse(row.bad);
    const auto refused = event_from_json(json, game);
    ASSERT_FALSE(refused) << json;
    EXPECT_NE(refused.refusal().what.find(row.because), std::string::npos) << json << ": " << refused.refusal().what;
}

TEST(EventCodec, OneBeyondABoundIsRefused) {
    const Game& craps = *find_game("gb.craps");
    const Game& blackjack = *find_game("nz.blackjack");
    const Game& sic_bo = *find_game("gb.sic-bo");
    const std::string nine = "[\"2c\",\"2c\",\"2c\",\"2c\",\"2c\",\"2c\",\"2c\",\"2c\",\"2c\"]";
    const struct { const Game* game; Beyond row; } rows[] = {
        {&sic_bo, {R"({"e":"bet","p":29,"b":0,"w":"big","s":0})", "p", "30", "'p' must be from 0 to 29, not 30"}},
        {&sic_bo, {R"({"e":"bet","p":0,"b":0,"w":"big","s":0})", "p", "-1", "'p' must be from 0 to 29, not -1"}},
        {&sic_bo, {R"({"e":"bet","p":0,"b":255,"w":"big","s":0})", "b", "256", "'b' must be from 0 to 255, not 256"}},
        {&sic_bo, {R"({"e":"bet","p":0,"b":0,"w":"big","s":0})", "b", "-1", "'b' must be from 0 to 255, not -1"}},
        {&sic_bo, {R"({"e":"bet","p":0,"b":0,"w":"big","s":0})", "s", "-1", "'s' must be from 0 to"}},
        {&sic_bo, {R"({"e":"bet","p":0,"b":0,"w":"big","s":0})", "s", "9223372036854775808", "'s' must be from 0 to"}},
        {&sic_bo, {R"({"e":"bet","p":0,"b":0,"w":"big","s":0})", "s", "0.5", "'s' must be a whole number"}},
        {&sic_bo, {R"({"e":"bet","p":0,"b":0,"w":"big","s":0})", "w", "\"biggest\"",
                   "there is no wager 'biggest' on the layout"}},
        {&sic_bo, {R"({"e":"bet","p":0,"b":0,"w":"big","s":0})", "reduced", "1", "'reduced' must be true or false"}},
        {&sic_bo, {R"({"e":"bet","p":0,"b":0,"w":"big","s":0})", "x", "1",
                   "'x' is not known; expected e, p, b, w, s, reduced"}},
        {&craps, {R"({"e":"declare","p":0,"what":"pass-dice"})", "p", "30", "'p' must be from 0 to 29, not 30"}},
        {&craps, {R"({"e":"declare","p":0,"what":"pass-dice"})", "what", "\"aloud\"",
                  "'aloud' is not known to this game"}},
        {&craps, {R"({"e":"declare","p":0,"what":"pass-dice"})", "w", "\"nowhere\"",
                  "there is no wager 'nowhere' on the layout"}},
        {&sic_bo, {R"({"e":"move","p":29,"b":255,"from":"big","to":"small"})", "p", "30",
                   "'p' must be from 0 to 29, not 30"}},
        {&sic_bo, {R"({"e":"move","p":29,"b":255,"from":"big","to":"small"})", "b", "256",
                   "'b' must be from 0 to 255, not 256"}},
        {&sic_bo, {R"({"e":"move","p":29,"b":255,"from":"big","to":"small"})", "to", "\"smaller\"",
                   "there is no wager 'smaller' on the layout"}},
        {&blackjack, {R"({"e":"card","c":"As"})", "c", "\"1s\"", "'1s' is no card; expected such as Qs or 10h"}},
        {&sic_bo, {R"({"e":"throw","d":[0,255,1,6]})", "d", "[256]", "'d' must be from 0 to 255, not 256"}},
        {&sic_bo, {R"({"e":"throw","d":[0,255,1,6]})", "d", "[-1]", "'d' must be from 0 to 255, not -1"}},
        {&sic_bo, {R"({"e":"throw","d":[0,255,1,6]})", "d", "[1,2,3,4,5]", "'d' must be a list of at most 4"}},
        {&blackjack, {R"({"e":"spin","at":["1","65535"]})", "at", "[\"0\"]",
                      "'at' holds what is no compartment of the wheel"}},
        {&blackjack, {R"({"e":"spin","at":["1","65535"]})", "at", "[\"65536\"]",
                      "'at' holds what is no compartment of the wheel"}},
        {&blackjack, {R"({"e":"spin","at":["1","65535"]})", "at", "[\"1\",\"1\",\"1\"]",
                      "'at' must be a list of at most 2"}},
        {&craps, {R"({"e":"meter","s":0})", "s", "-1", "'s' must be from 0 to"}},
        {&blackjack, {R"({"e":"answer","p":29,"a":"stand"})", "p", "30", "'p' must be from 0 to 29, not 30"}},
        {&blackjack, {R"({"e":"answer","p":29,"a":"stand"})", "a", "\"run\"", "'run' is not known to this game"}},
        {&blackjack, {R"({"e":"answer","p":29,"a":"stand"})", "s", "-1", "'s' must be from 0 to"}},
        {&blackjack, {R"({"e":"answer","p":29,"a":"stand","c":["2d"]})", "c", "[\"2x\"]", "'c' holds what is no card"}},
        {&blackjack, {R"({"e":"answer","p":29,"a":"stand"})", "c", nine.c_str(), "'c' must be a list of at most 8"}},
        {&blackjack, {R"({"e":"rule","i":"absent-player","b":255,"h":255,"p":255})", "b", "256",
                      "'b' must be from 0 to 255, not 256"}},
        {&blackjack, {R"({"e":"rule","i":"absent-player","b":255,"h":255,"p":255})", "h", "256",
                      "'h' must be from 0 to 255, not 256"}},
        {&blackjack, {R"({"e":"rule","i":"absent-player","b":255,"h":255,"p":255})", "h", "-1",
                      "'h' must be from 0 to 255, not -1"}},
        {&blackjack, {R"({"e":"rule","i":"absent-player","b":255,"h":255,"p":255})", "p", "256",
                      "'p' must be from 0 to 255, not 256"}},
        {&blackjack, {R"({"e":"rule","i":"absent-player"})", "i", "\"bad-luck\"",
                      "'bad-luck' is not known to this game"}},
        {&blackjack, {R"({"e":"rule","i":"absent-player"})", "c", "[\"2x\"]", "'c' holds what is no card"}},
        {&blackjack, {R"({"e":"rule","i":"absent-player"})", "c", nine.c_str(), "'c' must be a list of at most 8"}},
        {&blackjack, {R"({"e":"seat","p":255,"place":1})", "p", "256", "'p' must be from 0 to 255, not 256"}},
        {&blackjack, {R"({"e":"seat","p":0,"place":1})", "place", "0", "'place' must be from 1 to 15, not 0"}},
        {&blackjack, {R"({"e":"seat","p":0,"place":15})", "place", "16", "'place' must be from 1 to 15, not 16"}},
        {&blackjack, {R"({"e":"off","why":"ordered"})", "why", "\"rain\"",
                      "'why' must be no-spin, malfunction or ordered"}},
        {&blackjack, {R"({"e":"close"})", "p", "3", "event: 'p' is not known; expected e"}},
        {&blackjack, {R"({"e":"card","unseen":true})", "c", "\"As\"", "'c' is not known; expected e, unseen"}},
        {&craps, {R"({"e":"declare","p":0,"what":"pass-dice"})", "w", "\"\"", "there is no wager '' on the layout"}},
        {&blackjack, {R"({"e":"next"})", "e", "\"last\"", "'e' must be bet, declare, close, move, card"}},
    };
    for (const auto& [game, row] : rows) expect_refused(*game, row);
}

}  // namespace
}  // namespace baize::floor::codec_test
