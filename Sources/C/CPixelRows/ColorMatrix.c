#include "CPixelRows.h"
#include "LinearTables.h"
#include "Processors.h"

// Written so that what is no number becomes 0.
#define UNIT(x) ((x) > 0 ? ((x) < 1 ? (x) : 1) : 0)

FOR_EACH_LONG_PROCESSOR
void pixel_rows_color_matrix(uint32_t *pixels, size_t count, const float matrix[12], float opacity) {
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
    pixels[i] = (uint32_t)(int32_t)(alpha * opacity + 0.5f) << 24 | (uint32_t)(int32_t)(r * opacity + 0.5f) << 16
        | (uint32_t)(int32_t)(g * opacity + 0.5f) << 8 | (uint32_t)(int32_t)(b * opacity + 0.5f);
  }
}

#define COLOR_MATRIX(DECODED, ENCODED) \
  const float *m = matrix; \
  for (size_t i = 0; i < count; i++) { \
    uint32_t pixel = pixels[i]; \
    float own = (float)(int32_t)(pixel >> 24), share = own > 0 ? 1 / own : 0; \
    float red = (float)(int32_t)(pixel >> 16 & 255) * share, green = (float)(int32_t)(pixel >> 8 & 255) * share; \
    float blue = (float)(int32_t)(pixel & 255) * share, alpha = own * (1 / 255.0f); \
    red = red < 1 ? red : 1; \
    green = green < 1 ? green : 1; \
    blue = blue < 1 ? blue : 1; \
    red = DECODED(red); \
    green = DECODED(green); \
    blue = DECODED(blue); \
    float r = m[0] * red + m[1] * green + m[2] * blue + m[3] * alpha + m[4]; \
    float g = m[5] * red + m[6] * green + m[7] * blue + m[8] * alpha + m[9]; \
    float b = m[10] * red + m[11] * green + m[12] * blue + m[13] * alpha + m[14]; \
    float a = m[15] * red + m[16] * green + m[17] * blue + m[18] * alpha + m[19]; \
    r = UNIT(r); \
    g = UNIT(g); \
    b = UNIT(b); \
    a = UNIT(a) * 255; \
    r = ENCODED(r); \
    g = ENCODED(g); \
    b = ENCODED(b); \
    pixels[i] = (uint32_t)(int32_t)(a + 0.5f) << 24 | (uint32_t)(int32_t)(r * a + 0.5f) << 16 \
        | (uint32_t)(int32_t)(g * a + 0.5f) << 8 | (uint32_t)(int32_t)(b * a + 0.5f); \
  }

#define SAME(x) x

FOR_EACH_LONG_PROCESSOR
void pixel_rows_straight_color_matrix(uint32_t *pixels, size_t count, const float matrix[20]) {
  COLOR_MATRIX(SAME, SAME)
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_linear_color_matrix(
    uint32_t *pixels, size_t count, const float matrix[20], const float *linear, const float *encoded) {
  COLOR_MATRIX(LINEAR, ENCODED)
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_alpha_threshold(uint32_t *pixels, size_t count, uint32_t least, uint32_t most, uint32_t color) {
  for (size_t i = 0; i < count; i++) {
    uint32_t alpha = pixels[i] >> 24;
    pixels[i] = alpha >= least && alpha <= most ? color : 0;
  }
}
