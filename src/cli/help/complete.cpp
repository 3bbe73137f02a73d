#include "cli/help/complete.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <map>
#include <set>
#include <vector>

#include "cli/help/describe.hpp"
#include "games/list.hpp"
#include "report/rules.hpp"

namespace baize::cli {

namespace {

struct Asked {
    const std::vector<VerbText>& verbs;
    const VerbText* verb = nullptr;
    const Game* game = nullptr;     // the one that is named already
    std::set<std::string> given{};  // options that are named already
    std::size_t places = 0;         // how many words stand in places of their own
    const OptionText* awaits = nullptr;  // the last word was this option, whose value is being typed
    std::string typed{};                 // of the word that is being typed, what counts
    std::string before{};                // ... and what stands before that in the same word: "--set="
};

class Answer {
public:
    explicit Answer(std::string typed, std::string before) : typed_(std::move(typed)), before_(std::move(before)) {}

    void files(std::string_view which) { files_ = which; }
    void word(std::string_view word, std::string_view meaning) {
        if (word.starts_with(typed_)) lines_ += fmt::format("{}{}\t{}\n", before_, word, meaning);
    }
    bool has_typed(std::string_view begin) const { return typed_.starts_with(begin); }
    std::string text() const { return fmt::format("{}\n{}", files_, lines_); }

private:
    std::string typed_, before_, files_ = "words", lines_;
};

// ---- Words of each kind ------------------------------------------------------------------------------------------

void add_games(const Asked&, Answer& answer) {
    for (const Game* game : games()) answer.word(game->id, game->title);
}

void add_divisions(const Asked&, Answer& answer) {
    for (const Division& division : divisions())
        if (!find_game(division.id)) answer.word(division.id, division.book);
}

// The spots of a wager only once it is named: there are hundreds in some games.
void add_wagers(const Asked& asked, Answer& answer) {
    if (!asked.game) return;
    for (const WagerDef& wager : asked.game->wagers) {
        answer.word(wager.id, wager.title);
        const std::string named = fmt::format("{}:", wager.id);
        if (!answer.has_typed(named)) continue;
        for (const std::string_view spot : wager.spots)
            if (!spot.empty()) answer.word(named + std::string(spot), wager.title);
    }
}

void add_options(const Asked& asked, Answer& answer) {
    if (!asked.game) return;
    for (const OptionDef& option : asked.game->options) {
        const std::string named = fmt::format("{}=", option.id);
        if (!answer.has_typed(named)) answer.word(named, option.title);
        else
            for (const OptionValue& value : option.values)
                answer.word(named + std::string(value.id), value.words.empty() ? option.title : value.words);
    }
}

void add_paytables(const Asked& asked, Answer& answer) {
    if (!asked.game) return;
    for (const WagerDef& wager : asked.game->wagers)
        for (const PayTable& table : wager.paytables)
            if (wager.paytables.size() > 1) answer.word(fmt::format("{}={}", wager.id, table.id), wager.title);
}

void add_pay_rows(const Asked& asked, Answer& answer) {
    if (!asked.game) return;
    for (const WagerDef& wager : asked.game->wagers)
        if (!wager.paytables.empty())
            for (const PayRow& row : wager.paytables[0].rows)
                answer.word(fmt::format("{}.{}=", wager.id, row.id), to_string(row));
}

void add_verb_names(const Asked& asked, Answer& answer) {
    for (const VerbText& verb : asked.verbs) answer.word(verb.name, verb.description);
}

// By the name that the description of a verb gives to what stands in a place.
using AddWords = void (*)(const Asked&, Answer&);
const std::map<std::string_view, AddWords>& kinds() {
    static const std::map<std::string_view, AddWords> list{
        {"GAME", add_games},         {"DIVISION", add_divisions},    {"WAGER", add_wagers},
        {"OPTION=VALUE", add_options}, {"PAYTABLE", add_paytables}, {"WAGER.ROW=ODDS", add_pay_rows},
        {"VERB", add_verb_names},
        {"FILE", [](const Asked&, Answer& answer) { answer.files("files"); }},
        {"TABLE.toml", [](const Asked&, Answer& answer) { answer.files("tables"); }},
        {"FOLDER", [](const Asked&, Answer& answer) { answer.files("folders"); }},
    };
    return list;
}

std::vector<std::string> alternatives(const std::string& value) {
    std::vector<std::string> list{""};
    for (const char c : value)
        if (c == '|') list.emplace_back();
        else list.back() += c;
    return list;
}

bool is_word(const std::string& text) {
    return !text.empty() && std::ranges::none_of(text, [](unsigned char c) { return std::isupper(c) || c == ':'; });
}

void add_values(const Asked& asked, const OptionText& option, Answer& answer) {
    for (const std::string& kind : alternatives(option.value)) {
        const auto found = kinds().find(kind);
        if (found != kinds().end()) found->second(asked, answer);
        else if (is_word(kind)) answer.word(kind, "");
    }
}

// ---- Reading what is there ---------------------------------------------------------------------------------------

const OptionText* option_named(const VerbText& verb, const std::string& name) {
    for (const OptionText& option : verb.options)
        if (std::ranges::count(option.names, name)) return &option;
    return nullptr;
}

const OptionText* next_place(const Asked& asked) {
    const auto& places = asked.verb->places;
    if (asked.places < places.size()) return &places[asked.places];
    return !places.empty() && places.back().again ? &places.back() : nullptr;
}

void take_value(Asked& asked, const OptionText* option, const std::string& word) {
    if (option && std::ranges::count(alternatives(option->value), "GAME"))
        if (const Game* game = find_game(word)) asked.game = game;
}

void take_word(Asked& asked, const std::string& word) {
    if (asked.awaits) {
        take_value(asked, std::exchange(asked.awaits, nullptr), word);
    } else if (word.starts_with('-')) {
        const std::size_t sign = word.find('=');
        const OptionText* option = option_named(*asked.verb, word.substr(0, sign));
        if (option) asked.given.insert(option->names.begin(), option->names.end());
        if (option && sign != word.npos) take_value(asked, option, word.substr(sign + 1));
        else if (option && !option->value.empty()) asked.awaits = option;
    } else {
        take_value(asked, next_place(asked), word);
        ++asked.places;
    }
}

void add_option_names(const Asked& asked, Answer& answer) {
    for (const OptionText& option : asked.verb->options)
        for (const std::string& name : option.names)
            if (name.starts_with("--") && (option.again || !asked.given.contains(name)))
                answer.word(name, option.description);
}

std::string of_verb(Asked& asked, std::span<const std::string> words) {
    for (const std::string& word : words.first(words.size() - 1)) take_word(asked, word);
    asked.typed = words.back();
    const std::size_t sign = asked.typed.find('=');
    if (!asked.awaits && asked.typed.starts_with("--") && sign != asked.typed.npos) {
        asked.awaits = option_named(*asked.verb, asked.typed.substr(0, sign));
        asked.before = asked.typed.substr(0, sign + 1);
        asked.typed = asked.typed.substr(sign + 1);
    }
    Answer answer(asked.typed, asked.before);
    const OptionText* place = next_place(asked);
    if (asked.awaits) add_values(asked, *asked.awaits, answer);
    else if (asked.typed.starts_with('-') || !place) add_option_names(asked, answer);
    else add_values(asked, *place, answer);
    return answer.text();
}

}  // namespace

std::string completions(const CLI::App& app, std::span<const std::string> words) {
    const std::vector<VerbText> verbs = describe_verbs(app);
    const VerbText all = describe(app);
    Asked asked{verbs};
    if (words.size() < 2) {
        Answer answer(words.empty() ? "" : words[0], "");
        asked.verb = &all;
        if (answer.has_typed("-")) add_option_names(asked, answer);
        else add_verb_names(asked, answer);
        return answer.text();
    }
    for (const VerbText& verb : verbs)
        if (verb.name == words[0]) asked.verb = &verb;
    return asked.verb ? of_verb(asked, words.subspan(1)) : "words\n";
}

}  // namespace baize::cli
