#ifndef CPIXELROWS_H
#define CPIXELROWS_H

#include <stddef.h>
#include <stdint.h>

// Loops over rows of pixels that gain from instructions newer than the oldest processor that Flipbook runs on. Each
// is compiled for both and chosen as the program starts; all is integer arithmetic, so the results are the same.

/// Converts two rows of opaque words 0xAARRGGBB to bt709 Y'CbCr, limited range: two rows of luma, and one of each
/// chroma, whose samples are the mean of 2 x 2 pixels.
///
/// @param pairs Half the number of pixels in a row.
void pixel_rows_to_limited_range(
    const uint32_t *upper, const uint32_t *lower, size_t pairs, uint8_t *upper_luma, uint8_t *lower_luma,
    uint8_t *blue, uint8_t *red);

#endif
