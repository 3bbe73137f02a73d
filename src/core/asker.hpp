// Who is asked whether long work goes on, by work that has no share to tell. Whoever begins such work makes an Asker;
// while it lives, `ask_now_and_then` on its thread, and on those that parallel_for gives work, asks the Progress again
// with the share that was told last, but not oftener than there is sense in.
#pragma once

#include <memory>

#include "core/progress.hpp"

namespace baize {

class Asker {
public:
    explicit Asker(const Progress& progress);  // may be empty: nobody is asked
    ~Asker();
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;

    // For work that tells its share. It is asked by one thread at a time, and by nobody after it has said stop.
    const Progress& progress() const { return progress_; }

    struct Asked;
    // In another thread that does part of the work.
    class Lent {
    public:
        explicit Lent(Asked* asked);
        ~Lent();
        Lent(const Lent&) = delete;
        Lent& operator=(const Lent&) = delete;

    private:
        Asked* before_;
    };
    static Asked* of_this_thread();

private:
    std::shared_ptr<Asked> asked_;
    Progress progress_;
    Asked* before_;
};

// Throws Cancelled where the answer is, or was, to stop. Some nanoseconds, so not in the innermost of loops.
void ask_now_and_then();

}  // namespace baize
