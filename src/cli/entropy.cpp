#include "cli/entropy.hpp"

#include <sys/random.h>

#include <cerrno>
#include <system_error>

namespace baize::cli {

std::uint64_t entropy() {
    std::uint64_t number = 0;
    for (;;) {
        const ssize_t got = getrandom(&number, sizeof number, 0);
        if (got == static_cast<ssize_t>(sizeof number)) return number;
        if (got < 0 && errno != EINTR) throw std::system_error(errno, std::generic_category(), "getrandom");
    }
}

}  // namespace baize::cli
