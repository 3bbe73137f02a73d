// Many hands at once, as arrays.
#include <pybind11/pybind11.h>

#include <memory>
#include <optional>

#include "baize/batch.hpp"
#include "bets.hpp"
#include "parts.hpp"
#include "work.hpp"

namespace baize_python {

namespace {

// Numbers in rows, which NumPy and memoryview read where they lie.
template <class T>
struct Array {
    std::vector<T> items;
    std::size_t rows;
    std::optional<std::size_t> columns;  // nothing: a plain list
};

template <class T>
void define_array(py::module_& module, const char* name) {
    py::class_<Array<T>, std::shared_ptr<Array<T>>>(module, name, py::buffer_protocol()).def_buffer([](Array<T>& self) {
        const auto size = static_cast<py::ssize_t>(sizeof(T));
        const auto rows = static_cast<py::ssize_t>(self.rows);
        const auto columns = static_cast<py::ssize_t>(self.columns.value_or(0));
        const auto format = py::format_descriptor<T>::format();
        if (!self.columns) return py::buffer_info(self.items.data(), size, format, 1, {rows}, {size});
        return py::buffer_info(self.items.data(), size, format, 2, {rows, columns}, {columns * size, size});
    });
}

// A NumPy array where NumPy is there, else a memoryview.
template <class T>
py::object as_array(std::vector<T> items, std::size_t rows, std::optional<std::size_t> columns = {}) {
    if (items.empty()) items.reserve(1);  // a buffer of nothing has an address too
    return helper("as_array")(std::make_shared<Array<T>>(Array<T>{std::move(items), rows, columns}));
}

py::dict as_dict(baize::Decisions rows, std::size_t slots, std::size_t wagers) {
    const std::size_t n = rows.rows();
    const std::size_t legal = rows.legal.size(), from = rows.legal_from.size(), actions = rows.action.size();
    py::dict arrays;
    arrays["hand"] = as_array(std::move(rows.hand), n);
    arrays["own_hand"] = as_array(std::move(rows.own_hand), n);
    arrays["stage"] = as_array(std::move(rows.stage), n);
    arrays["seen"] = as_array(std::move(rows.seen), n, slots);
    arrays["staked"] = as_array(std::move(rows.staked), n, wagers);
    arrays["legal_from"] = as_array(std::move(rows.legal_from), from);
    arrays["legal"] = as_array(std::move(rows.legal), legal);
    arrays["action"] = as_array(std::move(rows.action), actions);
    return arrays;
}

py::dict as_dict(const baize::BatchLayout& layout) {
    py::list slots;
    for (const auto& slot : layout.slots) slots.append(py::make_tuple(slot.hand, slot.card));
    py::dict result;
    result["slots"] = slots;
    result["wagers"] = layout.wagers;
    result["cards"] = layout.cards;
    result["dice"] = layout.dice;
    result["rings"] = layout.rings;
    return result;
}

py::dict as_dict(baize::Hands hands) {
    const auto n = static_cast<std::size_t>(hands.hands);
    const std::size_t slots = hands.layout.slots.size(), wagers = hands.layout.wagers.size();
    const auto rolled = static_cast<std::size_t>(hands.layout.dice + hands.layout.rings);
    py::dict result;
    result["layout"] = as_dict(hands.layout);
    result["net"] = as_array(std::move(hands.net), n, wagers);
    result["staked"] = as_array(std::move(hands.staked), n, wagers);
    result["cards"] = as_array(std::move(hands.cards), n, slots);
    result["rolled"] = as_array(std::move(hands.rolled), n, rolled);
    result["decisions"] = as_dict(std::move(hands.decisions), slots, wagers);
    return result;
}

// A Python function that is given the arrays of a block of decisions and gives an action for each.
baize::PolicyFunction function_of(const py::object& policy, std::size_t slots, std::size_t wagers) {
    return [policy, slots, wagers](const baize::Decisions& asked) {
        const py::gil_scoped_acquire lock;
        const py::object answered = helper("actions")(policy(as_dict(asked, slots, wagers)));
        std::vector<baize::Action> actions;
        for (const auto& each : answered) actions.push_back(each.cast<int>());
        return actions;
    };
}

baize::Policy policy_of(const std::string& name) {
    if (name == "random") return baize::Policy::Random;
    if (name == "best") return baize::Policy::Best;
    if (name == "silent") return baize::Policy::Silent;
    raise({"there is no policy '" + name + "'; expected random, best, silent or a function"});
}

py::object play_hands(const baize::Setup& setup, std::int64_t hands, std::uint64_t seed, const py::object& bets,
                      const py::object& policy, bool decisions, int at_once, unsigned threads,
                      const py::object& progress) {
    baize::BatchRequest request{.hands = hands,
                                .seed = seed,
                                .bets = bets_of(bets),
                                .decisions = decisions,
                                .at_once = at_once,
                                .threads = threads};
    const auto layout = baize::batch_layout(setup);
    if (py::isinstance<py::str>(policy)) request.policy = policy_of(policy.cast<std::string>());
    else request.function = function_of(policy, layout.slots.size(), layout.wagers.size());
    auto played = worked(progress, [&](baize::Progress tell) {
        request.progress = std::move(tell);
        auto result = baize::play_hands(setup, request);
        request.progress = {};
        return result;
    });
    return helper("Hands")(**as_dict(std::move(played)));
}

}  // namespace

void define_batches(py::module_& module) {
    define_array<std::int64_t>(module, "_Int64Array");
    define_array<std::int32_t>(module, "_Int32Array");
    define_array<std::int16_t>(module, "_Int16Array");
    define_array<std::int8_t>(module, "_Int8Array");
    define_array<std::uint8_t>(module, "_UInt8Array");
    py::reinterpret_borrow<py::class_<baize::Setup>>(module.attr("Setup"))
        .def("play_hands", &play_hands, py::arg("hands"), py::arg("seed") = 1, py::kw_only(),
             py::arg("bets") = py::none(), py::arg("policy") = "random", py::arg("decisions") = true,
             py::arg("at_once") = 4096, py::arg("threads") = 0, py::arg("progress") = py::none(),
             R"(Plays many hands, each from a fresh shoe, and tells them as arrays (Hands).

bets       of one player, {"ante": 10}; None: the first wager of the game with what is laid with it
policy     "random", "best" (the play that the price supposes), "silent", or a function that is given the decisions
           of many hands at once, as arrays, and gives a legal action for each
decisions  keep what was seen, legal and done at every decision
at_once    so many hands are shown to a function together
threads    0: as many as the machine has; a function is called by one

A hand depends on the seed, its number and the answers, and on nothing that plays beside it.)")
        .def(
            "batch_layout", [](const baize::Setup& setup) { return as_dict(baize::batch_layout(setup)); },
            "How the arrays of play_hands are laid out.");
}

}  // namespace baize_python
