#include "baize/version.hpp"

#define BAIZE_TEXT_OF(number) #number
#define BAIZE_TEXT(number) BAIZE_TEXT_OF(number)

namespace baize::v0 {

std::string_view version() {
    return BAIZE_TEXT(BAIZE_VERSION_MAJOR) "." BAIZE_TEXT(BAIZE_VERSION_MINOR) "." BAIZE_TEXT(BAIZE_VERSION_PATCH);
}

}  // namespace baize::v0
