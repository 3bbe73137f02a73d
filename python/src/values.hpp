// How values of the library become Python's: an exact number a Fraction, an amount of money a Decimal of whole units,
// a refusal the exception baize.Refused.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <string>
#include <utility>

#include "baize/exact.hpp"
#include "baize/money.hpp"
#include "baize/progress.hpp"
#include "baize/result.hpp"

namespace py = pybind11;

namespace baize_python {

// What the Python part of the package has (baize/_values.py).
py::object helper(const char* name);

[[noreturn]] void raise(const baize::Refusal& refusal);

template <class T>
T unwrapped(baize::Result<T> result) {
    if (!result) raise(result.refusal());
    return std::move(*result);
}

inline void checked(const baize::MaybeRefusal& refusal) {
    if (refusal) raise(*refusal);
}

py::object as_fraction(const baize::Exact& number);
py::object as_fraction(const std::string& text);  // "689/20358"; None where it is empty
py::object as_money(baize::Money amount);
baize::Money money_of(const py::handle& amount);

}  // namespace baize_python

namespace pybind11::detail {

template <>
struct type_caster<baize::Exact> {
    PYBIND11_TYPE_CASTER(baize::Exact, const_name("fractions.Fraction"));
    bool load(handle, bool) { return false; }
    static handle cast(const baize::Exact& number, return_value_policy, handle) {
        return baize_python::as_fraction(number).release();
    }
};

template <>
struct type_caster<baize::Money> {
    PYBIND11_TYPE_CASTER(baize::Money, const_name("decimal.Decimal"));
    bool load(handle amount, bool) {
        value = baize_python::money_of(amount);
        return true;
    }
    static handle cast(baize::Money amount, return_value_policy, handle) {
        return baize_python::as_money(amount).release();
    }
};

}  // namespace pybind11::detail
