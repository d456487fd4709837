#include "CPixelRows.h"
#include "Processors.h"

#include <string.h>

// To the nearest integer, ties to even, for numbers of less than 2^31. Adding 1.5 * 2^52, where a double has no
// fraction bits left, puts the rounded integer in the low bits of the significand.
static inline int32_t rounded(double value) {
  const double sum = value + 6755399441055744.0;
  int64_t bits;
  memcpy(&bits, &sum, sizeof bits);
  return (int32_t)bits;
}

static inline int32_t least(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t most(int32_t a, int32_t b) { return a > b ? a : b; }

// Eight columns to a bit, 512 to a word of bits.
static inline void mark(uint64_t *bits, int32_t column) {
  bits[column >> 9] |= (uint64_t)1 << ((column >> 3) & 63);
}

// An edge that goes down, its columns counted from those of the cells.
struct slope {
  int32_t x0, y0, x1, y1;
  // 512 for each 256th of a row's height, negative for an edge that was turned round.
  int32_t sign;
};

// The part of an edge in one row that stays in one column.
static inline void add_upright(
    int32_t *row, uint64_t *bits, int32_t width, int32_t xa, int32_t xb, int32_t height, int32_t sign) {
  const int32_t column = xa >> 8;
  if (column >= width) return;
  const int32_t cover = height * sign;
  if (column < 0) {
    row[0] += cover;
    bits[0] |= 1;
    return;
  }
  const int32_t area = (cover >> 9) * ((xa & 255) + (xb & 255));
  row[column] += cover - area;
  row[column + 1] += area;
  mark(bits, column);
  mark(bits, column + 1);
}

// The part of an edge in one row that runs through several columns. Crossings of columns are worked out from the whole
// edge.
static inline void add_across(
    int32_t *row, uint64_t *bits, int32_t width, const struct slope *edge, int32_t xa, int32_t ya, int32_t xb,
    int32_t yb, double slant) {
  int32_t xl = xa, yl = ya, xr = xb, yr = yb, sign = edge->sign;
  if (xa > xb) xl = xb, yl = yb, xr = xa, yr = ya, sign = -sign;
  int32_t column = xl >> 8;
  const int32_t last = xr >> 8;
  if (column >= width) return;
  if (last < 0) {
    row[0] += (yr - yl) * sign;
    bits[0] |= 1;
    return;
  }
  if (column < 0) {
    const int32_t y = least(yb, most(ya, edge->y0 + rounded((double)-edge->x0 * slant)));
    row[0] += (y - yl) * sign;
    xl = 0;
    yl = y;
    column = 0;
  }
  const int32_t end = least(last, width - 1);
  for (int32_t block = column >> 3; block <= (end + 1) >> 3; block++) bits[block >> 6] |= (uint64_t)1 << (block & 63);
  for (; column <= end; column++) {
    const int32_t boundary = (column + 1) << 8;
    int32_t x = xr, y = yr;
    if (column != last) {
      x = boundary;
      y = least(yb, most(ya, edge->y0 + rounded((double)(boundary - edge->x0) * slant)));
    }
    const int32_t cover = (y - yl) * sign, area = (cover >> 9) * (xl + x - (column << 9));
    row[column] += cover - area;
    row[column + 1] += area;
    xl = x;
    yl = y;
  }
}

static inline double slant_of(const struct slope *edge) {
  return (double)(edge->y1 - edge->y0) / (double)(edge->x1 - edge->x0);
}

// The part of an edge in one row.
static inline void add_part(
    int32_t *row, uint64_t *bits, size_t words, int32_t width, const struct slope *edge, int32_t xa, int32_t ya,
    int32_t xb, int32_t yb, double slant) {
  const int32_t from = xa >> 8, to = xb >> 8;
  const int32_t low = least(from, to), high = most(from, to);
  if (low < 0 || high >= width || high - low > 1) {
    if (low == high)
      add_upright(row, bits, width, xa, xb, yb - ya, edge->sign);
    else
      add_across(row, bits, width, edge, xa, ya, xb, yb, slant);
    return;
  }
  // Through one column or two, without a branch, since chords of curves do either by chance.
  const int32_t boundary = high << 8;
  const int32_t crossing = least(yb, most(ya, edge->y0 + rounded((double)(boundary - edge->x0) * slant)));
  const int32_t y = from == to ? yb : crossing, x = from == to ? xb : boundary;
  const int32_t first = (y - ya) * edge->sign, second = (yb - y) * edge->sign;
  const int32_t first_area = (first >> 9) * (xa + x - (from << 9)), second_area = (second >> 9) * (x + xb - (to << 9));
  row[from] += first - first_area;
  row[from + 1] += first_area;
  row[to] += second - second_area;
  row[to + 1] += second_area;
  if (words == 1) {
    bits[0] |= (uint64_t)1 << (low >> 3) | (uint64_t)1 << ((high + 1) >> 3);
  } else {
    mark(bits, low);
    mark(bits, high + 1);
  }
}

static inline void add_edge(const struct pixel_rows_cells *cells, const struct pixel_rows_edge *whole) {
  struct slope edge = {whole->x0, whole->y0, whole->x1, whole->y1, 512};
  if (edge.y0 > edge.y1) edge = (struct slope){whole->x1, whole->y1, whole->x0, whole->y0, -512};
  const int32_t top = cells->top, width = cells->columns;
  const int32_t first = most(edge.y0 >> 8, top), last = least((edge.y1 - 1) >> 8, top + cells->rows - 1);
  if (first > last) return;
  edge.x0 -= cells->left << 8;
  edge.x1 -= cells->left << 8;
  const size_t words = cells->words;
  int32_t *row = cells->cells + (size_t)(first - top) * cells->stride;
  uint64_t *bits = cells->bits + (size_t)(first - top) * words;

  if (edge.x0 == edge.x1) {
    for (int32_t y = first; y <= last; y++) {
      const int32_t height = least(edge.y1, (y + 1) << 8) - most(edge.y0, y << 8);
      add_upright(row, bits, width, edge.x0, edge.x0, height, edge.sign);
      row += cells->stride;
      bits += words;
    }
    return;
  }
  const double slope = (double)(edge.x1 - edge.x0) / (double)(edge.y1 - edge.y0);
  const double slant = slant_of(&edge);
  int32_t ya = most(edge.y0, first << 8);
  int32_t xa = ya == edge.y0 ? edge.x0 : edge.x0 + rounded((double)(ya - edge.y0) * slope);
  for (int32_t y = first; y <= last; y++) {
    const int32_t yb = least(edge.y1, (y + 1) << 8);
    const int32_t end = edge.x0 + rounded((double)(yb - edge.y0) * slope);
    const int32_t xb = yb == edge.y1 ? edge.x1 : end;
    add_part(row, bits, words, width, &edge, xa, ya, xb, yb, slant);
    row += cells->stride;
    bits += words;
    xa = xb;
    ya = yb;
  }
}

void pixel_rows_add_edges(
    const struct pixel_rows_cells *cells, const struct pixel_rows_edge *edges, size_t count) {
  for (size_t i = 0; i < count; i++) add_edge(cells, edges + i);
}
