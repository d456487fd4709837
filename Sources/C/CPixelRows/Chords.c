#include "CPixelRows.h"
#include "Processors.h"

#include <string.h>

typedef double numbers __attribute__((vector_size(32)));
typedef int32_t halves __attribute__((vector_size(32)));
typedef int32_t four __attribute__((vector_size(16)));

enum { BLOCK = 4 };

// The low halves of a * t^3 + b * t^2 + c * t + d, by Horner's rule, in 256ths. Adding 1.5 * 2^52 leaves the nearest
// integer there.
#define PLACE(a, b, c, d) \
  __builtin_shufflevector( \
      (halves)((((a * t + b) * t + c) * t + d) * 256 + 6755399441055744.0), (halves){}, 0, 2, 4, 6)

FOR_EACH_PROCESSOR
void pixel_rows_chords(
    double ax, double ay, double bx, double by, double cx, double cy, double dx, double dy, int32_t steps,
    int32_t *points) {
  const double step = 1 / (double)steps;
  numbers index = {1, 2, 3, 4};
  for (int32_t done = 1; done < steps; done += BLOCK) {
    const numbers t = index * step;
    const four x = PLACE(ax, bx, cx, dx), y = PLACE(ay, by, cy, dy);
    const halves pairs = __builtin_shufflevector(x, y, 0, 4, 1, 5, 2, 6, 3, 7);
    memcpy(points, &pairs, sizeof pairs);
    points += 2 * BLOCK;
    index += BLOCK;
  }
}
