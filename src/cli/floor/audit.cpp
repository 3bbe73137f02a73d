// baize audit: a journal read from its first entry by somebody who believes nothing.
#include <fmt/format.h>

#include <charconv>
#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>

#include "verbs/progress.hpp"
#include "cli/verbs.hpp"
#include "engine/describe.hpp"
#include "floor/audit.hpp"
#include "store/store.hpp"

namespace baize::cli {

namespace {

using floor::Json;

struct AuditArguments {
    std::string log, round, to;
    bool json = false;
};

// Entries one after another, from a database or from a file that `--export` wrote: one JSON object a line.
class Source {
public:
    static Result<Source> open(const std::string& log) {
        Source source;
        const bool address = log.starts_with("postgresql://") || log.starts_with("postgres://");
        if (!address && !std::filesystem::exists(log))
            return Refusal{fmt::format(
                "there is no file '{}'; expected a floor's database, postgresql://..., or a file of --export", log)};
        if (!address) {
            source.file_.open(log);
            if (source.file_.peek() == '{') return source;
            source.file_.close();
        }
        source.store_ = store::open_store(log);
        return source;
    }
    std::vector<store::Entry> next() {
        if (store_) {
            auto entries = store_->read(read_, 4'096);
            read_ += entries.size();
            return entries;
        }
        std::vector<store::Entry> entries;
        for (std::string line; entries.size() < 4'096 && std::getline(file_, line);) {
            const Json json = Json::parse(line);
            store::Entry entry{json.at("seq").get<std::uint64_t>(), json.at("payload").get<std::string>(), {}};
            const auto hash = store::from_hex(json.at("hash").get<std::string>());
            if (hash && hash->size() == entry.hash.size()) std::copy(hash->begin(), hash->end(), entry.hash.begin());
            entries.push_back(std::move(entry));
        }
        return entries;
    }

private:
    std::unique_ptr<store::Store> store_;
    std::ifstream file_;
    std::uint64_t read_ = 0;
};

// "sic-bo-1:12".
MaybeRefusal check_round_name(const std::string& name) {
    if (name.empty()) return std::nullopt;
    const std::string number = name.substr(std::min(name.size(), name.rfind(':') + 1));
    std::uint64_t round = 0;
    const auto [rest, fault] = std::from_chars(number.data(), number.data() + number.size(), round);
    if (name.rfind(':') != name.npos && fault == std::errc() && rest == number.data() + number.size())
        return std::nullopt;
    return Refusal{fmt::format("'{}' names no round; expected such as sic-bo-1:12", name)};
}

// One round as it went, event by event, with what the engine says of it.
class RoundTeller {
public:
    explicit RoundTeller(const std::string& which) {
        const auto colon = which.rfind(':');
        table_ = which.substr(0, colon);
        round_ = colon == which.npos ? 0 : std::strtoull(which.c_str() + colon + 1, nullptr, 10);
    }
    void look_at(const store::Entry& entry) {
        const Json json = Json::parse(entry.payload);
        if (json.value("table", "") != table_) return;
        const std::string kind = json["k"];
        if (kind == "table") {
            auto offer = floor::make_offer(json["toml"].get<std::string>());
            if (offer) offer_ = *offer;
        }
        if (json.value("round", std::uint64_t{0}) != round_ || !offer_) return;
        found_ = true;
        const Game& game = offer_->setup.game();
        const auto head = [&](std::string_view what) {
            fmt::print("{:>8}  {:<14} {}\n", entry.seq, json.value("by", ""), what);
        };
        if (kind == "round")
            head(fmt::format("round {} is opened{}", round_,
                             json.contains("commit") ? ", commitment " + json["commit"].get<std::string>() : ""));
        if (kind == "ev")
            for (const Json& each : json["events"])
                if (const auto event = floor::event_from_json(each, game)) head(describe(*event, game));
        if (json.contains("layout")) head("layout " + json["layout"].get<std::string>());
        if (kind == "fix") head(fmt::format("entry {} is put right: {}", json["index"].dump(), json["event"].dump()));
        if (kind == "revise")
            head(fmt::format("corrected by {} ({}): {} transfers", json.value("by", ""), json.value("clause", ""),
                             json.value("transfers", Json::array()).size()));
        if (kind != "settle") return;
        for (const Json& line : json["lines"])
            head(fmt::format("{} {}: {} stake {}, returned {}, won {}  [{}]",
                             floor::terminal_name(table_, line["p"].get<PlayerId>()), line["w"].get<std::string>(),
                             line["outcome"].get<std::string>(), to_string(Money{line["stake"]}),
                             to_string(Money{line["returned"]}), to_string(Money{line["won"]}),
                             line["clause"].get<std::string>()));
        if (json.contains("seed")) head("seed " + json["seed"].get<std::string>());
    }
    bool found() const { return found_; }

private:
    std::string table_;
    std::uint64_t round_ = 0;
    floor::OfferPtr offer_;
    bool found_ = false;
};

void print_report(const floor::Auditor& auditor, bool as_json) {
    const floor::AuditCounts& c = auditor.counts();
    if (as_json) {
        nlohmann::ordered_json json = {{"entries", c.entries},
                                       {"transfers", c.transfers},
                                       {"rounds", c.rounds},
                                       {"lines", c.lines},
                                       {"corrections", c.corrections},
                                       {"seeds", c.seeds},
                                       {"shoes", c.shoes},
                                       {"lost", c.lost},
                                       {"vouchers", c.vouchers},
                                       {"redeemed", c.redeemed},
                                       {"staked_cents", c.staked.cents},
                                       {"paid_cents", c.paid.cents},
                                       {"fault", nullptr}};
        if (auditor.fault()) json["fault"] = {{"entry", auditor.fault()->seq}, {"what", auditor.fault()->what}};
        fmt::print("{}\n", json.dump(1));
        return;
    }
    fmt::print(
        "{} entries, {} transfers; {} rounds settled again with the engine ({} lines, {} staked, {} paid), {} "
        "corrections;\n"
        "{} seeds and {} shoes recomputed; {} vouchers, {} of them redeemed\n",
        c.entries, c.transfers, c.rounds, c.lines, to_string(c.staked), to_string(c.paid), c.corrections, c.seeds,
        c.shoes, c.vouchers, c.redeemed);
    if (c.lost > 0) fmt::print("{} seeds were lost: what they gave cannot be recomputed\n", c.lost);
    if (auditor.fault()) fmt::print("FAULT at entry {}: {}\n", auditor.fault()->seq, auditor.fault()->what);
    else fmt::print("The chain, the rounds and the books hold.\n");
}

void run_audit(const AuditArguments& args, Status& status) {
    auto source = Source::open(args.log);
    if (!source) return refuse(status, source.refusal());
    std::ofstream out;
    if (!args.to.empty()) {
        out.open(args.to);
        if (!out) return refuse(status, {fmt::format("cannot write '{}'", args.to)});
    }
    floor::Auditor auditor;
    if (const auto refusal = check_round_name(args.round)) return refuse(status, *refusal);
    RoundTeller teller(args.round);
    for (auto entries = source->next(); !entries.empty(); entries = source->next()) {
        for (const store::Entry& entry : entries) {
            auditor.take(entry);
            if (out)
                out << Json{{"seq", entry.seq}, {"payload", entry.payload}, {"hash", store::to_hex(entry.hash)}}.dump()
                    << "\n";
            if (!args.round.empty() && !auditor.fault()) teller.look_at(entry);
        }
    }
    if (!args.round.empty() && !teller.found())
        return refuse(
            status, {fmt::format("there is no round '{}' in this journal; expected such as sic-bo-1:12", args.round)});
    print_report(auditor, args.json);
    if (auditor.fault()) status.code = 1;
}

}  // namespace

void add_audit(CLI::App& app, Status& status) {
    auto args = std::make_shared<AuditArguments>();
    CLI::App* verb = app.add_subcommand("audit", "Replay a floor's journal: the hash chain, every round, every cent");
    verb->add_option("LOG", args->log, "A floor's database, postgresql://..., or a file of --export")
        ->required()
        ->type_name("FILE");
    verb->add_option("--round", args->round, "Tell one round step by step: sic-bo-1:12")->type_name("TABLE:ROUND");
    verb->add_option("--export", args->to, "Write the journal to a file, one JSON object a line")
        ->type_name("FILE");
    verb->add_flag("--json", args->json, "As JSON");
    verb->footer(
        "Example: baize audit baize-floor.db --round sic-bo-1:1\nExit status 1 if anything is wrong; the first bad "
        "entry is named.");
    verb->callback([args, &status] {
        try {
            run_audit(*args, status);
        } catch (const store::StoreError& error) {
            refuse(status, {fmt::format("'{}' cannot be read: {}", args->log, error.what())});
        } catch (const nlohmann::json::exception& error) {
            refuse(status, {fmt::format("'{}' is no journal: {}", args->log, error.what())});
        }
    });
}

}  // namespace baize::cli
