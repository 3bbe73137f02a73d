// The verbs that see more of the program than the library's users do: who plays, trains, hangs up a sign, runs a floor.
// The others, and what all of them share, are in src/verbs.
#pragma once

#include "library/inside.hpp"
#include "verbs/verb.hpp"

namespace baize::cli {

void add_play(CLI::App& app, Status& status);
void add_train(CLI::App& app, Status& status);
void add_offer(CLI::App& app, Status& status);
void add_sign(CLI::App& app, Status& status);
void add_rng(CLI::App& app, Status& status);
void add_serve(CLI::App& app, Status& status);
void add_audit(CLI::App& app, Status& status);
void add_completion(CLI::App& app, Status& status);
void add_help(CLI::App& app, Status& status);

// What is asked without a verb. `program`: as it was called, so that what is shown can be typed.
void print_guide(const CLI::App& app, const std::string& program);
void print_version(bool as_json);

}  // namespace baize::cli
