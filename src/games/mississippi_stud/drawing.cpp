// In each box the three streets above and the ante below, as 7.36 shows them.
#include "definition/grids.hpp"
#include "games/mississippi_stud/mississippi_stud.hpp"

namespace baize::mississippi_stud {

Drawing drawing(const Setup&) {
    return {
        .bands = {{.wide = {"third-street fourth-street fifth-street", "ante ante ante"}}},
        .looks = {{"ante", Look::Circle}},
        .arc = true,
    };
}

}  // namespace baize::mississippi_stud
