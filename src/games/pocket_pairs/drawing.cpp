// One round position for each seat, in front of the dealer.
#include "definition/drawing.hpp"
#include "games/pocket_pairs/pocket_pairs.hpp"

namespace baize::pocket_pairs {

Drawing drawing(const Setup&) {
    return {.bands = {{.wide = {"pocket-pairs"}}}, .looks = {{"pocket-pairs", Look::Circle}}, .arc = true};
}

}  // namespace baize::pocket_pairs
