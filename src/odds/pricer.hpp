// How a family of games prices itself: the one interface between the families' folders and whoever asks for a price.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/progress.hpp"
#include "definition/setup.hpp"
#include "engine/strategy.hpp"
#include "odds/advice.hpp"
#include "odds/explanation.hpp"
#include "odds/return_distribution.hpp"

namespace baize {

using v0::PriceRequest;

// A chart by which a game can be played: the best one, until squares of it are put otherwise.
class PlayByChart {
public:
    virtual ~PlayByChart() = default;
    virtual std::string_view rows_are() const = 0;     // "hand"
    virtual std::string_view columns_are() const = 0;  // "dealer"
    // Refused where the chart has no such section, row, column or play; says what was expected.
    virtual MaybeRefusal put(std::string_view section, const Square& square) = 0;
    virtual std::unique_ptr<Strategy> strategy() const = 0;
    // Prices of the best play become those of the chart's; what is not counted for a chart is left out.
    virtual void reprice(std::vector<Price>& prices) const = 0;
};

// What a family does for its game. All but the price may be absent.
struct Pricer {
    std::vector<Price> (*price)(const Setup&, const PriceRequest&) = nullptr;
    // The play that the price supposes. It answers any question that the round may ask and looks at no card that the
    // player may not see.
    std::unique_ptr<Strategy> (*strategy)(const Setup&) = nullptr;
    Explanation (*explain)(const Setup&, const Progress&) = nullptr;
    std::unique_ptr<PlayByChart> (*chart)(const Setup&) = nullptr;
    // How the dealer plays, where that is a chart, which must be displayed; nothing where it is none.
    std::optional<Chart> (*house_chart)(const Setup&) = nullptr;
    Result<Advice> (*advise)(const Setup&, const AdviceRequest&) = nullptr;
    // What to do at this table now, by all cards that lie open and have left the
    // shoe. In one line; empty where nothing is known.
    std::string (*advise_at)(const Table&, const Question&) = nullptr;
    // What the choices of a question are worth at this table now, by what its player may see. Choices that nobody has
    // valued are left out; empty where nothing is known.
    ChoiceValues (*choice_values)(const Table&, const Question&) = nullptr;
    // Why nothing is valued at a table of this set-up with so much on its first wager, if so.
    MaybeRefusal (*why_no_choice_values)(const Setup&, Money) = nullptr;
    bool off_layout = false;  // prices a wager asked for by its name though the layout of the set-up lacks it
    bool short_decks = false;  // counts decks that lack cards (Setup::strip_decks) as they are; else whole ones alone
    bool maxima = false;      // knows what a maximum pay-out does to its wagers; else cut rows tell it
    std::string_view slow{};  // a wager whose play, with odds of one's own, takes the better part of a minute to find
};

// Of the game with this id. One that is not in the list is priced by the enumeration of its round, and has none of the
// rest.
const Pricer& pricer_of(std::string_view game);

// A row with the names filled in, for a position of a set-up.
Price named_price(const Setup& setup, Position position);
// Does the request ask for this position?
bool wanted(const PriceRequest& request, const Setup& setup, Position position);
// A row for each position that can be staked on before a round and is asked for, from its return distribution.
std::vector<Price> price_each(const Setup& setup, const PriceRequest& request,
                              const std::function<ReturnDistribution(Position)>& returns_of);

}  // namespace baize
