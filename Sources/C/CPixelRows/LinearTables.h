#ifndef LINEAR_TABLES_H
#define LINEAR_TABLES_H

// Before any arithmetic: it turns fused products off.
#include "Processors.h"

#include <stdint.h>
#include <string.h>

// Where the entry of a table of 4,096 for a number 0...1 is.
#define ENTRY(x) ((int32_t)((x) * 4095 + 0.5f))

#define LINEAR(x) linear[ENTRY(x)]

// The curve back is steep near black: from 1 to 256 there are eight powers of two, which have 1,024 entries each.
static inline __attribute__((always_inline)) int32_t steep_entry(float x) {
  float spread = 1 + 255 * x;
  int32_t bits;
  memcpy(&bits, &spread, sizeof bits);
  return (bits - 0x3f800000) >> 13;
}

#define ENCODED(x) encoded[steep_entry(x)]

#endif
