// Entries of a ZIP container in memory, and gzip.
#pragma once
#include <stdint.h>

typedef struct czip_container czip_container;

// Opens a container. The bytes must stay until it is closed. NULL where they are none.
czip_container *czip_open(const void *bytes, uint64_t count);
// The number of entries, 0 or more.
int64_t czip_entry_count(czip_container *container);
// The name of an entry in UTF-8, valid until the container is closed; NULL where there is none.
const char *czip_entry_name(czip_container *container, int64_t index);
// The size of an entry as the container says it, in bytes; -1 where it doesn't, or the entry is encrypted.
int64_t czip_entry_size(czip_container *container, int64_t index);
// Reads an entry of a known size; 0 where it has exactly this size and a right checksum, else -1.
int czip_read(czip_container *container, int64_t index, void *buffer, int64_t size);
void czip_close(czip_container *container);

// The CRC-32 of bytes, as containers have it.
uint32_t czip_checksum(const void *bytes, uint64_t count);

// Expands gzip of a known size; 0 where it has exactly this size and a right checksum, else -1.
int czip_gunzip(const void *bytes, uint32_t count, void *buffer, uint32_t size);
