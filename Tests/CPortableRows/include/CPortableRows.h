#ifndef CPORTABLEROWS_H
#define CPORTABLEROWS_H

#include <CPixelRows.h>

// The functions of CPixelRows without clones for newer processors.

void portable_rows_fill(uint32_t *target, size_t count, uint32_t pixel);
void portable_rows_repeat(uint32_t *target, size_t count, const uint32_t pixels[8]);
void portable_rows_over_solid_blocks(
    uint32_t *target, size_t stride, const uint8_t *mask, size_t blocks, size_t rows, uint32_t pixel);
void portable_rows_over_solid_mask(uint32_t *target, size_t count, uint32_t pixel, const uint8_t *mask);
void portable_rows_over_solid(uint32_t *target, size_t count, uint32_t pixel);
void portable_rows_over_covered(uint32_t *target, size_t count, const uint32_t *source, uint8_t coverage);
void portable_rows_over_mask(uint32_t *target, size_t count, const uint32_t *source, const uint8_t *mask);
void portable_rows_over(uint32_t *target, size_t count, const uint32_t *source);
void portable_rows_along_line(
    uint32_t *result, size_t count, int64_t position, int64_t step, const uint32_t *entries, int32_t last);
void portable_rows_along_line_dithered(
    uint32_t *result, int64_t x, size_t count, int64_t position, int64_t step, const uint64_t *fine, int32_t last,
    const uint64_t row[8]);
void portable_rows_in_rings(
    uint32_t *result, int64_t x, int64_t y, size_t count, const struct pixel_rows_rings *rings);
void portable_rows_in_rings_dithered(
    uint32_t *result, int64_t x, int64_t y, size_t count, const struct pixel_rows_rings *rings, const uint64_t *fine,
    const uint64_t row[8]);
void portable_rows_chords(
    double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy, int32_t steps,
    int32_t *points);
void portable_rows_sweep_solid(
    const struct pixel_rows_cells *cells, int even_odd, uint32_t pixel, uint32_t *target, size_t stride);
size_t portable_rows_sweep_row(
    const struct pixel_rows_cells *cells, int32_t y, int even_odd, size_t shortest, uint8_t *line,
    struct pixel_rows_span *spans);

#endif
