// gb.pai-gow-poker: prices, the best play, and what is said of it.
#include <fmt/format.h>

#include <array>

#include "definition/names.hpp"
#include "games/ceiling.hpp"
#include "games/pai_gow_poker/pai_gow_poker.hpp"
#include "odds/count/net.hpp"
#include "odds/pai_gow_poker/settings.hpp"
#include "odds/wagers.hpp"

namespace baize {

namespace pgp = pai_gow_poker;
namespace book = gb_2011::pai_gow_poker;
using pgp::Faces;

// ---- The Standard Wager ---------------------------------------------------------------------------------------------

namespace {

// A pack that lacks ranks, or the joker, is a short one; suits are never told apart.
pgp::Pack pack_of(const Setup& setup) {
    const std::uint64_t without = setup.shoe().without;
    pgp::Pack pack{.ranks = 0, .joker = (without & rank::kJoker) == 0};
    for (int rank = 2; rank <= kAce; ++rank) {
        const auto lacking = without >> 4 * (rank - 2) & 15u;
        if (lacking != 0 && lacking != 15) throw std::logic_error("pai gow poker is counted with whole ranks only");
        if (lacking == 0) pack.ranks |= rank::rank_bit(rank);
    }
    return pack;
}

// The tables of the dealer's hands take half a second to make, and are made once.
template <class Key, class Value, class Make>
std::shared_ptr<const Value> once(const Key& key, const Make& make) {
    static std::mutex mutex;
    static std::vector<std::pair<Key, std::shared_ptr<const Value>>> made;
    const std::lock_guard lock(mutex);
    for (const auto& [known, value] : made)
        if (known == key) return value;
    made.emplace_back(key, make());
    return made.back().second;
}

// What the dealer's hands depend on.
using DealtAndSet = std::pair<pgp::Pack, pgp::ThreeAces>;
DealtAndSet dealer_of(const Setup& setup) { return {pack_of(setup), pgp::three_aces(setup)}; }

std::shared_ptr<const pgp::Settings> settings_for(const DealtAndSet& dealer) {
    return once<DealtAndSet, pgp::Settings>(
        dealer, [&] { return std::make_shared<const pgp::Settings>(dealer.first, dealer.second); });
}

std::shared_ptr<const pgp::BestSettings> best_settings(const Setup& setup) {
    using Key = std::pair<DealtAndSet, Odds>;
    const Key key{dealer_of(setup), setup.pays(pgp::Main)[book::BothHandsWin].odds};
    return once<Key, pgp::BestSettings>(key, [&] {
        return std::make_shared<const pgp::BestSettings>(settings_for(key.first), key.second);
    });
}

}  // namespace

pai_gow_poker::Outcomes pai_gow_poker::main_outcomes(const Setup& setup, bool house_way, const Progress& progress) {
    using Key = std::tuple<DealtAndSet, bool, Odds>;
    const DealtAndSet dealer = dealer_of(setup);
    const Odds pays = setup.pays(Main)[book::BothHandsWin].odds;
    const Precomputed& known = kPrecomputed[static_cast<std::size_t>(dealer.second)];
    if (dealer.first == Pack{} && house_way) return known.house_way;
    if (dealer.first == Pack{} && pays == book::kMain[book::BothHandsWin].odds) return known.best;
    const Key key{dealer, house_way, house_way ? Odds{} : pays};
    return *once<Key, Outcomes>(key, [&] {
        return std::make_shared<const Outcomes>(settings_for(dealer)->count({house_way, pays}, 0, progress));
    });
}

ReturnDistribution pai_gow_poker::main_returns(const Outcomes& outcomes, Rows main) {
    ReturnDistribution returns;
    returns.add(count::net<Ratio>(win(main[book::BothHandsWin])), Integer(outcomes.won));
    returns.add(count::net<Ratio>(settle_foul()), Integer(outcomes.lost));  // a loss is a loss
    returns.add(Ratio(0), Integer(outcomes.deals - outcomes.won - outcomes.lost));
    return returns;
}

// ---- Side wagers ----------------------------------------------------------------------------------------------------

pai_gow_poker::FortuneHands pai_gow_poker::count_fortune_hands(const Pack& pack) {
    FortuneHands hands{};
    each_seven(pack, [&](Faces seven, std::int64_t ways) {
        hands[fortune_row(seven).value_or(book::kFortuneRows)] += ways;
    });
    return hands;
}

// Seven of one suit, or six and the joker, hold every seven-card straight flush; a royal flush with a match is one.
pai_gow_poker::AlsoRoyal pai_gow_poker::count_also_royal(const Pack& pack, const FortuneHands& hands) {
    AlsoRoyal royal{};
    royal[book::RoyalAndMatch] = hands[book::RoyalAndMatch];
    for (unsigned suited = pack.ranks; suited; suited = (suited - 1) & pack.ranks) {
        const int cards = std::popcount(suited);
        if (cards != kSeven && (cards != kSeven - 1 || !pack.joker)) continue;
        Faces seven = cards == kSeven ? 0 : rank::kJoker;
        for (int rank = 2; rank <= kAce; ++rank)
            if (suited & rank::rank_bit(rank)) seven |= rank::face(Card(rank, Suit::Clubs));
        const auto row = fortune_row(seven);
        if (row && *row <= book::SevenStraightFlushJoker && beneath_ceiling(seven) == Beneath::RoyalFlush)
            royal[*row] += 4;
    }
    return royal;
}

namespace {

// The hands of a row under a ceiling, by the line beneath it.
void add_under_ceiling(ReturnDistribution& returns, const Ratio& net, const Ratio& ceiling, std::int64_t hands,
                       std::int64_t royal, pgp::Rows fortune) {
    for (const auto& [beneath, ways] : {std::pair{pgp::Beneath::RoyalFlush, royal},
                                        std::pair{pgp::Beneath::StraightFlush, hands - royal}}) {
        const Ratio least = count::net<Ratio>(pgp::settle_beneath(beneath, fortune));
        returns.add(std::min(net, left_by_ceiling(ceiling, least)), Integer(ways));
    }
}

}  // namespace

ReturnDistribution pai_gow_poker::fortune_returns(const FortuneHands& hands, Rows fortune, bool three_pairs,
                                                  const std::optional<Ratio>& ceiling, const Pack& pack) {
    const AlsoRoyal royal = ceiling ? count_also_royal(pack, hands) : AlsoRoyal{};
    ReturnDistribution returns;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        const auto row = static_cast<book::FortuneRow>(i);
        const bool none = i == book::kFortuneRows;
        const Return verdict = settle_fortune(none ? std::nullopt : std::optional(row), fortune, three_pairs);
        const Ratio net = count::net<Ratio>(verdict);
        if (ceiling && !none && under_ceiling(row, fortune))
            add_under_ceiling(returns, net, *ceiling, hands[i], royal[i], fortune);
        else returns.add(net, Integer(hands[i]));
    }
    return returns;
}

Ratio pai_gow_poker::envy_worth(const FortuneHands& hands, Rows envy) {
    Integer all = 0;
    Ratio worth = 0;
    for (std::size_t i = 0; i < hands.size(); ++i) {
        all += Integer(hands[i]);
        if (i < book::kEnvyRows) worth += Integer(hands[i]) * ratio(envy[i].odds);
    }
    return worth / all;
}

ReturnDistribution pai_gow_poker::jokolor_returns(const Pack& pack, Rows jokolor) {
    const long of_a_colour = 2 * std::popcount(pack.ranks);
    const auto ways = [&](int cards) {
        Integer value;
        mpz_bin_uiui(value.get_mpz_t(), of_a_colour, cards);
        return value;
    };
    ReturnDistribution returns;
    for (int joker = 0; joker <= pack.joker; ++joker)
        for (int red = 0; red <= kSeven - joker; ++red)
            returns.add(count::net<Ratio>(settle_jokolor(joker, red, jokolor)), ways(red) * ways(kSeven - joker - red));
    return returns;
}

namespace {

// ---- Prices ---------------------------------------------------------------------------------------------------------

// A ceiling is an amount of money: what it takes depends on the stake (R67).
std::optional<Ratio> ceiling_of(const Setup& setup, Money stake) {
    const auto ceiling = setup.option_amount(pgp::FortuneCeiling);
    if (!ceiling) return std::nullopt;
    return fraction(ceiling->cents, stake.cents);
}

pgp::FortuneHands fortune_hands(const Setup& setup) {
    const pgp::Pack pack = pack_of(setup);
    return pack == pgp::Pack{} ? pgp::kFortuneHands : pgp::count_fortune_hands(pack);
}

ReturnDistribution fortune_returns(const Setup& setup, Money stake) {
    return pgp::fortune_returns(fortune_hands(setup), setup.pays(pgp::Fortune), pgp::three_pairs_push(setup),
                                ceiling_of(setup, stake), pack_of(setup));
}

Price main_price(const Setup& setup, bool house_way, const Progress& progress) {
    Price price = named_price(setup, {pgp::Main, 0});
    fill(price, pgp::main_returns(pgp::main_outcomes(setup, house_way, progress), setup.pays(pgp::Main)));
    price.note = house_way ? "every hand set by the house way" : "every hand set as is best against the house way";
    return price;
}

Price fortune_price(const Setup& setup) {
    Price price = named_price(setup, {pgp::Fortune, 0});
    const Money stake = setup.limits(pgp::Fortune).max;
    fill(price, fortune_returns(setup, stake));
    if (ceiling_of(setup, stake)) price.note = price.supposes = fmt::format("a wager of {}", to_string(stake));
    return price;
}

// 13.43, 13.44: worth as much for each other player, whatever he stakes; here at the stake from which it is paid.
void add_envy(std::vector<Price>& prices, const Setup& setup) {
    if (!setup.offered(pgp::Envy)) return;
    const Money stake = pgp::envy_from(setup);
    const Ratio each = pgp::envy_worth(fortune_hands(setup), setup.pays(pgp::Envy)) * kMajorUnit.cents;
    const Ratio alone = fortune_returns(setup, stake).edge();
    for (int players = 2; players <= setup.game().layout.boxes; ++players) {
        Price price = named_price(setup, {pgp::Fortune, 0});
        const Ratio edge = alone - each * (players - 1) / Ratio(stake.cents);
        call_row(price, fmt::format("+envy:{}", players), fmt::format("with the Envy Bonus, {} players", players));
        price.edge = price.edge_of_total = price.edge_resolved = nearest(edge);
        price.exact = in_lowest_terms(edge);
        price.sd = price.hit = -1;
        price.unit = fmt::format("wager of {}", to_string(stake));
        price.note = fmt::format("{} players; table {} of the Envy Bonus, {:.6f} in money a round for each other "
                                 "player",
                                 players, setup.paytable(pgp::Envy), nearest(each / kMajorUnit.cents));
        prices.push_back(std::move(price));
    }
}

Price jokolor_price(const Setup& setup) {
    Price price = named_price(setup, {pgp::Jokolor, 0});
    fill(price, pgp::jokolor_returns(pack_of(setup), setup.pays(pgp::Jokolor)));
    return price;
}

// A side wager that another table offers is priced by its name.
bool asked_for(const Setup& setup, const PriceRequest& request, pgp::Wager wager) {
    if (setup.offered(wager)) return wanted(request, setup, {wager, 0});
    return request.wager == setup.game().wagers[wager].id;
}

std::vector<Price> price_wagers(const Setup& setup, const PriceRequest& request) {
    std::vector<Price> prices;
    if (asked_for(setup, request, pgp::Main)) 
        prices.push_back(main_price(setup, pgp::by_house_way(setup), request.progress));
    if (asked_for(setup, request, pgp::Fortune)) {
        prices.push_back(fortune_price(setup));
        add_envy(prices, setup);
    }
    if (asked_for(setup, request, pgp::Jokolor)) prices.push_back(jokolor_price(setup));
    return prices;
}

// ---- Play -----------------------------------------------------------------------------------------------------------

class Player : public Strategy {
public:
    explicit Player(const Setup& setup) : best_(best_settings(setup)) {}
    Answer answer(const Table& table, const Question& question) override {
        const Hand& hand = table.hand_of(question);
        return {pgp::SetLow, {}, pgp::picked_of(hand, best_->low_of(pgp::faces_of(hand)))};
    }

private:
    std::shared_ptr<const pgp::BestSettings> best_;
};

std::unique_ptr<Strategy> best_play(const Setup& setup) { return std::make_unique<Player>(setup); }

// The house way, which needs no count: a simulation plays by it at once, beside its own exact price. It is a fixed rule
// and has no squares to put otherwise.
class HouseWay : public PlayByChart, public Strategy {
public:
    explicit HouseWay(const Setup& setup) : setup_(setup) {}

    std::string_view rows_are() const override { return "hand"; }
    std::string_view columns_are() const override { return "setting"; }
    MaybeRefusal put(std::string_view, const Square&) override {
        return Refusal{"the house way is a rule of the book, with no chart to change", "13.21"};
    }
    std::unique_ptr<Strategy> strategy() const override { return std::make_unique<HouseWay>(setup_); }
    void reprice(std::vector<Price>& prices) const override {
        for (Price& price : prices)
            if (price.wager == setup_.game().wagers[pgp::Main].id) price = main_price(setup_, true, {});
    }
    Answer answer(const Table& table, const Question& question) override {
        const Hand& hand = table.hand_of(question);
        return {pgp::SetLow, {}, pgp::picked_of(hand, pgp::house_way(pgp::faces_of(hand), pgp::three_aces(setup_)))};
    }

private:
    const Setup& setup_;
};

std::unique_ptr<PlayByChart> house_way_play(const Setup& setup) { return std::make_unique<HouseWay>(setup); }

std::string names_of(const Setup& setup, Faces cards) {
    std::string text;
    for (; cards; cards &= cards - 1)
        text = fmt::format("{}{}{}", setup.game().deck().name(Card::from_index(std::countr_zero(cards))),
                           text.empty() ? "" : " ", text);
    return text;
}

// In stakes of the wager.
double worth_of(const Setup& setup, const pgp::Outcomes& one) {
    const Odds pays = setup.pays(pgp::Main)[book::BothHandsWin].odds;
    const double won = 1.0 * one.won * pays.num / pays.den;
    return (won - one.lost) / one.deals;
}

// The best setting with its worth, what others cost, and which is the house way.
std::string advise_at(const Table& table, const Question& question) {
    const Setup& setup = table.setup();
    const Faces seven = pgp::faces_of(table.hand_of(question));
    const auto worth = [&](const pgp::Outcomes& one) { return worth_of(setup, one); };
    const auto settings = settings_for(dealer_of(setup));
    const auto list = settings->settings_of(seven, setup.pays(pgp::Main)[book::BothHandsWin].odds);
    const double best = worth(list[0].outcomes);
    const Faces house = pgp::house_way(seven, pgp::three_aces(setup));
    const pgp::Setting house_setting = pgp::set(seven, house);
    std::string text = fmt::format("best {} in front, worth {:+.4f}", names_of(setup, list[0].low), best);
    if (list[0].setting == house_setting) text += ", which is the house way";
    else text += fmt::format("; the house way, {}, costs {:.4f}", names_of(setup, house),
                             best - worth(settings->of(seven, house)));
    for (std::size_t i = 1, told = 0; i < list.size() && told < 2; ++i)
        if (list[i].setting != house_setting)
            ++told, text += fmt::format("; {} costs {:.4f}", names_of(setup, list[i].low),
                                        best - worth(list[i].outcomes));
    return text;
}

// Every setting that is no foul, and the house way where the dealer would set by it.
ChoiceValues choice_values(const Table& table, const Question& question) {
    const Setup& setup = table.setup();
    const Hand& hand = table.hand_of(question);
    const Faces seven = pgp::faces_of(hand), house = pgp::house_way(seven, pgp::three_aces(setup));
    ChoiceValues values{.unit = "initial wager", .choices = {}};
    for (const pgp::Worth& each : settings_for(dealer_of(setup))->lawful_settings_of(seven)) {
        const double worth = worth_of(setup, each.outcomes);
        values.choices.push_back({pgp::SetLow, worth, pgp::picked_of(hand, each.low)});
        if (each.low == house && question.offers(pgp::AskHouseWay))
            values.choices.push_back({pgp::AskHouseWay, worth});
    }
    return values;
}

Explanation explain(const Setup& setup, const Progress& progress) {
    const auto edge = [&](bool house_way) {
        return nearest(pgp::main_returns(pgp::main_outcomes(setup, house_way, progress), setup.pays(pgp::Main)).edge());
    };
    Explanation explanation{.edge = edge(false)};
    const double house_way = edge(true);
    InWords words{.lines = {"the house way (13.21):"}, .edge = house_way, .costs = house_way - explanation.edge};
    for (const std::string_view line : pgp::house_way_in_words(pgp::three_aces(setup))) words.lines.emplace_back(line);
    explanation.words = std::move(words);
    return explanation;
}

}  // namespace

constinit const Pricer pai_gow_poker::kPricer{.price = price_wagers, .strategy = best_play, .explain = explain,
                                              .chart = house_way_play, .advise_at = advise_at,
                                              .choice_values = choice_values,
                                              .off_layout = true, .slow = "main"};

}  // namespace baize
