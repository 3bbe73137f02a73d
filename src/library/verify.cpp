#include "baize/verify.hpp"

#include "library/call.hpp"
#include "odds/verify.hpp"

namespace baize::v0 {

Result<std::vector<Verification>> verify(const Progress& progress) {
    return ended_well(progress, [](const Progress& asked) -> Result<std::vector<Verification>> {
        return verify_figures(asked);
    });
}

}  // namespace baize::v0
