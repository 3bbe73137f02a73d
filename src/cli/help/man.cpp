#include "cli/help/man.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <span>

#include "cli/help/describe.hpp"
#include "core/version.hpp"

namespace baize::cli {

namespace {

constexpr std::string_view kExitStatus =
    ".SH EXIT STATUS\n.TP\n0\ndone\n.TP\n1\nthe answer is no: a check or a comparison failed\n.TP\n2\n"
    "bad input, said in one line on standard error\n";

// A hyphen is a minus sign here, which can be copied into a shell; a point or an apostrophe at the beginning of a line
// would be a request.
std::string roff(std::string_view text) {
    std::string written;
    for (const char c : text) {
        if (c == '\\') written += "\\e";
        else if (c == '-') written += "\\-";
        else written += c;
    }
    if (written.starts_with('.') || written.starts_with('\'')) written = "\\&" + written;
    return written;
}

std::string capitals(std::string text) {
    std::ranges::transform(text, text.begin(), [](unsigned char c) { return std::toupper(c); });
    return text;
}

std::string bold(std::string_view text) { return fmt::format("\\fB{}\\fR", roff(text)); }
std::string slanted(std::string_view text) { return fmt::format("\\fI{}\\fR", roff(text)); }

std::string head(const std::string& name, std::string_view description) {
    return fmt::format(".TH {} 1 \"\" \"Baize {}\" \"Baize\"\n.SH NAME\n{} \\- {}\n", roff(capitals(name)),
                       roff(version()), roff(name), roff(description));
}

// As a command has it: [game], TABLE.toml ...
std::string place_text(const OptionText& place) {
    const std::string text = slanted(place.placed) + (place.again ? " ..." : "");
    return place.required ? text : fmt::format("[{}]", text);
}

std::string tag_of(const OptionText& option) {
    if (option.names.empty()) return slanted(option.placed);
    std::string tag;
    for (const std::string& name : option.names) tag += (tag.empty() ? "" : ", ") + bold(name);
    return option.value.empty() ? tag : tag + " " + slanted(option.value);
}

std::string options_text(std::string_view title, std::span<const OptionText> options) {
    if (options.empty()) return "";
    std::string page = fmt::format(".SH {}\n", title);
    for (const OptionText& option : options) {
        page += fmt::format(".TP\n{}\n{}\n", tag_of(option), roff(option.description));
        std::string more = option.bounds;
        if (!option.standard.empty()) more += (more.empty() ? "" : "; ") + ("without it, " + option.standard);
        if (!more.empty()) page += fmt::format("({})\n", roff(more));
    }
    return page;
}

std::string as_it_stands(std::string_view line) { return fmt::format(".PP\n.nf\n.RS 4\n{}\n.RE\n.fi\n", roff(line)); }

std::string notes_text(std::span<const std::string> notes) {
    if (notes.empty()) return "";
    std::string page = ".SH NOTES\n";
    bool literal = false;
    for (const std::string& line : notes) {
        const bool now = line.starts_with(' ');
        if (now) page += as_it_stands(line.substr(line.find_first_not_of(' ')));
        else page += fmt::format("{}{}\n", literal ? ".PP\n" : "", roff(line));
        literal = now;
    }
    return page;
}

std::string examples_text(std::span<const std::string> examples) {
    if (examples.empty()) return "";
    std::string page = ".SH EXAMPLES\n";
    for (const std::string& line : examples) page += as_it_stands(line);
    return page;
}

}  // namespace

std::string man_page_of_verb(const CLI::App& app, const CLI::App& verb) {
    const VerbText text = describe(verb);
    const std::string program = app.get_name();
    std::string page = head(program + "-" + text.name, text.description);
    page += fmt::format(".SH SYNOPSIS\n{}", bold(program + " " + text.name));
    for (const OptionText& place : text.places) page += " " + place_text(place);
    page += fmt::format(" [{} ...]\n", slanted("option"));
    page += options_text("ARGUMENTS", text.places) + options_text("OPTIONS", text.options);
    page += notes_text(text.notes) + examples_text(text.examples);
    page += kExitStatus;
    return page + fmt::format(".SH SEE ALSO\n.BR {} (1)\n", roff(program));
}

std::string man_page(const CLI::App& app) {
    const VerbText text = describe(app);
    const std::string program = app.get_name();
    std::string page = head(program, "casino table games, straight from the regulators' rule books");
    page += fmt::format(".SH SYNOPSIS\n{} {} [{} ...]\n", bold(program), slanted("verb"), slanted("option"));
    std::string description = text.description;
    std::ranges::replace(description, '\n', ' ');
    page += fmt::format(".SH DESCRIPTION\n{}\n.SH VERBS\n", roff(description));
    for (const VerbText& verb : describe_verbs(app))
        page += fmt::format(".TP\n.BR {} (1)\n{}\n", roff(program + "-" + verb.name), roff(verb.description));
    return page + options_text("OPTIONS", text.options) + std::string(kExitStatus);
}

}  // namespace baize::cli
