// The namespace of the library's public declarations. Users write `baize::Setup`; the version is part of the symbols'
// names, so that two versions in one program do not mix silently. The library's own sources are compiled with
// BAIZE_INSIDE: there `v0` is a plain namespace, beside which `baize` has inner types of the same names.
#pragma once

#ifdef BAIZE_INSIDE
#define BAIZE_INLINE
#else
#define BAIZE_INLINE inline
#endif
