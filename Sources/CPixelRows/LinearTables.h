#ifndef LINEAR_TABLES_H
#define LINEAR_TABLES_H

// Where the entry of a table of 4,096 for a number 0...1 is.
#define ENTRY(x) ((int32_t)((x) * 4095 + 0.5f))

#define LINEAR(x) linear[ENTRY(x)]

// The curve back is steep near black, and so is the square root: their quotient is not. The library's root would keep
// the loop from being vectorised.
#define ENCODED(x) encoded[ENTRY(__builtin_elementwise_sqrt(x))]

#endif
