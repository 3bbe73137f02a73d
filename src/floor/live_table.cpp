#include "floor/live_table.hpp"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <deque>
#include <mutex>

#include "engine/describe.hpp"

namespace baize::floor {

namespace {

// The table files that were read last. Reading one takes longer than a round, and a floor, its replay and its auditor
// read the same ones; what they get cannot be changed, so that they may share it.
class OffersRead {
public:
    OfferPtr find(const std::string& toml) {
        const std::lock_guard lock(mutex_);
        const auto found =
            std::find_if(read_.begin(), read_.end(), [&](const OfferPtr& each) { return each->toml == toml; });
        return found == read_.end() ? nullptr : *found;
    }
    void keep(OfferPtr offer) {
        const std::lock_guard lock(mutex_);
        read_.push_back(std::move(offer));
        if (read_.size() > kMost) read_.pop_front();
    }

private:
    static constexpr std::size_t kMost = 64;
    std::mutex mutex_;
    std::deque<OfferPtr> read_;
};

}  // namespace

Offer::Offer(std::string text, TableConfig file, Setup made)
    : toml(std::move(text)),
      config(std::move(file)),
      setup(std::move(made)),
      findings(check_table(config, setup)),
      notices(required_notices(config, setup)),
      prominent(prominent_notices(config, setup)),
      drawing(drawing_of(setup)) {}

Result<OfferPtr> make_offer(const std::string& toml) {
    static OffersRead read;
    if (OfferPtr known = read.find(toml)) return known;
    auto config = parse_table(toml);
    if (!config) return config.refusal();
    auto setup = setup_of(*config);
    if (!setup) return setup.refusal();
    auto offer = std::make_shared<const Offer>(toml, std::move(*config), std::move(*setup));
    read.keep(offer);
    return OfferPtr(offer);
}

void change_offer(OfferPtr& offer, CarriedState& carried, OfferPtr next) {
    if (offer && offer->config.game != next->config.game) {
        carried = CarriedState{};
    } else if (offer) {
        const ShoePolicy &a = offer->setup.shoe(), &b = next->setup.shoe();
        if (a.decks != b.decks || a.lasts != b.lasts || a.continuous != b.continuous ||
            (!a.continuous && a.style != b.style)) {
            end_shoe(carried);
        }
    }
    offer = std::move(next);
}

void end_shoe(CarriedState& carried) {
    carried.shoe = ShoeState{};
    carried.burned.clear();
}

void take_next_offer(OfferPtr& offer, CarriedState& carried, OfferPtr& next) {
    if (next && carried.remaining.empty()) change_offer(offer, carried, std::exchange(next, nullptr));
}

// gb-2011 4.4, 6.11: the number of decks; nz-baccarat 8.5: the style, unless a continuous shuffler is used.
ShoeRule shoe_rule(const Offer& now, const Offer& next) {
    const ShoePolicy &a = now.setup.shoe(), &b = next.setup.shoe();
    if (now.config.game != next.config.game) return {};
    if (a.decks != b.decks && !a.decks_agreed.empty())
        return {a.decks_agreed, true, fmt::format("{} decks become {}", a.decks, b.decks)};
    if (a.style != b.style && !a.continuous && !a.style_kept.empty())
        return {a.style_kept, false, "another style of dealing"};
    return {};
}

std::string lock_clause(const LiveTable& table) {
    const Profile& profile = table.offer->setup.profile();
    return profile.or_house(profile.locked);
}

PastRound* LiveTable::find_past(std::uint64_t number) {
    for (PastRound& each : past)
        if (each.number == number) return &each;
    return nullptr;
}

const PastRound* LiveTable::find_past(std::uint64_t number) const {
    return const_cast<LiveTable*>(this)->find_past(number);
}

// ---- Terminals ------------------------------------------------------------------------------------------

std::string terminal_name(std::string_view table, PlayerId player) {
    return fmt::format("{}/{:02}", table, player + 1);
}

ledger::AccountId terminal_account(std::string_view table, PlayerId player) {
    return ledger::AccountId::terminal(std::string(table), player + 1);
}

std::optional<TerminalAt> terminal_of(const ledger::AccountId& account) {
    if (account.number() < 1 || account.number() > kPlayersMax) return std::nullopt;
    return TerminalAt{account.owner(), static_cast<PlayerId>(account.number() - 1)};
}

std::optional<TerminalAt> parse_terminal(std::string_view name) {
    const auto account = ledger::AccountId::parse_terminal(name);
    return account ? terminal_of(*account) : std::nullopt;
}

// ---- The layout -----------------------------------------------------------------------------------------

std::string layout_text(const Table& table, std::string_view id, std::uint64_t round) {
    std::string text = fmt::format("{} round {}\n", id, round);
    for (const Stake& stake : table.stakes())
        text +=
            fmt::format("{} {} {} {}{}\n", terminal_name(id, stake.player), int{stake.box},
                        position_name(table.game(), stake.position), stake.amount.cents,
                        stake.declared ? fmt::format(" {}", table.game().declarations[stake.declared - 1u].id) : "");
    return text;
}

Bytes32 layout_hash(std::string_view text) {
    Bytes32 hash{};
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()), text.size(),
                       nullptr, 0);
    return hash;
}

CutStake cut_stake(const Limits& limits, Money wanted, const LimitClauses& clauses) {
    if (wanted.cents == 0) return {};
    if (wanted < limits.min)
        return {
            {},
            fmt::format("{} is below the minimum of {}: no chips are shown", to_string(wanted), to_string(limits.min)),
            clauses.below};
    Money stake = std::min({wanted, limits.max, kMoneyMax});
    stake.cents -= stake.cents % limits.increment.cents;
    if (stake < limits.min) stake = {};  // no multiple of the increment lies within the
                                         // limits: `check` forbids such a table
    if (stake == wanted) return {stake, "", ""};
    if (wanted > limits.max)
        return {stake,
                fmt::format("{} is above the maximum of {}: cut to {}", to_string(wanted), to_string(limits.max),
                            to_string(stake)),
                clauses.above};
    return {stake,
            fmt::format("{} is not a multiple of {}: cut to {}", to_string(wanted), to_string(limits.increment),
                        to_string(stake)),
            clauses.odd};
}

LimitClauses limit_clauses(const Setup& setup, std::size_t wager) {
    const Profile& book = setup.profile();
    const auto either = [&](Clause of_book, Clause own) {
        return of_book.empty() ? cite(setup.game(), own) : std::string(of_book);
    };
    return {either(book.below_minimum, setup.minimum_clause(wager)),
            either(book.odd_multiple, setup.minimum_clause(wager)),
            either(book.above_maximum, setup.maximum_clause(wager))};
}

Result<std::unique_ptr<Session>> with_moved(const LiveTable& table, const Moved& moved) {
    std::vector<Event> events = table.session->events();
    const auto opens = [](const Event& event) {
        return std::holds_alternative<CloseBets>(event) || std::holds_alternative<Moved>(event);
    };
    const auto after = std::find_if(events.rbegin(), events.rend(), opens).base();
    events.insert(after, moved);
    return Session::replay(table.offer->setup, table.session->at_start(), events);
}

// ---- A finished round -----------------------------------------------------------------------------------

std::vector<Line> lines_of(const Table& table, const std::set<PlayerId>& refused) {
    std::vector<Line> lines = table.lines();
    for (Line& line : lines) {
        if (!refused.contains(line.player)) continue;
        line.outcome = Outcome::Void;
        line.returned = line.stake;
        line.won = line.from_meter = {};
        line.cut_num = 0;
        line.cut_den = 1;
        line.clause = call_off_clause(table.setup().profile(), CallOff::Malfunction);
    }
    return lines;
}

namespace {

// The round again with a witness who stakes on every position that takes
// his chips; `others`: beside the players' own stakes.
// Nothing where his stakes change the course, so that nobody can say.
std::optional<std::vector<std::string>> witnessed(const PastRound& past, const Setup& setup, PlayerId witness,
                                                  bool others) {
    const Game& game = setup.game();
    Session session(setup, past.at_start);
    for (const Event& event : past.events) {
        if (!others && (std::holds_alternative<PlaceBet>(event) || std::holds_alternative<Declared>(event) ||
                        std::holds_alternative<Moved>(event)))
            continue;
        if (std::holds_alternative<CloseBets>(event))
            for (std::size_t w = 0; w < game.wagers.size(); ++w)
                for (std::size_t spot = 0; spot < game.wagers[w].open_spots(); ++spot)
                    if (setup.offered(w) && game.wagers[w].kind == WagerKind::Opening)
                        (void)session.apply(PlaceBet{witness,
                                                     0,
                                                     {static_cast<std::uint8_t>(w), static_cast<std::uint16_t>(spot)},
                                                     setup.limits(w).min});
        if (session.apply(event)) return std::nullopt;
    }
    std::vector<std::string> winning;
    for (const Line& line : session.table().lines())
        if (line.player == witness && line.outcome == Outcome::Win)
            winning.push_back(position_name(game, line.position));
    return winning;
}

constexpr std::int64_t kParts = 60;  // a wager that must divide into equal parts takes the stake of a witness too

// Alone, as at dice; where players have a part in the round, beside them, if there is room for one more.
std::vector<std::string> find_winning(const PastRound& past) {
    Setup setup = past.offer->setup;
    const Money unit = setup.exact_unit();
    for (std::size_t w = 0; w < setup.game().wagers.size(); ++w)
        setup.limits(w, Limits{unit * kParts, kMoneyMax, unit, {}});
    if (auto winning = witnessed(past, setup, 0, false)) return *winning;
    PlayerId witness = 0;
    while (std::any_of(past.stakes.begin(), past.stakes.end(),
                       [&](const Stake& stake) { return stake.player == witness; }))
        ++witness;
    return witness < kPlayersMax ? witnessed(past, setup, witness, true).value_or(std::vector<std::string>{})
                                 : std::vector<std::string>{};
}

}  // namespace

const std::vector<std::string>& winning_of(const PastRound& past) {
    if (!past.winning)
        past.winning = past.offer->setup.game().layout.boxes > 0 ? std::vector<std::string>{} : find_winning(past);
    return *past.winning;
}

protocol::Result result_of(const Table& table) {
    protocol::Result result;
    result.dice.assign(table.dice().begin(), table.dice().end());
    for (const Compartment compartment : table.spun())
        result.spun.push_back(compartment_name(table.game(), compartment));
    const auto names = table.game().layout.house_hands;
    for (std::size_t i = 0; table.setup().shoe().decks > 0 && i < table.house().hands.size(); ++i) {
        const Hand& hand = table.house().hands[i];
        std::vector<std::string>& cards = result.hands[i < names.size() ? std::string(names[i]) : "house"];
        for (std::size_t c = 0; c < hand.cards.size(); ++c)  // a round that was called off may leave cards face down
            cards.emplace_back(hand.faces[c] == Face::Up ? table.game().deck().name(hand.cards[c]) : "??");
    }
    if (table.game().captions.track) {
        const Track track = table.game().captions.track(table);
        std::map<int, Suit> placed;
        for (const Runner& runner : track.runners)
            if (runner.place > 0) placed[runner.place] = runner.suit;
        result.placed.emplace();
        for (const auto& [place, suit] : placed) result.placed->push_back(suit);
    }
    return result;
}

}  // namespace baize::floor
