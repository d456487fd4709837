#include "CPixelRows.h"
#include "Processors.h"

FOR_EACH_PROCESSOR
void pixel_rows_add(const uint32_t *row, size_t count, uint16_t *restrict sums) {
  const uint8_t *bytes = (const uint8_t *)row;
  for (size_t i = 0; i < 4 * count; i++) sums[i] = (uint16_t)(sums[i] + bytes[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_blocks(
    const uint16_t *sums, size_t count, size_t lead, size_t factor, float scale, float *means) {
  if (factor == 1) {
    for (size_t i = 0; i < 4 * count; i++) means[i] = (float)(int32_t)sums[i] * scale;
    return;
  }
  size_t x = 0, end = lead < count ? lead : count;
  while (x < count) {
    uint32_t total[4] = {0, 0, 0, 0};
    for (; x < end; x++)
      for (int c = 0; c < 4; c++) total[c] += sums[4 * x + c];
    for (int c = 0; c < 4; c++) *means++ = (float)total[c] * scale;
    end = end + factor < count ? end + factor : count;
  }
}

// Sums stay in registers while the taps go by.
enum { CHUNK = 32 };

FOR_EACH_PROCESSOR
void pixel_rows_convolve_across(
    const float *padded, size_t count, const float *weights, size_t reach, float *restrict result) {
  for (size_t i = 0; i < 4 * count; i += CHUNK) {
    const float *centre = padded + 4 * reach + i;
    float sums[CHUNK];
    for (int k = 0; k < CHUNK; k++) sums[k] = centre[k] * weights[0];
    for (size_t tap = 1; tap <= reach; tap++)
      for (int k = 0; k < CHUNK; k++) sums[k] += (centre[k - 4 * (ptrdiff_t)tap] + centre[k + 4 * tap]) * weights[tap];
    for (int k = 0; k < CHUNK; k++) result[i + k] = sums[k];
  }
}

FOR_EACH_PROCESSOR
void pixel_rows_convolve_down(
    const float *const *rows, size_t count, const float *weights, size_t reach, float *restrict result) {
  for (size_t i = 0; i < 4 * count; i += CHUNK) {
    const float *centre = rows[reach] + i;
    float sums[CHUNK];
    for (int k = 0; k < CHUNK; k++) sums[k] = centre[k] * weights[0];
    for (size_t tap = 1; tap <= reach; tap++) {
      const float *upper = rows[reach - tap] + i, *lower = rows[reach + tap] + i;
      for (int k = 0; k < CHUNK; k++) sums[k] += (upper[k] + lower[k]) * weights[tap];
    }
    for (int k = 0; k < CHUNK; k++) result[i + k] = sums[k];
  }
}

void pixel_rows_stretch(const float *blocks, size_t index, size_t factor, size_t count, float *restrict result) {
  const float step = 1 / (float)factor;
  for (size_t x = 0; x < count; x++) {
    const float part = ((float)index + 0.5f) * step, rest = 1 - part;
    // Sums of positive shares keep colours within alpha, also when they are rounded.
    for (int c = 0; c < 4; c++) result[4 * x + c] = blocks[c] * rest + blocks[4 + c] * part;
    if (++index == factor) {
      index = 0;
      blocks += 4;
    }
  }
}

FOR_EACH_PROCESSOR
void pixel_rows_mix(
    const float *upper, const float *lower, float part, const float rounding[8], size_t count,
    uint32_t *restrict result) {
  const float rest = 1 - part;
  float turn[32];
  for (int i = 0; i < 32; i++) turn[i] = rounding[i / 4];
  uint8_t *restrict bytes = (uint8_t *)result;
  size_t i = 0;
  for (; i + 32 <= 4 * count; i += 32)
    for (int k = 0; k < 32; k++)
      bytes[i + k] = (uint8_t)(int32_t)(upper[i + k] * rest + lower[i + k] * part + turn[k]);
  for (; i < 4 * count; i++) bytes[i] = (uint8_t)(int32_t)(upper[i] * rest + lower[i] * part + turn[i % 32]);
}
