"""A build backend (PEP 517) of our own: the module is built by the project's CMake, and put into a wheel.

A build that is there (build/release) is reused, so that an installation takes seconds after the first build.
"""

import base64
import hashlib
import os
import pathlib
import re
import subprocess
import sys
import sysconfig
import tarfile
import zipfile

import tomllib

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILD = ROOT / "build" / "release"
TARGET = "baize_python"


def project():
    with open(ROOT / "pyproject.toml", "rb") as file:
        about = tomllib.load(file)["project"]
    header = (ROOT / "include" / "baize" / "version.hpp").read_text()
    about["version"] = ".".join(re.findall(r"^#define BAIZE_VERSION_\w+ (\d+)$", header, re.M))
    return about


def run(*command):
    """What a build says goes to stderr: stdout is pip's."""
    subprocess.run(command, cwd=ROOT, check=True, stdout=sys.stderr)


def python_of_build():
    cache = BUILD / "CMakeCache.txt"
    if not cache.exists():
        return None
    lines = cache.read_text().splitlines()
    if f"CMAKE_HOME_DIRECTORY:INTERNAL={ROOT}" not in lines:
        return None
    found = [line.split("=", 1)[1] for line in lines if line.startswith("BAIZE_PYTHON:")]
    return found[0] if found else ""


def build():
    """The module, built for the interpreter that asks, and named for it."""
    os.environ.setdefault("CCACHE_BASEDIR", str(ROOT))
    os.environ.setdefault("CCACHE_NOHASHDIR", "1")
    base = os.path.realpath(sys.executable)
    if python_of_build() is None or os.path.realpath(python_of_build() or "") != base:
        run("cmake", "--preset", "release", f"-DBAIZE_PYTHON={base}")
    run("cmake", "--build", str(BUILD), "--target", TARGET)
    module = BUILD / "python" / "baize" / f"_baize{sysconfig.get_config_var('EXT_SUFFIX')}"
    if not module.exists():
        sys.exit(f"baize: {module} was not built; is pybind11-dev installed?")
    return module


def metadata(about):
    lines = ["Metadata-Version: 2.1", f"Name: {about['name']}", f"Version: {about['version']}",
             f"Summary: {about['description']}", f"License: {about['license']['text']}",
             f"Requires-Python: {about['requires-python']}"]
    for extra, wanted in about.get("optional-dependencies", {}).items():
        lines.append(f"Provides-Extra: {extra}")
        lines += [f'Requires-Dist: {each}; extra == "{extra}"' for each in wanted]
    return "\n".join(lines) + "\n"


def tag():
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{version}-{version}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


class Wheel:
    """A wheel is an archive with a list of what is in it, each with its hash."""

    def __init__(self, path):
        self.archive = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED)
        self.record = []

    def add(self, name, content, mode=0o644):
        content = content.encode() if isinstance(content, str) else content
        info = zipfile.ZipInfo(name, (2026, 1, 1, 0, 0, 0))
        info.external_attr = mode << 16
        info.compress_type = zipfile.ZIP_DEFLATED
        self.archive.writestr(info, content)
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        self.record.append(f"{name},sha256={digest},{len(content)}")

    def close(self, folder):
        name = f"{folder}/RECORD"
        self.archive.writestr(name, "\n".join([*self.record, f"{name},,"]) + "\n")
        self.archive.close()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    about = project()
    module = build()
    name = f"{about['name']}-{about['version']}-{tag()}.whl"
    wheel = Wheel(pathlib.Path(wheel_directory) / name)
    for source in sorted((ROOT / "python" / "baize").iterdir()):
        if source.suffix in {".py", ".pyi"} or source.name == "py.typed":
            wheel.add(f"baize/{source.name}", source.read_bytes())
    wheel.add(f"baize/{module.name}", module.read_bytes(), 0o755)
    folder = f"{about['name']}-{about['version']}.dist-info"
    wheel.add(f"{folder}/METADATA", metadata(about))
    wheel.add(f"{folder}/WHEEL", f"Wheel-Version: 1.0\nGenerator: baize\nRoot-Is-Purelib: false\nTag: {tag()}\n")
    wheel.add(f"{folder}/LICENSE", (ROOT / "LICENSE").read_bytes())
    wheel.close(folder)
    return name


def build_sdist(sdist_directory, config_settings=None):
    about = project()
    base = f"{about['name']}-{about['version']}"
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout.decode()
    with tarfile.open(pathlib.Path(sdist_directory) / f"{base}.tar.gz", "w:gz") as archive:
        for name in filter(None, listed.split("\0")):
            archive.add(ROOT / name, f"{base}/{name}", recursive=False)
    return f"{base}.tar.gz"
