#include "report/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace baize {

namespace {

constexpr std::string_view kBlanks = " \t\r";
constexpr std::string_view kAgain = "(again)";  // behind the number of a rule that the book numbers like one before

struct MetWord { std::string_view word; Met met; };
constexpr MetWord kMetWords[] = {{"enforced", Met::Enforced},      {"shown", Met::Shown},
                                 {"physical", Met::Physical},      {"definition", Met::Definition},
                                 {"not-offered", Met::NotOffered}, {"superseded", Met::Superseded}};

const MetWord* find_met(std::string_view how) {
    const auto found =
        std::find_if(std::begin(kMetWords), std::end(kMetWords), [&](const MetWord& each) { return each.word == how; });
    return found == std::end(kMetWords) ? nullptr : found;
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kBlanks);
    return first == text.npos ? std::string_view() : text.substr(first, text.find_last_not_of(kBlanks) + 1 - first);
}

// The first word, which is taken off the rest.
std::string_view take_word(std::string_view& rest) {
    const std::string_view word = rest.substr(0, rest.find_first_of(kBlanks));
    rest = trimmed(rest.substr(word.size()));
    return word;
}

bool is_number(std::string_view word) { return !word.empty() && std::isdigit(static_cast<unsigned char>(word[0])); }

// "Suite.Name", "Scenario.GAME/NAME": one word with a capital and a dot.
bool is_test_name(std::string_view by) {
    return !by.empty() && std::isupper(static_cast<unsigned char>(by[0])) && by.find('.') != by.npos &&
           by.find_first_of(kBlanks) == by.npos;
}

// "nz-blackjack 15F.9"
bool is_clause_of_a_book(std::string_view by) {
    const std::string_view book = take_word(by);
    return book.find('-') != book.npos && is_number(by) && by.find_first_of(kBlanks) == by.npos;
}

// "rulebooks/nz_blackjack/earlier.rules" is of the book nz-blackjack.
std::string book_of(std::string_view file) {
    const auto begin = file.find('/') + 1;
    std::string book(file.substr(begin, file.find('/', begin) - begin));
    std::replace(book.begin(), book.end(), '_', '-');
    return book;
}

// What speaks against the words of an answer; empty if nothing does.
std::string fault_of_words(Met met, std::string_view by) {
    if (by.empty()) return "it is not said how the rule is met";
    if (by.find(';') != by.npos) return "a remark stands on a line of its own, indented, not behind ';'";
    if (met == Met::Enforced && !is_test_name(by)) return fmt::format("'{}' is no name of a test", by);
    if (met != Met::Enforced && is_test_name(by))
        return fmt::format("'{}' is the name of a test, which only an enforced rule has here", by);
    if (met == Met::Superseded && !is_clause_of_a_book(by))
        return fmt::format("'{}' is no later clause; expected one such as 'nz-blackjack 15F.9'", by);
    return {};
}

// Reads one text line by line; each function says what is wrong with its line.
class Reader {
public:
    explicit Reader(std::string_view file) : file_(file) {}

    std::string read(std::string_view line, int number) {
        std::string_view rest = trimmed(line);
        if (rest.empty() || line[0] == '#') return {};
        if (kBlanks.find(line[0]) != kBlanks.npos) return remark(rest);
        const std::string_view word = take_word(rest);
        if (word == "division" || word == "general") return division(word, rest);
        if (is_number(word)) return rule(word, rest, number);
        return fmt::format("'{}' is no number of a rule, and neither 'division' nor 'general'", word);
    }

    std::vector<Division> take() { return std::move(divisions_); }

private:
    std::string division(std::string_view word, std::string_view id) {
        if (id.empty() || id.find_first_of(kBlanks) != id.npos)
            return fmt::format("'{}' takes one name, such as 'gb.sic-bo'", word);
        divisions_.push_back({std::string(id), book_of(file_), file_, word == "general", {}});
        return {};
    }

    std::string rule(std::string_view clause, std::string_view rest, int number) {
        if (divisions_.empty()) return "a rule before the first division";
        const bool again = clause.ends_with(kAgain);
        if (again) clause.remove_suffix(kAgain.size());
        if (const bool before = is_answered(clause); before && !again)
            return fmt::format("{0} is answered before; a second rule of that number is '{0}{1}'", clause, kAgain);
        else if (again && !before)
            return fmt::format("{} is not answered before, and needs no '{}'", clause, kAgain);
        const std::string_view how = take_word(rest);
        const MetWord* word = find_met(how);
        if (!word)
            return fmt::format("'{}' is no way to meet a rule; expected enforced, shown, physical, definition, "
                               "not-offered or superseded", how);
        divisions_.back().answers.push_back({std::string(clause), word->met, std::string(rest), {}, number});
        return fault_of_words(word->met, rest);
    }

    std::string remark(std::string_view words) {
        if (divisions_.empty() || divisions_.back().answers.empty()) return "a remark without a rule";
        std::string_view rest = words;
        if (is_number(take_word(rest)) && find_met(take_word(rest))) return "a rule begins where the line does";
        std::string& note = divisions_.back().answers.back().note;
        if (!note.empty()) note += ' ';
        note += words;
        return {};
    }

    bool is_answered(std::string_view clause) const {
        const auto& answers = divisions_.back().answers;
        return std::any_of(answers.begin(), answers.end(), [&](const RuleAnswer& each) { return each.rule == clause; });
    }

    std::string_view file_;
    std::vector<Division> divisions_;
};

std::vector<Division> read_all() {
    std::vector<Division> list;
    for (const RuleText& text : rule_texts()) {
        auto read = read_divisions(text);
        if (!read) throw std::logic_error(read.refusal().what);
        std::move(read->begin(), read->end(), std::back_inserter(list));
    }
    std::stable_partition(list.begin(), list.end(), [](const Division& each) { return each.general; });
    return list;
}

// "8.20" as a number that can be compared: 8020.
int place_of(std::string_view rule) {
    const auto dot = rule.find('.');
    const auto number = [](std::string_view digits) {
        int value = 0;
        std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return value;
    };
    return 1000 * number(rule.substr(0, dot)) + (dot == rule.npos ? 0 : number(rule.substr(dot + 1)));
}

}  // namespace

Result<std::vector<Division>> read_divisions(const RuleText& text) {
    Reader reader(text.file);
    int number = 0;
    for (std::string_view rest = text.text; !rest.empty();) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        rest.remove_prefix(std::min(line.size() + 1, rest.size()));
        const std::string fault = reader.read(line, ++number);
        if (!fault.empty()) return Refusal{fmt::format("{}:{}: {}", text.file, number, fault)};
    }
    return reader.take();
}

std::span<const Division> divisions() {
    static const std::vector<Division> list = read_all();
    return list;
}

bool within(std::string_view sections, std::string_view rule) {
    const auto dash = sections.find('-');
    const int first = place_of(sections.substr(0, dash)),
              last = dash == sections.npos ? first : place_of(sections.substr(dash + 1));
    return place_of(rule) >= first && place_of(rule) <= last;
}

}  // namespace baize
