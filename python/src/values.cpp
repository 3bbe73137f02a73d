#include "values.hpp"

namespace baize_python {

py::object helper(const char* name) { return py::module_::import("baize._values").attr(name); }

void raise(const baize::Refusal& refusal) {
    if (baize::is_cancelled(refusal)) {
        PyErr_SetString(helper("Cancelled").ptr(), "the work was stopped");
    } else {
        const py::object type = helper("Refused");
        PyErr_SetObject(type.ptr(), type(refusal.what, refusal.clause).ptr());
    }
    throw py::error_already_set();
}

py::object as_fraction(const baize::Exact& number) { return as_fraction(baize::to_string(number)); }

py::object as_fraction(const std::string& text) {
    return text.empty() ? py::object(py::none()) : helper("Fraction")(text);
}

py::object as_money(baize::Money amount) { return helper("money")(amount.cents); }

baize::Money money_of(const py::handle& amount) { return {helper("cents")(amount).cast<std::int64_t>()}; }

}  // namespace baize_python
