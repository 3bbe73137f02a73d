"""The type stubs agree with the module: names, parameters and their standard values, both ways."""

import ast
import pathlib
import re

import baize
from baize import _baize

STUB = ast.parse((pathlib.Path(baize.__file__).parent / "_baize.pyi").read_text())
# Those that every class has.
GIVEN = {"__init__", "__new__", "__module__", "__doc__", "__repr__", "__ne__", "__dict__", "__weakref__"}


def functions(body):
    found = {}
    for node in body:
        if isinstance(node, ast.FunctionDef):
            found.setdefault(node.name, node)
    return found


def parameters(node):
    """Names, which of them are by name alone, and which may be left out."""
    plain = [each.arg for each in node.args.args if each.arg != "self"]
    optional = plain[len(plain) - len(node.args.defaults) :] if node.args.defaults else []
    optional += [each.arg for each, value in zip(node.args.kwonlyargs, node.args.kw_defaults) if value is not None]
    return plain, [each.arg for each in node.args.kwonlyargs], sorted(optional)


def signature(function):
    """The same from the first line of what pybind11 writes: name(self: T, wager: str = '', *, full: bool = False)"""
    text = function.__doc__.split("\n", 1)[0]
    inside = text[text.index("(") + 1 : text.rindex(") ->")]
    parts, depth, current = [], 0, ""
    for letter in re.sub(r"'[^']*'", "''", inside):
        depth += (letter in "[({<") - (letter in "])}>")
        if letter == "," and depth == 0:
            parts.append(current)
            current = ""
        else:
            current += letter
    parts = [part.strip() for part in [*parts, current] if part.strip()]
    plain, by_name, optional, star = [], [], [], False
    for part in parts:
        if part == "*":
            star = True
            continue
        name = part.split(":", 1)[0].strip()
        if name in ("self", "arg0"):
            continue
        (by_name if star else plain).append(name)
        if " = " in part:
            optional.append(name)
    return plain, by_name, sorted(optional)


def public(names):
    return {name for name in names if not re.match(r"_[^_]", name)} - GIVEN


def test_every_class_and_function_is_in_the_stub_and_the_other_way():
    stubbed = {node.name for node in STUB.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}
    there = {name for name, value in vars(_baize).items() if not name.startswith("_") and callable(value)}
    assert stubbed == there


def test_functions_take_what_the_stub_says():
    for name, node in functions(STUB.body).items():
        assert parameters(node) == signature(getattr(_baize, name)), name


def test_classes_have_what_the_stub_says():
    for node in STUB.body:
        if not isinstance(node, ast.ClassDef):
            continue
        own = vars(getattr(_baize, node.name))
        members = functions(node.body)
        ours = {name for name in public(own) if not (name == "__hash__" and own[name] is None)}
        assert set(members) == ours, node.name
        for name, member in members.items():
            a_property = any(isinstance(each, ast.Name) and each.id == "property" for each in member.decorator_list)
            assert a_property == isinstance(own[name], property), f"{node.name}.{name}"
            overloaded = any(isinstance(each, ast.Name) and each.id == "overload" for each in member.decorator_list)
            if not a_property and not overloaded and not name.startswith("__"):
                assert parameters(member) == signature(own[name]), f"{node.name}.{name}"


def test_what_is_public_has_a_docstring():
    for name in baize.__all__:
        assert getattr(baize, name).__doc__, name
