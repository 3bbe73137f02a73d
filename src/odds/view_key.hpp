// What a seat has been shown, as a key: two views with one key look alike.
#pragma once

#include <string>

#include "engine/view.hpp"

namespace baize {

// Every field of the view is in it; one that is added to the view does not compile until it is in the key too.
std::string as_key(const View& view);

// The view of a seat that did not notice in which order the cards of a hand came.
View without_order(View view);

}  // namespace baize
