// All of the library: casino table games straight from the regulators' rule books. docs/library.md has an example for
// each part of it.
#pragma once

#include "baize/batch.hpp"
#include "baize/best_play.hpp"
#include "baize/exact.hpp"
#include "baize/game.hpp"
#include "baize/json.hpp"
#include "baize/money.hpp"
#include "baize/price.hpp"
#include "baize/progress.hpp"
#include "baize/result.hpp"
#include "baize/rules.hpp"
#include "baize/scenario.hpp"
#include "baize/setup.hpp"
#include "baize/simulate.hpp"
#include "baize/strategy.hpp"
#include "baize/table.hpp"
#include "baize/table_file.hpp"
#include "baize/verify.hpp"
#include "baize/version.hpp"
