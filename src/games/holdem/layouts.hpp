// How the layouts of the four Hold 'Em games are drawn.
#pragma once

#include "definition/drawing.hpp"

namespace baize::holdem {

Drawing drawing_of_bonus(const Setup& setup);
Drawing drawing_of_ultimate(const Setup& setup);
Drawing drawing_of_casino(const Setup& setup);
Drawing drawing_of_two_way(const Setup& setup);

}  // namespace baize::holdem
