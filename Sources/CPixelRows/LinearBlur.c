#include "CPixelRows.h"
#include "LinearTables.h"
#include "Processors.h"

FOR_EACH_LONG_PROCESSOR
void pixel_rows_add_linear(const uint32_t *row, size_t count, const float *linear, uint32_t *restrict sums) {
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = row[i];
    float own = (float)(int32_t)(pixel >> 24), share = own > 0 ? 1 / own : 0;
    float red = (float)(int32_t)(pixel >> 16 & 255) * share, green = (float)(int32_t)(pixel >> 8 & 255) * share;
    float blue = (float)(int32_t)(pixel & 255) * share, scale = own * 128;
    red = red < 1 ? red : 1;
    green = green < 1 ? green : 1;
    blue = blue < 1 ? blue : 1;
    sums[4 * i] += (uint32_t)(int32_t)(LINEAR(blue) * scale + 0.5f);
    sums[4 * i + 1] += (uint32_t)(int32_t)(LINEAR(green) * scale + 0.5f);
    sums[4 * i + 2] += (uint32_t)(int32_t)(LINEAR(red) * scale + 0.5f);
    sums[4 * i + 3] += (uint32_t)(int32_t)scale;
  }
}

void pixel_rows_linear_blocks(
    const uint32_t *sums, size_t count, size_t lead, size_t factor, int bits, uint16_t *restrict means) {
  size_t x = 0, end = lead < count ? lead : count;
  while (x < count) {
    // 65,536 times 32,640 fits.
    uint32_t total[4] = {0, 0, 0, 0};
    for (; x < end; x++)
      for (int c = 0; c < 4; c++) total[c] += sums[4 * x + c];
    for (int c = 0; c < 4; c++) *means++ = (uint16_t)(total[c] >> bits);
    end = end + factor < count ? end + factor : count;
  }
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_mix_linear(
    const uint16_t *upper, const uint16_t *lower, uint16_t part, const uint16_t rounding[8], size_t count,
    const float *encoded, uint32_t *restrict result) {
  const float lower_share = (float)part / 65536 / 128, upper_share = 1 / 128.0f - lower_share;
  float turn[16];
  for (int i = 0; i < 16; i++) turn[i] = (float)rounding[i % 8] / 128;
  for (size_t i = 0; i < count; i++) {
    const uint16_t *above = upper + 4 * i, *below = lower + 4 * i;
    float blue = (float)above[0] * upper_share + (float)below[0] * lower_share;
    float green = (float)above[1] * upper_share + (float)below[1] * lower_share;
    float red = (float)above[2] * upper_share + (float)below[2] * lower_share;
    float alpha = (float)above[3] * upper_share + (float)below[3] * lower_share;
    float share = alpha > 0 ? 1 / alpha : 0, more = turn[i % 16];
    blue = blue * share < 1 ? blue * share : 1;
    green = green * share < 1 ? green * share : 1;
    red = red * share < 1 ? red * share : 1;
    result[i] = (uint32_t)(int32_t)(alpha + more) << 24 | (uint32_t)(int32_t)(ENCODED(red) * alpha + more) << 16
        | (uint32_t)(int32_t)(ENCODED(green) * alpha + more) << 8 | (uint32_t)(int32_t)(ENCODED(blue) * alpha + more);
  }
}
