// The program is compiled for x86-64-v3 (AVX2, BMI2, FMA: Intel since 2013, AMD since 2015). An older processor would
// stop at the first such instruction with "Illegal instruction", before anybody could say why. So this file alone is
// compiled for every x86-64 and asks first, ahead of the constructors of all other files. It includes no header whose
// inline functions the linker could take from a file that is compiled for more.
#if defined(__x86_64__)

#include <unistd.h>

namespace {

constexpr char kSentence[] =
    "baize: this processor lacks AVX2, BMI2 or FMA (x86-64-v3), for which the program is compiled; "
    "build it from source with -DBAIZE_ARCH=x86-64\n";
constexpr int kCannotRun = 70;  // as for other faults that are not the user's input

__attribute__((constructor(101))) void ask_processor() {
    __builtin_cpu_init();
    if (__builtin_cpu_supports("x86-64-v3")) return;
    const ssize_t written = write(STDERR_FILENO, kSentence, sizeof kSentence - 1);
    _exit(written < 0 ? kCannotRun + 1 : kCannotRun);
}

}  // namespace

#endif
