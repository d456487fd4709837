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

/// The components of a row as numbers with 7 fraction bits.
void pixel_rows_widen(const uint32_t *row, size_t count, uint16_t *numbers);

/// Averages neighbouring sums to numbers with 7 fraction bits, as the functions below take and give them.
///
/// @param lead How many pixels belong to the first block; the others have `factor`, the last may have fewer.
/// @param bits The logarithm of the number of pixels in a whole block.
/// @param means Four numbers a block.
void pixel_rows_blocks(
    const uint16_t *sums, size_t count, size_t lead, size_t factor, int bits, uint16_t *means);

/// Parts a row of numbers, four a pixel, into the pixels at even and at odd places.
///
/// @param count Of each kind.
void pixel_rows_part(const uint16_t *numbers, size_t count, uint16_t *even, uint16_t *odd);

/// Convolves a row of numbers, four a pixel, with symmetric weights, which have 16 fraction bits and add up to one. All
/// rows have room for 16 pixels more than they hold.
///
/// @param padded Has `reach` pixels more on both sides.
/// @param centre The weight of a pixel itself.
/// @param weights Of each distance from 1 to `reach`.
void pixel_rows_convolve_across(
    const uint16_t *padded, size_t count, uint16_t centre, const uint16_t *weights, size_t reach, uint16_t *result);

/// Convolves columns: `rows` are 2 * reach + 1, from the uppermost.
void pixel_rows_convolve_down(
    const uint16_t *const *rows, size_t count, uint16_t centre, const uint16_t *weights, size_t reach,
    uint16_t *result);

/// Convolves a row for the places between the two pixels of each pair.
///
/// @param even The first of each pair, with `reach` / 2 pairs more on both sides; `odd` the second.
/// @param count How many pairs.
/// @param weights Of the distances a half, one and a half and so on, `reach` of them.
void pixel_rows_halve_across(
    const uint16_t *even, const uint16_t *odd, size_t count, const uint16_t *weights, size_t reach, uint16_t *result);

/// Convolves columns for the place between two rows: `rows` are 2 * reach, from the uppermost.
void pixel_rows_halve_down(
    const uint16_t *const *rows, size_t count, const uint16_t *weights, size_t reach, uint16_t *result);

/// Writes `factor` pixels for each block, from it and its two neighbours.
///
/// @param blocks Four numbers each; the one before the first and four after the last are read as well.
/// @param factor A power of two, 2...256. There must be room for eight pixels more than are asked for.
/// @param weights For the pixels of a block, in turns of eight: those of the block before for all eight, four times
/// each, of the block itself, of the block after.
void pixel_rows_stretch(
    const uint16_t *blocks, size_t count, size_t factor, const uint16_t *weights, uint16_t *result);

/// Rounds a row of numbers, four a pixel, to words.
///
/// @param rounding Added to all four before the fraction is cut off, 16...111 for each pixel in turns of eight.
void pixel_rows_round(const uint16_t *numbers, const uint16_t rounding[8], size_t count, uint32_t *result);

/// Mixes three rows of numbers and rounds them to words.
///
/// @param weights Of the rows; with 16 fraction bits they add up to one.
void pixel_rows_mix(
    const uint16_t *const rows[3], const uint16_t weights[3], const uint16_t rounding[8], size_t count,
    uint32_t *result);

/// Mixes three rows of numbers, which have room for 16 pixels more.
void pixel_rows_mix_numbers(
    const uint16_t *const rows[3], const uint16_t weights[3], size_t count, uint16_t *result);

/// As `pixel_rows_widen`, in linear light.
///
/// @param linear 4,096 numbers: of evenly spaced ones 0...1 in linear light.
/// @param opaque What comes of 0...255 in opaque pixels.
void pixel_rows_widen_linear(
    const uint32_t *row, size_t count, const float *linear, const uint16_t opaque[256], uint16_t *numbers);

/// Adds numbers to sums that begin at zero.
void pixel_rows_add_numbers(const uint16_t *numbers, size_t count, uint32_t *sums);

/// As `pixel_rows_blocks`, of such sums.
void pixel_rows_number_blocks(
    const uint32_t *sums, size_t count, size_t lead, size_t factor, int bits, uint16_t *means);

/// As `pixel_rows_round`, from linear light.
///
/// @param encoded 8,193 numbers, the way back from linear light: for those that are, multiplied by 255 and 1 more, in
/// 1,024 even parts of each power of two.
/// @param opaque What comes of 0...32,640 in opaque pixels, with 7 fraction bits.
void pixel_rows_round_linear(
    const uint16_t *numbers, const uint16_t rounding[8], size_t count, const float *encoded, const uint16_t *opaque,
    uint32_t *result);

/// Maps colours by a matrix that leaves alpha alone: three rows of weights for red, green and blue and of a constant.
/// Colours are premultiplied, and so is what they are mapped to.
///
/// @param opacity Scales all that comes out, 0...1.
void pixel_rows_color_matrix(uint32_t *pixels, size_t count, const float matrix[12], float opacity);

/// Maps premultiplied colours by a matrix for those that are not, 0...1: four rows of weights for red, green, blue and
/// alpha and of a constant.
void pixel_rows_straight_color_matrix(uint32_t *pixels, size_t count, const float matrix[20]);

/// The same in linear light.
///
/// @param linear As for `pixel_rows_widen_linear`.
/// @param encoded As for `pixel_rows_round_linear`.
void pixel_rows_linear_color_matrix(
    uint32_t *pixels, size_t count, const float matrix[20], const float *linear, const float *encoded);

/// Gives pixels whose alpha lies in a range a colour and clears all others.
void pixel_rows_alpha_threshold(uint32_t *pixels, size_t count, uint32_t least, uint32_t most, uint32_t color);

/// A picture that is placed by an affine map and multiplied by a colour. Samples are bilinear.
struct pixel_rows_sprite {
  /// The upper left pixel. There is one more around the picture on all sides, equal to the nearest in it.
  const uint32_t *pixels;
  int32_t width, height;
  /// From one row to the next.
  int32_t stride;
  /// Factors 0...255 of blue, green, red and alpha, 16 bits each, blue lowest.
  uint64_t color;
  /// How far the first eight of a row's pixels lie from the first in the picture, with 32 fraction bits.
  uint64_t across[8], down[8];
  /// How far the ninth does.
  uint64_t next_x, next_y;
};

/// Works out distances in the picture.
///
/// @param step_x Pixels of the picture for each of the target's columns, with 32 fraction bits.
void pixel_rows_prepare_sprite(struct pixel_rows_sprite *sprite, int64_t step_x, int64_t step_y);

/// Writes the colours of pixels, one or more.
///
/// @param x The place of the first one, from the middle of the upper left pixel, with 32 fraction bits. Within 2^22
/// pixels of the picture.
void pixel_rows_sprite_colors(
    const struct pixel_rows_sprite *sprite, int64_t x, int64_t y, size_t count, uint32_t *result);

/// Composites pixels, each as far as it is covered, over others.
void pixel_rows_sprite_over(
    const struct pixel_rows_sprite *sprite, int64_t x, int64_t y, size_t count, const uint8_t *mask,
    uint32_t *target);

/// Says that pixels are going to be changed. Rows lie so far apart that the processor doesn't foresee the next one: asking
/// for them early lets other work go on while they come.
///
/// @param columns One or more.
void pixel_rows_expect(const uint32_t *target, size_t stride, size_t columns, size_t rows);

/// Sets pixels.
void pixel_rows_fill(uint32_t *target, size_t count, uint32_t pixel);

/// Sets pixels to eight again and again.
void pixel_rows_repeat(uint32_t *target, size_t count, const uint32_t pixels[8]);

/// Composites one premultiplied colour over pixels: s + d (255 - sa) / 255, the product rounded to nearest, as in all of the
/// functions below.
void pixel_rows_over_solid(uint32_t *target, size_t count, uint32_t pixel);

/// The same, each pixel as far as it is covered.
void pixel_rows_over_solid_mask(uint32_t *target, size_t count, uint32_t pixel, const uint8_t *mask);

/// The same for rows of blocks of eight pixels.
///
/// @param stride Words of the target from one row to the next.
/// @param mask Eight times `blocks` bytes a row, without anything between rows.
void pixel_rows_over_solid_blocks(
    uint32_t *target, size_t stride, const uint8_t *mask, size_t blocks, size_t rows, uint32_t pixel);

/// Composites premultiplied pixels over others.
void pixel_rows_over(uint32_t *target, size_t count, const uint32_t *source);

/// The same with `coverage` / 255 of each pixel.
void pixel_rows_over_covered(uint32_t *target, size_t count, const uint32_t *source, uint8_t coverage);

/// The same, each pixel as far as it is covered.
void pixel_rows_over_mask(uint32_t *target, size_t count, const uint32_t *source, const uint8_t *mask);

/// Looks up colours along a line.
///
/// @param position The first pixel's place in the table, with 32 fraction bits; places are rounded down and kept in the table.
/// @param step Between pixels. All places are within 63 bits.
/// @param last The last place of the table.
void pixel_rows_along_line(
    uint32_t *result, size_t count, int64_t position, int64_t step, const uint32_t *entries, int32_t last);

/// Looks up colours along a line and rounds them by a pattern.
///
/// @param x The first pixel's column, which the pattern goes by.
/// @param fine The table: components of 16 bits, 8 of them fraction.
/// @param row The thresholds of a row's columns, 0...254 in each quarter of a word.
void pixel_rows_along_line_dithered(
    uint32_t *result, int64_t x, size_t count, int64_t position, int64_t step, const uint64_t *fine, int32_t last,
    const uint64_t row[8]);

/// How many columns have a place in the plane of rings in common, from which theirs is worked out in single precision.
enum { PIXEL_ROWS_RING_COLUMNS = 64 };

/// Colours in rings about the origin of a plane.
struct pixel_rows_rings {
  const uint32_t *entries;
  /// The last place of the table.
  int32_t last;
  /// Whether the table is read from its end.
  int32_t is_reversed;
  /// From columns and rows to the plane: factors of both and a constant.
  double u[3], v[3];
  /// Added to the distance from the origin, which makes the place in the table.
  float shift;
};

/// Looks up colours of a row's pixels by their centres; places are rounded to nearest and kept in the table.
void pixel_rows_in_rings(
    uint32_t *result, int64_t x, int64_t y, size_t count, const struct pixel_rows_rings *rings);

/// Looks up colours of a row's pixels by their centres and rounds them by a pattern; places are rounded down and kept in the
/// table.
///
/// @param rings Its table is not read.
/// @param fine The table: components of 16 bits, 8 of them fraction.
/// @param row The thresholds of a row's columns, 0...254 in each quarter of a word.
void pixel_rows_in_rings_dithered(
    uint32_t *result, int64_t x, int64_t y, size_t count, const struct pixel_rows_rings *rings, const uint64_t *fine,
    const uint64_t row[8]);

/// Points of a cubic curve between its ends at even steps of the parameter, to the nearest 256th: a * t^3 + b * t^2 + c * t
/// + d, each across and down.
///
/// @param points `steps` - 1 of them, across and down in turns, and room for three more.
void pixel_rows_chords(
    double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy, int32_t steps,
    int32_t *points);

/// Rows of coverage differences for one band of a shape, with a bit for every eight columns that were touched. All are zero
/// between shapes.
struct pixel_rows_cells {
  int32_t *cells;
  uint64_t *bits;
  /// Cells in a row, a multiple of 8: two more than the columns at least.
  size_t stride;
  /// Words of bits in a row.
  size_t words;
  /// The first column and row, in pixels.
  int32_t left, top;
  int32_t columns, rows;
};

/// A line from one point to another, with 8 fraction bits. One that goes down has winding +1.
struct pixel_rows_edge {
  int32_t x0, y0, x1, y1;
};

/// Adds the part of each edge that lies in the band's rows.
///
/// In the pixel that an edge crosses, `cover` is the height of the crossing times 512, so 2^17 for a whole row, negative
/// for an edge that goes up. `area` is the part of it left of the edge, in the same unit: the height times twice the mean
/// distance from the pixel's left side. The pixel gets what is right of the edge; the next column gets the rest, since
/// everything further right counts in full.
///
/// Every crossing of a row or column boundary is computed from the whole edge alone, so that what a pixel gets does not
/// depend on the band or clip it is computed for.
void pixel_rows_add_edges(
    const struct pixel_rows_cells *cells, const struct pixel_rows_edge *edges, size_t count);

/// Turns cells into coverage, composites one premultiplied colour through it and leaves all cells zero.
///
/// @param even_odd Whether an even winding is outside; otherwise only 0 is.
/// @param target The pixel of the first column and row.
/// @param stride Words from one row to the next.
void pixel_rows_sweep_solid(
    const struct pixel_rows_cells *cells, int even_odd, uint32_t pixel, uint32_t *target, size_t stride);

/// Columns of a row that are covered alike, or each on its own.
struct pixel_rows_span {
  int32_t first, end;
  /// 1...255 of all pixels, or -1 where the line has one for each.
  int32_t coverage;
};

/// Turns a row of cells into coverage and leaves them zero.
///
/// @param y From the first row of the band.
/// @param shortest Columns covered alike that are fewer become part of the spans beside them.
/// @param line Room for `stride` bytes. Only what the spans say is written, up to the end of the block.
/// @param spans Room for `stride` / 4 of them.
/// @return How many spans there are.
size_t pixel_rows_sweep_row(
    const struct pixel_rows_cells *cells, int32_t y, int even_odd, size_t shortest, uint8_t *line,
    struct pixel_rows_span *spans);

#endif
