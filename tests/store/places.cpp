#include "store/places.hpp"

#include <fmt/format.h>
#include <libpq-fe.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>

#include "store/memory.hpp"

namespace baize::store::testing_support {
namespace {

void execute_at(const std::string& address, const std::string& sql) {
    const std::unique_ptr<PGconn, void (*)(PGconn*)> connection(PQconnectdb(address.c_str()), PQfinish);
    if (PQstatus(connection.get()) != CONNECTION_OK) throw std::runtime_error(PQerrorMessage(connection.get()));
    PQclear(PQexec(connection.get(), "SET client_min_messages = warning"));
    const std::unique_ptr<PGresult, void (*)(PGresult*)> result(PQexec(connection.get(), sql.c_str()), PQclear);
    const auto status = PQresultStatus(result.get());
    if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        throw std::runtime_error(PQerrorMessage(connection.get()));
}

// One database for each process of tests, so that shards do not meet; each test starts without our schema in it.
class OwnDatabase {
public:
    OwnDatabase() {
        const char* set = std::getenv("BAIZE_TEST_POSTGRES");
        if (!set) throw std::logic_error(kNoPostgres);
        administrator_ = set;
        execute_at(administrator_, "CREATE DATABASE " + name_);
        const std::size_t query = std::min(administrator_.find('?'), administrator_.size());
        const std::size_t slash = administrator_.rfind('/', query);
        address_ = administrator_.substr(0, slash + 1) + name_ + administrator_.substr(query);
    }
    ~OwnDatabase() {
        if (getpid() != made_by_) return;  // a test's child must not take it away
        try {
            execute_at(administrator_, "DROP DATABASE IF EXISTS " + name_ + " WITH (FORCE)");
        } catch (const std::exception& error) {
            fmt::print(stderr, "the database {} is left behind: {}\n", name_, error.what());
        }
    }
    const std::string& address() const { return address_; }

private:
    pid_t made_by_ = getpid();
    std::string name_ = fmt::format("baize_tests_{}_{}", getpid(), time(nullptr));
    std::string administrator_, address_;
};

class MemoryPlace final : public Place {
public:
    std::unique_ptr<Store> open() override { return open_memory(disk_); }

private:
    std::shared_ptr<MemoryDisk> disk_ = std::make_shared<MemoryDisk>();
};

class SqlitePlace final : public Place {
public:
    std::unique_ptr<Store> open() override { return open_sqlite(folder_.file("journal.db")); }

private:
    TemporaryFolder folder_;
};

class PostgresPlace final : public Place {
public:
    PostgresPlace() { postgres_execute("DROP SCHEMA IF EXISTS baize CASCADE"); }
    std::unique_ptr<Store> open() override { return open_postgres(postgres_address()); }
};

}  // namespace

TemporaryFolder::TemporaryFolder() : path_((std::filesystem::temp_directory_path() / "baize-store.XXXXXX").string()) {
    if (!mkdtemp(path_.data())) throw std::runtime_error("no temporary folder can be made at " + path_);
}

TemporaryFolder::~TemporaryFolder() { std::filesystem::remove_all(path_); }

std::string postgres_address() {
    static const OwnDatabase database;
    return database.address();
}

void postgres_execute(const std::string& sql) { execute_at(postgres_address(), sql); }

std::unique_ptr<Place> make_place(const std::string& kind) {
    if (kind == "memory") return std::make_unique<MemoryPlace>();
    if (kind == "sqlite") return std::make_unique<SqlitePlace>();
    if (kind != "postgresql") throw std::invalid_argument("there is no store of the kind " + kind);
    if (!std::getenv("BAIZE_TEST_POSTGRES")) return nullptr;
    return std::make_unique<PostgresPlace>();
}

}  // namespace baize::store::testing_support
