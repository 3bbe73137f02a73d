// Proof that nobody changed the journal behind our back.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "store/store.hpp"

namespace baize::store {

// The number of the first entry that does not follow from the one before it: a bit changed, an entry missing or added.
// `last_seq` and `last_hash` are those of the entry before the first (zero at the start of the journal).
std::optional<std::uint64_t> first_bad(std::span<const Entry> entries, std::uint64_t last_seq = 0,
                                       const Hash& last_hash = {});

// The entries that would follow `last_seq` and `last_hash` with these payloads.
std::vector<Entry> chained(std::span<const std::string> payloads, std::uint64_t last_seq = 0, Hash last_hash = {});

// Throws a StoreError where the entries do not carry on the numbers of a journal that ends at `last`.
void expect_to_follow(std::uint64_t last, std::span<const Entry> entries);
// Throws where a reader knows entries that the journal does not have: it is another journal, or an older copy of it.
void expect_to_reach(std::uint64_t last, std::uint64_t after);

}  // namespace baize::store
