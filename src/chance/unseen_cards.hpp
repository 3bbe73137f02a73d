// Chance for one round from a fresh shoe, without the order of a shoe: every card that nobody has seen is as likely
// as any other to be the next, which is how the exact counts take it too (odds/histories.hpp). There is no cutting
// card.
#pragma once

#include "chance/chance.hpp"
#include "core/random.hpp"

namespace baize {

class UnseenCards : public ChanceSource {
public:
    explicit UnseenCards(Random random) : random_(random) {}

    Event answer(const Need& need, const Table& table) override;

private:
    Random random_;
};

}  // namespace baize
