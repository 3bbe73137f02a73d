// How Mississippi Stud is priced: its line of the list in odds/list.cpp.
#pragma once

#include "odds/pricer.hpp"

namespace baize::mississippi_stud {

extern const Pricer kPricer;

}  // namespace baize::mississippi_stud
