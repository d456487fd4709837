#include "CPixelRows.h"
#include "LinearTables.h"
#include "Processors.h"

void pixel_rows_widen_linear(
    const uint32_t *row, size_t count, const float *linear, const uint16_t opaque[256], uint16_t *restrict numbers) {
  for (size_t i = 0; i < count; i++, numbers += 4) {
    uint32_t pixel = row[i], alpha = pixel >> 24;
    if (alpha == 255) {
      numbers[0] = opaque[pixel & 255];
      numbers[1] = opaque[pixel >> 8 & 255];
      numbers[2] = opaque[pixel >> 16 & 255];
      numbers[3] = 255 << 7;
      continue;
    }
    float share = alpha > 0 ? 1 / (float)alpha : 0, scale = (float)(alpha << 7);
    for (int c = 0; c < 3; c++) {
      float straight = (float)(pixel >> 8 * c & 255) * share;
      straight = straight < 1 ? straight : 1;
      numbers[c] = (uint16_t)(int32_t)(LINEAR(straight) * scale + 0.5f);
    }
    numbers[3] = (uint16_t)(alpha << 7);
  }
}

FOR_EACH_PROCESSOR
void pixel_rows_add_numbers(const uint16_t *numbers, size_t count, uint32_t *restrict sums) {
  for (size_t i = 0; i < 4 * count; i++) sums[i] += numbers[i];
}

void pixel_rows_number_blocks(
    const uint32_t *sums, size_t count, size_t lead, size_t factor, int bits, uint16_t *restrict means) {
  size_t x = 0, end = lead < count ? lead : count;
  while (x < count) {
    // 16,384 times 32,640 fits.
    uint32_t total[4] = {0, 0, 0, 0};
    for (; x < end; x++)
      for (int c = 0; c < 4; c++) total[c] += sums[4 * x + c];
    for (int c = 0; c < 4; c++) *means++ = (uint16_t)(total[c] >> bits);
    end = end + factor < count ? end + factor : count;
  }
}

void pixel_rows_round_linear(
    const uint16_t *numbers, const uint16_t rounding[8], size_t count, const float *encoded, const uint16_t *opaque,
    uint32_t *restrict result) {
  for (size_t i = 0; i < count; i++, numbers += 4) {
    uint32_t turn = rounding[i % 8], alpha = numbers[3];
    if ((alpha + turn) >> 7 >= 255) {
      uint32_t pixel = 255u << 24;
      for (int c = 0; c < 3; c++) {
        uint32_t number = numbers[c] < 32640 ? numbers[c] : 32640;
        pixel |= ((opaque[number] + turn) >> 7) << 8 * c;
      }
      result[i] = pixel;
      continue;
    }
    float share = alpha > 0 ? 1 / (float)alpha : 0, scale = (float)alpha / 128, more = (float)turn / 128;
    uint32_t pixel = ((alpha + turn) >> 7) << 24;
    for (int c = 0; c < 3; c++) {
      float straight = (float)numbers[c] * share;
      straight = straight < 1 ? straight : 1;
      pixel |= (uint32_t)(int32_t)(ENCODED(straight) * scale + more) << 8 * c;
    }
    result[i] = pixel;
  }
}
