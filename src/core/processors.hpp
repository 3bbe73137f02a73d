// How many processors this process may use.
#pragma once

#include <algorithm>
#include <thread>

#include <sched.h>

namespace baize {

// Those of the machine may be more: a thread for one that others have been given only adds to the work.
inline unsigned processors() {
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    if (sched_getaffinity(0, sizeof allowed, &allowed) == 0 && CPU_COUNT(&allowed) > 0)
        return static_cast<unsigned>(CPU_COUNT(&allowed));
    return std::max(1u, std::thread::hardware_concurrency());
}

}  // namespace baize
