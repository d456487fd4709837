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
static void linear_color_matrix(
    uint32_t *pixels, size_t count, const float matrix[20], const float *linear, const float *encoded) {
  COLOR_MATRIX(LINEAR, ENCODED)
}

// Whether each colour follows from itself and alpha, and alpha from alpha.
static int keeps_colors_apart(const float m[20]) {
  return m[1] == 0 && m[2] == 0 && m[5] == 0 && m[7] == 0 && m[10] == 0 && m[11] == 0 && m[15] == 0 && m[16] == 0
      && m[17] == 0;
}

void pixel_rows_linear_color_matrix(
    uint32_t *pixels, size_t count, const float matrix[20], const float *linear, const float *encoded) {
  enum { WORTH_A_TABLE = 2048, BLOCK = 64 };
  if (count < WORTH_A_TABLE || !keeps_colors_apart(matrix)) {
    linear_color_matrix(pixels, count, matrix, linear, encoded);
    return;
  }
  // The results for opaque pixels of 256 greys give those of all opaque ones: most pixels are opaque, or are clear.
  uint32_t greys[256], clear = 0;
  for (uint32_t grey = 0; grey < 256; grey++) greys[grey] = 255u << 24 | grey << 16 | grey << 8 | grey;
  linear_color_matrix(greys, 256, matrix, linear, encoded);
  linear_color_matrix(&clear, 1, matrix, linear, encoded);
  for (size_t first = 0; first < count; first += BLOCK) {
    size_t end = first + BLOCK < count ? first + BLOCK : count;
    uint32_t all = ~0u, any = 0;
    for (size_t i = first; i < end; i++) {
      all &= pixels[i];
      any |= pixels[i];
    }
    if (any == 0)
      for (size_t i = first; i < end; i++) pixels[i] = clear;
    else if (all >> 24 == 255)
      for (size_t i = first; i < end; i++)
        pixels[i] = (greys[pixels[i] >> 16 & 255] & 0xffff0000) | (greys[pixels[i] >> 8 & 255] & 0xff00)
            | (greys[pixels[i] & 255] & 0xff);
    else
      linear_color_matrix(pixels + first, end - first, matrix, linear, encoded);
  }
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_alpha_threshold(uint32_t *pixels, size_t count, uint32_t least, uint32_t most, uint32_t color) {
  for (size_t i = 0; i < count; i++) {
    uint32_t alpha = pixels[i] >> 24;
    pixels[i] = alpha >= least && alpha <= most ? color : 0;
  }
}
