#pragma once

#include <stdbool.h>

/// Whether the hashes of Swift's sets and dictionaries have the same seeds in this process as in every other.
bool flipbook_hash_seeds_are_pinned(void);
