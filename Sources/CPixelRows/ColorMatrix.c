#include "CPixelRows.h"
#include "Processors.h"

FOR_EACH_PROCESSOR
void pixel_rows_color_matrix(uint32_t *pixels, size_t count, const float matrix[12]) {
  const float *m = matrix;
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = pixels[i];
    float red = (float)(int32_t)(pixel >> 16 & 255), green = (float)(int32_t)(pixel >> 8 & 255);
    float blue = (float)(int32_t)(pixel & 255), alpha = (float)(int32_t)(pixel >> 24);
    float r = m[0] * red + m[1] * green + m[2] * blue + m[3] * alpha;
    float g = m[4] * red + m[5] * green + m[6] * blue + m[7] * alpha;
    float b = m[8] * red + m[9] * green + m[10] * blue + m[11] * alpha;
    // Written so that what is no number becomes 0.
    r = r > 0 ? (r < alpha ? r : alpha) : 0;
    g = g > 0 ? (g < alpha ? g : alpha) : 0;
    b = b > 0 ? (b < alpha ? b : alpha) : 0;
    pixels[i] = (pixel & 0xff000000u) | (uint32_t)(int32_t)(r + 0.5f) << 16 | (uint32_t)(int32_t)(g + 0.5f) << 8
        | (uint32_t)(int32_t)(b + 0.5f);
  }
}
