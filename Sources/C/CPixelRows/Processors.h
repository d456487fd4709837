#ifndef PROCESSORS_H
#define PROCESSORS_H

/// Marks a function that is compiled for old and for newer processors, which gives the same numbers: products and sums
/// are not fused.
// Tests compile the loops once more without clones, to compare these with.
#if defined(__x86_64__) && defined(__clang__) && !defined(PIXEL_ROWS_PORTABLE)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
/// The same for arithmetic with whole numbers that gains from vectors twice as long.
#define FOR_EACH_LONG_PROCESSOR __attribute__((target_clones("avx512bw", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#define FOR_EACH_LONG_PROCESSOR
#endif

#pragma STDC FP_CONTRACT OFF

#endif
