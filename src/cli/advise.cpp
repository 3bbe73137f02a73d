// baize advise: the best play of a hand with the cards that are left in the shoe. For training; no running table asks it.
#include <fmt/format.h>

#include <chrono>
#include <nlohmann/json.hpp>

#include "cli/verbs.hpp"
#include "odds/blackjack/adviser.hpp"
#include "report/blackjack_strategy.hpp"

namespace baize::cli {

namespace {

using Json = nlohmann::ordered_json;
namespace bj = blackjack;

struct AdviseArguments {
    GameArguments game;
    std::string hand, dealer, seen, split_of;
    int hands = 1;
    bool later = false, json = false;
};

// "A", "10", "K", "Ts": what a card counts.
std::optional<int> value_of(std::string_view text) {
    if (text == "10") return 10;
    if (text.empty() || text.size() > 3) return std::nullopt;
    if (text.size() > 1 && !parse_card(text)) return std::nullopt;
    if (text.starts_with("10") || std::string_view("TJQKtjqk").find(text[0]) != std::string_view::npos) return 10;
    if (text[0] == 'A' || text[0] == 'a' || text[0] == '1') return 1;
    return text[0] >= '2' && text[0] <= '9' ? std::optional(text[0] - '0') : std::nullopt;
}

Result<std::vector<int>> values_of(const std::string& list, std::string_view what) {
    std::vector<int> values;
    std::string word;
    for (const char c : list + ",") {
        if (c != ',' && c != ' ') { word += c; continue; }
        if (word.empty()) continue;
        const auto value = value_of(word);
        if (!value) return Refusal{fmt::format("'{}' in {} is no card; expected A, 2 to 10, J, Q, K or a face such as Ts, with commas between", word, what)};
        values.push_back(*value);
        word.clear();
    }
    return values;
}

MaybeRefusal take(bj::Composition& left, const std::vector<int>& cards, int decks) {
    for (const int value : cards) {
        left.add(value, -1);
        if (left.of(value) < 0) return Refusal{fmt::format("{} deck(s) have no {} more of value {}: more were named than there are", decks, cards.size(), value)};
    }
    return std::nullopt;
}

constexpr std::string_view kActions[] = {"stand", "draw", "double", "split"};

void print(const Json& json) {
    if (json.contains("best")) {
        fmt::print("best: {}\n", json["best"].get<std::string>());
        for (const auto& [action, value] : json["ev"].items()) fmt::print("  {:<8} {:+.6f} initial wagers\n", action, value.get<double>());
        if (json.contains("insurance")) fmt::print("  insurance is worth {:+.6f} of its stake\n", json["insurance"].get<double>());
    }
    if (json.contains("edge_now")) fmt::print("house edge of the next round with the {} cards that are left: {:.4f}% of the initial wager\n", json["cards_left"].get<int>(), 100 * json["edge_now"].get<double>());
    fmt::print("({:.0f} ms)\n", json["milliseconds"].get<double>());
}

void run(const AdviseArguments& arguments, Status& status) {
    const auto setup = arguments.game.setup();
    if (!setup) return refuse(status, setup.refusal());
    if (!is_blackjack_chart(*setup)) return refuse(status, {fmt::format("the adviser knows blackjack; {} is none, or asks the player nothing", setup->game().id)});
    const auto hand = values_of(arguments.hand, "--hand"), dealer = values_of(arguments.dealer, "--dealer"), seen = values_of(arguments.seen, "--seen"), split = values_of(arguments.split_of, "--split-of");
    for (const auto* list : {&hand, &dealer, &seen, &split})
        if (!*list) return refuse(status, list->refusal());
    if (dealer->size() > 1 || split->size() > 1) return refuse(status, {"--dealer and --split-of take one card each"});
    if (hand->empty() != dealer->empty()) return refuse(status, {"a decision needs both --hand and --dealer; without either only the edge is given"});
    if (hand->size() == 1) return refuse(status, {"a hand that is decided on has at least two cards"});
    bj::Situation at;
    const auto& rules = setup->compiled<bj::Rules>();
    at.left = bj::Composition::of_decks(rules.decks);
    at.hand = *hand;
    at.up = dealer->empty() ? 0 : dealer->front();
    at.split_of = split->empty() ? 0 : split->front();
    at.hands = at.split_of ? std::max(2, arguments.hands) : 1;
    at.later = arguments.later;
    for (const auto* list : {&*hand, &*dealer, &*seen})
        if (const auto refusal = take(at.left, *list, rules.decks)) return refuse(status, *refusal);
    const auto begun = std::chrono::steady_clock::now();
    Json json = {{"game", setup->game().id}, {"cards_left", at.left.size}};
    if (!at.hand.empty()) {
        const bj::Advice advice = bj::advise(at, rules);
        json["best"] = kActions[static_cast<std::size_t>(advice.best)];
        json["ev"] = Json::object();
        for (std::size_t action = 0; action < advice.value.size(); ++action)
            if (advice.value[action]) json["ev"][std::string(kActions[action])] = *advice.value[action];
        if (at.up == 1) json["insurance"] = advice.insurance;
    }
    if (at.left.size >= 52) json["edge_now"] = bj::edge_now(at.left, rules);  // a shorter shoe might not last the round
    json["milliseconds"] = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun).count();
    if (arguments.json) fmt::print("{}\n", json.dump(1));
    else print(json);
}

}  // namespace

void add_advise(CLI::App& app, Status& status) {
    auto arguments = std::make_shared<AdviseArguments>();
    CLI::App* verb = app.add_subcommand("advise", "The best play of a hand with the cards left in a live shoe, and the edge of the next round (for training)");
    arguments->game.add_to(*verb);
    verb->add_option("--hand", arguments->hand, "The hand's cards: A,7 or 10,6 or Ts,6h");
    verb->add_option("--dealer", arguments->dealer, "The dealer's first card");
    verb->add_option("--seen", arguments->seen, "Every other card that has left the shoe");
    verb->add_option("--split-of", arguments->split_of, "Of a split box: the card that was split");
    verb->add_option("--hands", arguments->hands, "... how many hands it has now")->check(CLI::Range(1, 16));
    verb->add_flag("--later", arguments->later, "... and this is not the first of them");
    verb->add_flag("--json", arguments->json, "As JSON");
    verb->footer("Example: baize advise nz.blackjack --hand 10,6 --dealer 9 --seen 5,5,4,10,K,2");
    verb->callback([arguments, &status] { run(*arguments, status); });
}

}  // namespace baize::cli
