// Work at one table that must not take the floor down with it.
#pragma once

#include <new>

#include "floor/floor.hpp"

namespace baize::floor {

// False where the program failed in it: then the table was called off and locked. What is nobody's table, or leaves the
// books in doubt, goes on to whoever drives the floor.
template <class Work>
bool Floor::run_isolated(const std::string& table, Work work) {
    try {
        work();
        return true;
    } catch (const std::bad_alloc&) {
        throw;
    } catch (const std::exception& error) {
        if (books_in_doubt_) throw TableFault(table, error.what());
        table_fault(table, error.what(), now_ms_);
        return false;
    }
}

}  // namespace baize::floor
