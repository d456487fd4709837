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

/// Adds the components of a row to sums that begin at zero: blue, green, red and alpha of each pixel.
void pixel_rows_add(const uint32_t *row, size_t count, uint16_t *sums);

/// Adds up neighbouring sums.
///
/// @param lead How many pixels belong to the first block; the others have `factor`, the last may have fewer.
/// @param means Gets the sum times `scale`, four numbers a block.
void pixel_rows_blocks(
    const uint16_t *sums, size_t count, size_t lead, size_t factor, float scale, float *means);

/// Convolves a row of numbers, four a pixel, with symmetric weights. All rows have room for 8 pixels more than they hold.
///
/// @param padded Has `reach` pixels more on both sides.
/// @param weights Of the centre and of each distance up to `reach`.
void pixel_rows_convolve_across(
    const float *padded, size_t count, const float *weights, size_t reach, float *result);

/// Convolves columns: `rows` are 2 * reach + 1, from the uppermost.
void pixel_rows_convolve_down(
    const float *const *rows, size_t count, const float *weights, size_t reach, float *result);

/// Interpolates between the centres of blocks.
///
/// @param index Where the first pixel lies between the centres of the first two blocks, 0 ..< factor.
void pixel_rows_stretch(const float *blocks, size_t index, size_t factor, size_t count, float *result);

/// Mixes two rows of numbers, four a pixel, and rounds them to words.
///
/// @param part Of `lower`, 0...1.
/// @param rounding Added to all four before the fraction is cut off, a number for each pixel in turns of eight.
void pixel_rows_mix(
    const float *upper, const float *lower, float part, const float rounding[8], size_t count, uint32_t *result);

/// Maps colours by a matrix that leaves alpha alone: three rows of weights for red, green and blue and of a constant.
/// Colours are premultiplied, and so is what they are mapped to.
void pixel_rows_color_matrix(uint32_t *pixels, size_t count, const float matrix[12]);

#endif
