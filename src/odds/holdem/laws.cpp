#include "odds/holdem/laws.hpp"

#include "games/ceiling.hpp"
#include "games/holdem/bonus.hpp"
#include "games/holdem/casino.hpp"
#include "games/holdem/two_way.hpp"
#include "games/holdem/ultimate.hpp"
#include "odds/poker/hand_names.hpp"
#include "odds/poker/maximum.hpp"
#include "odds/poker/own_hand.hpp"

namespace baize::holdem {

namespace {

// What a ceiling leaves of a win, in stakes, by what the line beneath it pays (ruling R88).
Return under(const std::optional<Ratio>& ceiling, const Return& verdict, const Return& beneath) {
    if (!ceiling) return verdict;
    return poker::within(left_by_ceiling(*ceiling, ratio(beneath.odds)), verdict, 1);
}

// Two cards each and a board of five, ranked by the best five of seven (11.10-11.12).
poker::Showdown with_board(poker::CardSet deck) {
    return {.own = kHole, .dealer = kHole, .board = kBoard, .rank = poker::rank_by<rank::kFiveCards>, .deck = deck,
            .name = poker::name_by<rank::kFiveCards>};
}

}  // namespace

// ---- Ultimate (11.48-11.76) -----------------------------------------------------------------------------------------

poker::Showdown ultimate::ante_game(const AntePays& pays, poker::CardSet deck) {
    const auto bet = [](std::string id, int times) {
        return poker::Action{.id = std::move(id), .lays = {{Play, times}}, .ends = true};          // 11.53
    };
    poker::Showdown game = with_board(deck);
    game.opening = {{Ante}, {Blind}};                                                              // 11.49
    game.streets = {{.own = kHole, .actions = {{"check"}, bet("3x", 3), bet("4x", 4)}},            // 11.52-11.54
                    {.board = kFlop, .actions = {{"check"}, bet("2x", 2)}},                        // 11.57, 11.58
                    {.board = kBoard - kFlop, .actions = {{"fold", {}, true}, bet("1x", 1)}}};     // 11.61, 11.62
    game.dealer_from = {kQualifies.from.value()};
    game.settle = poker::settle_by<rank::kFiveCards>([pays](int wager, auto player, auto dealer, bool folded) {
        if (wager == Ante) return settle_ante(player, dealer, folded, pays.ante, pays.unqualified);
        if (wager == Play) return settle_play(player, dealer, pays.play);
        const Return blind = settle_blind(player, dealer, folded, pays.blind);
        return under_ceiling(player, blind) ? under(pays.ceiling, blind, beneath_ceiling(pays.blind)) : blind;
    });
    return game;
}

Law ultimate::trips_law(Rows trips) {
    return poker::best_five_law(kHole + kBoard, [&](auto own) { return settle_trips(own, false, trips); });
}

// ---- Casino Hold 'Em (11.77-11.100) ---------------------------------------------------------------------------------

poker::Showdown casino::ante_game(const AntePays& pays, poker::CardSet deck) {
    poker::Showdown game = with_board(deck);
    game.opening = {{Ante}};
    game.streets = {{.own = kHole, .board = kFlop,                                                 // 11.81, 11.82
                     .actions = {{"fold", {}, true}, {"call", {{Call, book::kCallTimes}}}}}};
    game.dealer_from = {kQualifies.from.value()};
    game.settle = poker::settle_by<rank::kFiveCards>([pays](int wager, auto player, auto dealer, bool folded) {
        return wager == Ante ? settle_ante(player, dealer, folded, pays.ante, pays.readings)
                             : settle_call(player, dealer, pays.call, pays.readings);
    });
    return game;
}

Law casino::aa_law(Rows aa) {
    return poker::best_five_law(kHole + kFlop, [&](auto own) { return settle_aa(own, false, aa); });
}

Law casino::aa_law(Rows aa, const poker::Rule& play) {
    count::Tally tally;
    const poker::Orbits flops{poker::Symmetry(kDeck), kFlop};
    for (std::size_t id = 0; id < flops.size(); ++id) {
        const poker::CardSet flop = flops.hand(id);
        for (int a = 0; a < kCardsInDeck; ++a)
            for (int b = a + 1; b < kCardsInDeck; ++b) {
                if (flop.has(a) || flop.has(b)) continue;
                const poker::CardSet own = poker::CardSet{}.with(a).with(b);
                const auto hand = rank::best<rank::kFiveCards>((own | flop).sets(), kHole + kFlop);
                const bool wins = settle_aa(hand, false, aa).outcome == Outcome::Win;
                const bool folds = wins && play({.own = own, .board = flop}) == 0;
                tally.add(settle_aa(hand, folds, aa), flops.variants(id));
            }
    }
    return tally.law();
}

// ---- Hold 'Em Bonus (11.16-11.47) -----------------------------------------------------------------------------------

poker::Showdown bonus::ante_game(const AntePays& pays, poker::CardSet deck) {
    const auto check_or_bet = [](int wager) { return std::vector<poker::Action>{{"check"}, {"bet", {{wager}}}}; };
    poker::Showdown game = with_board(deck);
    game.opening = {{Ante}};
    game.streets = {{.own = kHole, .actions = {{"fold", {}, true}, {"play", {{Flop, book::kFlopTimes}}}}},  // 11.19
                    {.board = kFlop, .actions = check_or_bet(Turn)},                               // 11.22-11.24
                    {.board = 1, .actions = check_or_bet(River)}};                                 // 11.26-11.28
    game.settle = poker::settle_by<rank::kFiveCards>([pays](int wager, auto player, auto dealer, bool folded) {
        return wager == Ante ? settle_ante(player, dealer, folded, pays.ante) : settle_bet(player, dealer, pays.bet);
    });
    return game;
}

Law bonus::jackpot_law(const JackpotPays& pays, const poker::Rule& play, poker::CardSet deck) {
    const std::vector<Card> cards = poker::cards_of(deck);
    std::int64_t aces = 0;
    for (const Card card : cards) aces += card.rank() == kAce;
    const std::int64_t dealers = poker::choose(static_cast<int>(cards.size()) - 2, 2);
    count::Tally tally;
    for (std::size_t i = 0; i < cards.size(); ++i)
        for (std::size_t j = i + 1; j < cards.size(); ++j) {
            const Return alone = settle_jackpot(cards[i], cards[j], false, pays.jackpot);
            if (play && alone.outcome == Outcome::Win && play({.own = {cards[i], cards[j]}}) == 0) {
                tally.add(lose("11.20"), dealers);
                continue;
            }
            const bool mine = is_pair_of_aces(cards[i], cards[j]);
            const std::int64_t theirs = mine && pays.dealer_aces ? poker::choose(static_cast<int>(aces) - 2, 2) : 0;
            if (theirs > 0)
                tally.add(under(pays.ceiling, settle_jackpot(cards[i], cards[j], true, pays.jackpot), alone), theirs);
            tally.add(alone, dealers - theirs);
        }
    return tally.law();
}

// ---- Two Way (11.101-11.117) ----------------------------------------------------------------------------------------

namespace two_way {

namespace {

Return settle(const Pays& pays, int wager, FiveCardRank player, FiveCardRank dealer) {
    if (wager == Ante) return settle_ante(player, dealer, pays.ante, pays.readings);
    if (wager == TwoWay) return settle_two_way(player, dealer, pays.two_way, pays.readings);
    return settle_bet(player, dealer, pays.bet, pays.readings);
}

poker::Showdown with_wagers(std::vector<poker::Laid> opening, const Pays& pays, poker::CardSet deck) {
    poker::Showdown game = with_board(deck);
    game.opening = std::move(opening);
    game.streets = {{.own = kHole, .board = kFlop, .actions = {{"check"}, {"bet", {{Flop}}}}},     // 11.104
                    {.board = kBoard - kFlop,                                                      // 11.106
                     .actions = {{"check"}, {"bet", {{River, pays.river_times}}}}}};
    game.dealer_from = {kQualifies.from.value()};
    game.settle = poker::settle_by<rank::kFiveCards>([pays](int wager, auto player, auto dealer, bool) {
        return settle(pays, wager, player, dealer);
    });
    return game;
}

// The Two Way wager is paid by the dealer's hand too, where it is the higher (11.116).
void name_dealers_hands(poker::Showdown& game) {
    for (const Kind kind : {Kind::Straight, Kind::Flush, Kind::FullHouse, Kind::FourOfAKind, Kind::StraightFlush})
        game.dealer_from.push_back(FiveCardRank(kind, 0, 0).value());
}

}  // namespace

poker::Showdown three_wagers(const Pays& pays, poker::CardSet deck) {
    poker::Showdown game = with_wagers({{Ante}, {Blind}, {TwoWay}}, pays, deck);                   // 11.102
    game.apart = {TwoWay};
    name_dealers_hands(game);
    if (pays.readings.royal_has_no_line) game.dealer_from.push_back(FiveCardRank(Kind::RoyalFlush, 0, 0).value());
    return game;
}

poker::Showdown main_game(const Pays& pays, poker::CardSet deck) {
    return with_wagers({{Ante}, {Blind}}, pays, deck);
}

poker::Showdown two_way_alone(const Pays& pays, poker::CardSet deck) {
    poker::Showdown game = with_wagers({{TwoWay}}, pays, deck);
    game.streets = {{.own = kHole, .board = kBoard, .actions = {{"stay"}}}};
    game.dealer_from.clear();
    name_dealers_hands(game);
    if (pays.readings.royal_has_no_line) game.dealer_from.push_back(FiveCardRank(Kind::RoyalFlush, 0, 0).value());
    return game;
}

}  // namespace two_way

// ---- Progressive wagers ---------------------------------------------------------------------------------------------

Law progressive_law(Rows progressive, const Ratio& meter, const ProgressiveReadings& readings) {
    std::map<const PayRow*, std::int64_t> deals;  // by row; of none, those that win nothing
    const std::size_t board = readings.hole_and_flop ? kFlop : kBoard;                             // ruling R61
    poker::every_best_five(static_cast<int>(kHole + board), [&](FiveCardRank best, std::int64_t ways) {
        deals[progressive_row(best, progressive)] += ways;
    });
    Law law;
    for (const auto& [row, ways] : deals) {
        Ratio net = -1;
        if (row) net = ratio(row->odds) * (row->quoted == Quoted::OfMeter ? meter : Ratio(1)) -
                       (readings.stake_returned ? 0 : 1);                                          // ruling R19
        law.add(net, count::integer(ways));
    }
    return law;
}

}  // namespace baize::holdem
