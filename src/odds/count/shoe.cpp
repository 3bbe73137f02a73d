#include "odds/count/shoe.hpp"

namespace baize::count {

FaceShoe face_shoe(const ShoePolicy& policy) {
    FaceShoe faces;
    for (std::size_t face = 0; face < FaceShoe::kinds(); ++face)
        faces.add(kind_at<Card>(face), policy.copies(face));
    return faces;
}

}  // namespace baize::count
