#include "CPixelRows.h"
#include "Processors.h"

// ITU-R BT.709-6 item 3, with 22 fraction bits: results are within 0.5001 of the exact value.
//   Y' = 16 + 219/255 (0.2126 R + 0.7152 G + 0.0722 B)
//   Cb = 128 + 224/255 (B - Y) / 1.8556
//   Cr = 128 + 224/255 (R - Y) / 1.5748
enum { BITS = 22, ONE = 1 << BITS, HALF = ONE / 2 };

#define FIXED(x) ((int32_t)((x) * ONE + 0.5))

static const int32_t luma_red = FIXED(0.2126 * 219 / 255);
static const int32_t luma_green = FIXED(0.7152 * 219 / 255);
static const int32_t luma_blue = FIXED(0.0722 * 219 / 255);
// Chroma's weights are for sums over four pixels. Greens take what the others leave, so that greys are neutral.
static const int32_t chroma_own = FIXED(0.5 * 224 / 1020);
static const int32_t blue_red = FIXED(0.2126 / 1.8556 * 224 / 1020);
static const int32_t red_blue = FIXED(0.0722 / 1.5748 * 224 / 1020);

FOR_EACH_LONG_PROCESSOR
static void luma_row(const uint32_t *restrict row, size_t count, uint8_t *restrict luma) {
  for (size_t x = 0; x < count; x++) {
    int32_t red = row[x] >> 16 & 255, green = row[x] >> 8 & 255, blue = row[x] & 255;
    int32_t sum = red * luma_red + green * luma_green + blue * luma_blue;
    luma[x] = (uint8_t)((sum + 16 * ONE + HALF) >> BITS);
  }
}

FOR_EACH_LONG_PROCESSOR
static void chroma_row(
    const uint32_t *restrict upper, const uint32_t *restrict lower, size_t pairs, uint8_t *restrict cb,
    uint8_t *restrict cr) {
  const int32_t blue_green = chroma_own - blue_red;
  const int32_t red_green = chroma_own - red_blue;
  for (size_t x = 0; x < pairs; x++) {
    uint32_t a = upper[2 * x], b = upper[2 * x + 1], c = lower[2 * x], d = lower[2 * x + 1];
    // Red and blue in halves of a word: sums of four bytes fit.
    uint32_t even = (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff);
    uint32_t odd = (a >> 8 & 255) + (b >> 8 & 255) + (c >> 8 & 255) + (d >> 8 & 255);
    int32_t red = even >> 16, green = odd, blue = even & 0xffff;
    int32_t u = blue * chroma_own - red * blue_red - green * blue_green;
    int32_t v = red * chroma_own - blue * red_blue - green * red_green;
    cb[x] = (uint8_t)((u + 128 * ONE + HALF) >> BITS);
    cr[x] = (uint8_t)((v + 128 * ONE + HALF) >> BITS);
  }
}

void pixel_rows_to_limited_range(
    const uint32_t *upper, const uint32_t *lower, size_t pairs, uint8_t *upper_luma, uint8_t *lower_luma,
    uint8_t *blue, uint8_t *red) {
  luma_row(upper, 2 * pairs, upper_luma);
  luma_row(lower, 2 * pairs, lower_luma);
  chroma_row(upper, lower, pairs, blue, red);
}
