// A game as one table offers it: options, pay tables, limits.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "definition/game.hpp"
#include "definition/profile.hpp"

namespace baize {

using v0::Limits;

// Options and pay tables by name, as a command line or a table file gives them.
struct Choices {
    std::vector<std::pair<std::string, std::string>> options;
    std::map<std::string, std::string> paytables;               // wager, or "new-ar:red-even", -> pay
                                                                // table; "" means every wager
    std::vector<std::pair<std::string, std::string>> own_pays;  // "pair-plus.flush" -> "3:1"
};

// The pay rows of one spot that has its own (WagerDef::pays_by_spot).
struct SpotPays {
    Position position{};
    Pays pays;
    std::string paytable;
};

class Setup {
public:
    // Refuses unknown names and values, listing what there is.
    static Result<Setup> make(const Game& game, const Choices& choices);
    explicit Setup(const Game& game);  // all standard

    const Game& game() const { return *game_; }

    // Which of an option's values is chosen; behind the last one stands an amount of money (OptionDef::takes_amount).
    int option(std::size_t index) const { return options_[index]; }
    std::string_view option_id(std::size_t index) const {
        return is_amount(index) ? amount_ids_[index] : value_of(index).id;
    }
    // ... as people read it: "the highest low hand", "stand off", "9-11", "5.00".
    std::string option_words(std::size_t index) const;
    // The listed value that is chosen; nothing where an amount is.
    const OptionValue* option_value(std::size_t index) const { return is_amount(index) ? nullptr : &value_of(index); }
    std::optional<Money> option_amount(std::size_t index) const {
        return is_amount(index) ? to_money(amount_ids_[index]) : std::nullopt;
    }
    Clause option_clause(std::size_t index) const;
    // What a table has that says nothing of the option, with the others as they are here.
    int standard(std::size_t index) const;
    bool applies(std::size_t index) const { return holds(game_->options[index].when); }
    // Does it read the book as the rulings do not, though the text bears it (ruling R99)?
    bool doubtful(std::size_t index) const;
    std::vector<std::pair<std::string, std::string>> options_in_use() const;

    bool offered(std::size_t wager) const { return offered_[wager]; }
    // May it be laid before the round? Opening wagers, and a later one that this table takes blind.
    bool laid_before(std::size_t wager) const {
        const WagerDef& def = game_->wagers[wager];
        return def.kind == WagerKind::Opening || (!def.blind.empty() && holds(def.blind));
    }
    // Is the spot on the layout that the options make? No double zero where the wheel has none.
    bool has_spot(Position position) const {
        return !game_->layout.has_spot || game_->layout.has_spot(*this, position);
    }
    // Those of the layout by name; none where it has one spot without a name.
    std::vector<std::string_view> spots(std::size_t wager) const;
    // The table leaves an opening wager of the layout out, and what is made of such wagers.
    void withdraw(std::size_t wager);
    // How many boxes of the layout are in use.
    int boxes() const { return boxes_; }
    void boxes(int in_use) { boxes_ = in_use; }
    const Pays& pays(std::size_t wager) const { return pays_[wager]; }
    const std::string& paytable(std::size_t wager) const { return paytable_ids_[wager]; }
    // ... of one position: where spots have pay tables of their own, they come first.
    const Pays& pays(Position position) const;
    const std::string& paytable(Position position) const;
    const std::vector<SpotPays>& pays_of_spots() const { return spot_pays_; }
    const Limits& limits(std::size_t wager) const { return limits_[wager]; }
    // A wager that is made of others has theirs, times its parts, and takes none of its own.
    void limits(std::size_t wager, const Limits& limits);
    // The same table as its highest stakes are paid: a row that a maximum pay-out cuts, and may cut, says what is left
    // of it, and there are no such maxima any more. Nothing where what is left is no odds that a row can have.
    std::optional<Setup> paid_at_highest() const;
    const ShoePolicy& shoe() const { return shoe_; }
    // Short decks, on which the slow count of everything is the truth that fast counts are checked against.
    void strip_decks(std::uint64_t without) { shoe_.without = without; }

    template <class Rules>
    const Rules& compiled() const { return *static_cast<const Rules*>(compiled_.get()); }

    // What no table may do, though it can be priced: each with its clause. Empty for a lawful table.
    std::vector<Refusal> forbidden() const;
    // Every pay table of a wager that these options leave open.
    std::vector<const PayTable*> paytables_open(std::size_t wager) const;
    // Does a condition such as "layout=106" hold? "variant=a|b six=yes":
    // either variant, and that too. An empty one always does.
    bool holds(std::string_view condition) const;
    // The book that the table is under: the game's own unless its file says otherwise.
    const Profile& profile() const { return *profile_; }
    void profile(const Profile& book) { profile_ = &book; }
    // The clause by which a wager has its minimum, and its maximum.
    Clause minimum_clause(std::size_t wager) const;
    Clause maximum_clause(std::size_t wager) const;
    // One person's wagers on one box together; zero: no such maximum.
    Money person_box_max() const { return person_box_max_; }
    void person_box_max(Money most) { person_box_max_ = most; }
    // Compartments in the order of the house's own wheel; empty where the house gave none, or the book has the order.
    std::span<const std::uint8_t> wheel() const { return wheel_; }
    void wheel(std::vector<std::uint8_t> order) { wheel_ = std::move(order); }
    // What a progressive meter holds, for whoever prices or simulates; a live table's is in the books.
    Money meter() const { return meter_; }
    void meter(Money amount) { meter_ = amount; }
    // What the house puts into it when all of it has been won.
    Money meter_seed() const { return meter_seed_; }
    void meter_seed(Money amount) { meter_seed_ = amount; }
    // The most that all wagers on one box may come to; zero: no such limit.
    Money box_max() const { return box_max_; }
    void box_max(Money most) { box_max_ = most; }
    // The smallest stake that every pay row divides into whole minor units; where that
    // is beyond all tables, one so large that a cent is nothing.
    Money exact_unit() const;

private:
    bool is_amount(std::size_t index) const {
        return options_[index] == std::ssize(game_->options[index].values);
    }
    const OptionValue& value_of(std::size_t index) const {
        return game_->options[index].values[options_[index]];
    }
    MaybeRefusal set_option(std::string_view id, std::string_view value);
    void set_standards(const Choices& choices);
    MaybeRefusal choose_paytables(const Choices& choices);
    MaybeRefusal choose_for_spots(const Choices& choices);
    MaybeRefusal set_own_pay(std::string_view name, std::string_view odds);
    const PayTable* open_table(std::size_t wager, std::string_view id) const;
    const SpotPays* find_spot_pays(Position position) const;
    SpotPays& spot_pays(Position position);
    void share_rows_and_limits();
    void finish();

    const Game* game_;
    std::vector<int> options_;
    std::vector<std::string> amount_ids_;  // by option, where an amount is chosen
    std::vector<bool> offered_;
    int boxes_;
    std::vector<Pays> pays_;
    std::vector<std::string> paytable_ids_;
    std::vector<SpotPays> spot_pays_;
    std::vector<Limits> limits_;
    ShoePolicy shoe_;
    const Profile* profile_;
    std::vector<std::uint8_t> wheel_;
    Money person_box_max_{};
    Money meter_{}, meter_seed_{};
    Money box_max_{};
    std::shared_ptr<const void> compiled_;
};

// "3:2", "3-2", "3/2", "3 to 2", "35": odds to one unless a second number says
// otherwise. "12.5 for 1": a pay row as it is printed.
std::optional<Odds> parse_odds(std::string_view text);
// The limits of so many equal wagers that are laid as one; a maximum pay-out stays that of each.
Limits times(const Limits& limits, int parts);
// May these rows be used where the book prints `table`? The one function over the kinds of binding.
MaybeRefusal permitted(const WagerDef& wager, const Pays& pays);

// Position by name: "total:4", "ante". Nothing where the game has none such.
std::optional<Position> find_position(const Game& game, std::string_view name);
std::string position_name(const Game& game, Position position);
std::optional<std::size_t> find_wager(const Game& game, std::string_view id);

}  // namespace baize
