// Answers the questions of a round in simulation and enumeration.
#pragma once

#include "engine/need.hpp"

namespace baize {

class Table;

class Strategy {
public:
    virtual ~Strategy() = default;
    virtual Answer answer(const Table& table, const Question& question) = 0;
};

}  // namespace baize
