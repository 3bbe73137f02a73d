// Why an event or a set-up is not taken. A refusal leaves everything as it was.
#pragma once

#include "baize/result.hpp"
#include "core/pay.hpp"

namespace baize {

using v0::MaybeRefusal;
using v0::Refusal;
using v0::Result;
using v0::to_string;

}  // namespace baize
