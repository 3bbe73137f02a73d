#include "odds/blackjack/exact_ev.hpp"

#include <algorithm>
#include <stdexcept>

#include "odds/blackjack/residue.hpp"
#include "odds/blackjack/solver.hpp"

namespace baize::blackjack {
namespace {

// No term of the value looks at more cards than this: at most two cards of the dealer's and the pair, three hands of
// which none draws past 21, and the dealer's seventeen. Every chance is therefore a whole number over `denominator`.
constexpr int kMostCards = 84;

Integer denominator(const Composition& shoe, const Rules& rules) {
    Integer product = rules.blackjack_pays.den * rules.win_pays.den;
    for (int k = 0; k < std::min(kMostCards, shoe.size); ++k) product *= shoe.size - k;
    return product;
}

std::uint64_t residue_of_value(const Composition& shoe, const Rules& rules, const Strategy& strategy,
                               std::uint64_t prime) {
    Residue::set_prime(prime);
    return Solver<Residue>(shoe).evaluate(rules, strategy).value();
}

}  // namespace

// The numerator is found modulo primes until one more prime changes nothing (Chinese remainders). A numerator is at
// most thirty-two denominators in size, a box of sixteen hands holding no
// more wagers, so the primes must exceed sixty-four.
Ratio exact_ev(const Composition& shoe, const Rules& rules, const Strategy& strategy) {
    const Integer below = denominator(shoe, rules), enough = below * 64;
    Integer numerator = 0, modulus = 1, prime = (Integer(1) << 61) - (1 << 24);
    bool confirmed = false;
    while (modulus <= enough || !confirmed) {
        mpz_nextprime(prime.get_mpz_t(), prime.get_mpz_t());
        Integer wanted = Integer(residue_of_value(shoe, rules, strategy, prime.get_ui())) * below % prime;
        Integer inverse;
        mpz_invert(inverse.get_mpz_t(), Integer(modulus % prime).get_mpz_t(), prime.get_mpz_t());
        Integer step = (wanted - numerator) * inverse % prime;
        if (step < 0) step += prime;
        if (2 * step > prime) step -= prime;  // the balanced residue: a numerator below zero settles too
        confirmed = step == 0;
        numerator += step * modulus;
        modulus *= prime;
        if (modulus > enough * prime * prime * prime) throw std::logic_error("the value has another denominator");
    }
    Ratio value(numerator, below);
    value.canonicalize();
    return value;
}

}  // namespace baize::blackjack
