// Which of a table's options read the book otherwise than ruled.
#include "definition/setup.hpp"

namespace baize {

bool Setup::doubtful(std::size_t index) const {
    if (!applies(index) || options_[index] == standard(index)) return false;
    return is_amount(index) ? game_->options[index].doubtful_amount : value_of(index).reading == Reading::Doubtful;
}

}  // namespace baize
