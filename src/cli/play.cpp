// baize play GAME: a table in the terminal.
#include <fmt/format.h>

#include <memory>

#include "cli/screen/play_table.hpp"
#include "cli/screen/terminal.hpp"
#include "cli/verbs.hpp"
#include "server/entropy.hpp"

namespace baize::cli {

namespace {

constexpr int kSeatsMax = 1000;  // no table has so many; the game says how many it has
constexpr int kCompanyMax = 9;  // players at a common layout: more would fill the screen

struct PlayArguments {
    GameArguments game;
    std::optional<std::uint64_t> seed;
    std::string credit = "1000";
    Seating seating;
    bool plain = false;
};

MaybeRefusal check_seating(const Game& game, const Seating& seating) {
    const int seats = game.layout.boxes ? game.layout.boxes : game.layout.places ? game.layout.places : kCompanyMax;
    if (seating.players < 1 || seating.players > seats)
        return Refusal{
            fmt::format("--players {} is not possible at {}; expected 1 to {}", seating.players, game.id, seats)};
    if (seating.box < 1 || seating.box > seats)
        return Refusal{
            fmt::format("--box {} is not at the table of {}; expected 1 to {}", seating.box, game.id, seats)};
    return std::nullopt;
}

void play(const PlayArguments& arguments, Status& status) {
    const auto asked = arguments.game.setup();
    if (!asked) return refuse(status, asked.refusal());
    const Setup* const setup = &inner(*asked);
    if (const auto refusal = check_seating(setup->game(), arguments.seating)) return refuse(status, *refusal);
    const auto credit = read_money(arguments.credit);
    if (!credit || credit->cents == 0 || *credit > kMoneyMax)
        return refuse(status, {fmt::format("--credit '{}' is no amount; expected such as 1000", arguments.credit)});
    // Streams of one seed: the company's whims do not move the cards.
    const auto bits = [&](std::uint64_t stream) {
        return arguments.seed ? Bits64(Random(*arguments.seed, stream)) : Bits64(system_bits);
    };
    ShuffledShoe chance(bits(0));
    Terminal terminal(arguments.plain);
    PlayTable(*setup, terminal, chance, bits(1), *credit, arguments.seating).run();
}

}  // namespace

void add_play(CLI::App& app, Status& status) {
    CLI::App* verb = app.add_subcommand("play", "Play a game in the terminal");
    const auto arguments = std::make_shared<PlayArguments>();
    arguments->game.add_to(*verb);
    verb->add_option("--seed", arguments->seed,
                     "Deal from this number, the same cards every time; without it, from the system's CSPRNG")
        ->type_name("N")
        ->check(whole(0, UINT64_MAX));
    verb->add_option("--credit", arguments->credit, "What you sit down with")
        ->capture_default_str()
        ->type_name("AMOUNT");
    verb->add_option("--players", arguments->seating.players,
                     "Players at the table, you among them; the computer plays the others")
        ->capture_default_str()
        ->type_name("N")
        ->check(whole(0, kSeatsMax));
    verb->add_option("--box", arguments->seating.box, "Where you sit")
        ->capture_default_str()
        ->type_name("N")
        ->check(whole(0, kSeatsMax));
    verb->add_flag("--plain", arguments->plain, "Plain text: no colours, no pictures");
    verb->footer("Example: baize play gb.three-card-poker\n"
                 "Bets are typed as 'ante 10 pair-plus 5' or 'small 5 total:4 10'. A script can play too:\n"
                 "  printf 'ante 10\\np\\n\\np\\nq\\n' | baize play gb.three-card-poker --seed 1");
    verb->callback([arguments, &status] { play(*arguments, status); });
}

}  // namespace baize::cli
