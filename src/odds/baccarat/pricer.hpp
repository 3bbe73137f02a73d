// nz.baccarat is counted as Punto Banco is.
#pragma once

#include "odds/pricer.hpp"

namespace baize::baccarat {

extern const Pricer kPricer;

}  // namespace baize::baccarat
