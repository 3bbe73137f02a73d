// Where the storage tests keep their journals: in memory, in a temporary folder, in a database of their own.
#pragma once

#include <memory>
#include <string>

#include "store/store.hpp"

namespace baize::store::testing_support {

// An empty place for one test; every `open` is another handle on it. What it kept goes when it goes.
class Place {
public:
    virtual ~Place() = default;
    virtual std::unique_ptr<Store> open() = 0;
};

// "memory", "sqlite" or "postgresql". Nothing for PostgreSQL where BAIZE_TEST_POSTGRES names none.
std::unique_ptr<Place> make_place(const std::string& kind);
inline constexpr const char* kNoPostgres =
    "BAIZE_TEST_POSTGRES is not set: run the tests under scripts/with-postgres to include PostgreSQL";

// A folder that is removed with all it holds.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    std::string file(const std::string& name) const { return path_ + "/" + name; }

private:
    std::string path_;
};

// The address of this process's own database, and one statement there as an administrator; throws where it fails.
std::string postgres_address();
void postgres_execute(const std::string& sql);

}  // namespace baize::store::testing_support
