#include "CPixelRows.h"
#include "Processors.h"

// Numbers have 7 fraction bits: 255 is 32,640, and two of them add up within 16 bits. Weights have 16. A product loses
// its last 16 bits, half a unit in the mean, which sums of products begin with. All is monotonic, so colours stay
// within their alpha.

typedef uint32_t words __attribute__((vector_size(16)));
typedef uint16_t quarter __attribute__((vector_size(8), aligned(2)));

// SIMD operations are written explicitly, on long vectors that older processors take in parts: loops over single numbers
// become far more instructions.
typedef uint16_t lanes __attribute__((vector_size(64), aligned(2)));
typedef uint8_t bytes_of_lanes __attribute__((vector_size(32), aligned(1)));
typedef uint32_t wide_lanes __attribute__((vector_size(128)));
enum { LANES = 32, CHUNK = 2, CHUNK_NUMBERS = LANES * CHUNK };

// A macro, since functions can't take vectors that only some processors have.
#define PRODUCTS(numbers, weights) \
  __builtin_convertvector( \
      __builtin_convertvector(numbers, wide_lanes) * __builtin_convertvector(weights, wide_lanes) >> 16, lanes)

// A loop invariant would be widened before the loop, and the instruction for products would not be selected any more:
// this makes the compiler treat a value as new.
#define RENEW(value) __asm__ volatile("" : "+r"(value))

#define ALL_LANES(name, value) \
  uint16_t name##_value = (value); \
  RENEW(name##_value); \
  const lanes name = (lanes){} + name##_value

FOR_EACH_PROCESSOR
void pixel_rows_add(const uint32_t *row, size_t count, uint16_t *restrict sums) {
  const uint8_t *bytes = (const uint8_t *)row;
  for (size_t i = 0; i < 4 * count; i++) sums[i] = (uint16_t)(sums[i] + bytes[i]);
}

FOR_EACH_PROCESSOR
void pixel_rows_widen(const uint32_t *row, size_t count, uint16_t *restrict numbers) {
  const uint8_t *bytes = (const uint8_t *)row;
  for (size_t i = 0; i < 4 * count; i++) numbers[i] = (uint16_t)(bytes[i] << 7);
}

FOR_EACH_PROCESSOR
void pixel_rows_blocks(
    const uint16_t *sums, size_t count, size_t lead, size_t factor, int bits, uint16_t *restrict means) {
  if (factor == 1) {
    // One row or several, whose sums are less than 2^(8 + bits).
    if (bits <= 7)
      for (size_t i = 0; i < 4 * count; i++) means[i] = (uint16_t)(sums[i] << (7 - bits));
    else
      for (size_t i = 0; i < 4 * count; i++) means[i] = (uint16_t)((sums[i] + (1u << (bits - 8))) >> (bits - 7));
    return;
  }
  const int left = bits < 7 ? 7 - bits : 0, right = bits > 7 ? bits - 7 : 0;
  const uint32_t half = right > 0 ? 1u << (right - 1) : 0;
  size_t x = 0, end = lead < count ? lead : count;
  while (x < count) {
    words total = {half, half, half, half};
    for (; x < end; x++) total += __builtin_convertvector(*(const quarter *)(sums + 4 * x), words);
    *(quarter *)means = __builtin_convertvector((total << left) >> right, quarter);
    means += 4;
    end = end + factor < count ? end + factor : count;
  }
}

FOR_EACH_PROCESSOR
void pixel_rows_part(const uint16_t *numbers, size_t count, uint16_t *restrict even, uint16_t *restrict odd) {
  const uint64_t *restrict pixels = (const uint64_t *)numbers;
  uint64_t *restrict first = (uint64_t *)even, *restrict second = (uint64_t *)odd;
  for (size_t i = 0; i < count; i++) {
    first[i] = pixels[2 * i];
    second[i] = pixels[2 * i + 1];
  }
}

// Adds what lies on both sides, tap by tap, while the sums stay in registers.
#define ADD_TAPS(COUNT, BEFORE, AFTER) \
  for (size_t tap = 0; tap < (COUNT); tap++) { \
    const lanes *before = (const lanes *)(BEFORE), *after = (const lanes *)(AFTER); \
    const lanes weight = (lanes){} + weights[tap]; \
    for (int k = 0; k < CHUNK; k++) sums[k] += PRODUCTS(before[k] + after[k], weight); \
  }

#define STORE_SUMS(RESULT) \
  for (int k = 0; k < CHUNK; k++) ((lanes *)(RESULT))[k] = sums[k]

#define BEGIN_WITH_CENTRE(CENTRE) \
  lanes sums[CHUNK]; \
  ALL_LANES(first, centre); \
  for (int k = 0; k < CHUNK; k++) \
    sums[k] = PRODUCTS(((const lanes *)(CENTRE))[k], first) + (uint16_t)((reach + 1) / 2)

#define BEGIN_WITHOUT_CENTRE \
  lanes sums[CHUNK]; \
  for (int k = 0; k < CHUNK; k++) sums[k] = (lanes){} + (uint16_t)(reach / 2)

FOR_EACH_LONG_PROCESSOR
void pixel_rows_convolve_across(
    const uint16_t *padded, size_t count, uint16_t centre, const uint16_t *weights, size_t reach,
    uint16_t *restrict result) {
  for (size_t i = 0; i < 4 * count; i += CHUNK_NUMBERS) {
    const uint16_t *own = padded + 4 * reach + i;
    BEGIN_WITH_CENTRE(own);
    ADD_TAPS(reach, own - 4 * (tap + 1), own + 4 * (tap + 1));
    STORE_SUMS(result + i);
  }
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_halve_across(
    const uint16_t *even, const uint16_t *odd, size_t count, const uint16_t *weights, size_t reach,
    uint16_t *restrict result) {
  for (size_t i = 0; i < 4 * count; i += CHUNK_NUMBERS) {
    const uint16_t *left = even + i, *right = odd + i;
    BEGIN_WITHOUT_CENTRE;
    // Half a pixel away are the block's own, one and a half away their neighbours, which are of the other kind.
    ADD_TAPS(
        reach, tap & 1 ? right - 4 * ((tap + 1) / 2) : left - 4 * (tap / 2),
        tap & 1 ? left + 4 * ((tap + 1) / 2) : right + 4 * (tap / 2));
    STORE_SUMS(result + i);
  }
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_convolve_down(
    const uint16_t *const *rows, size_t count, uint16_t centre, const uint16_t *weights, size_t reach,
    uint16_t *restrict result) {
  for (size_t i = 0; i < 4 * count; i += CHUNK_NUMBERS) {
    BEGIN_WITH_CENTRE(rows[reach] + i);
    ADD_TAPS(reach, rows[reach - 1 - tap] + i, rows[reach + 1 + tap] + i);
    STORE_SUMS(result + i);
  }
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_halve_down(
    const uint16_t *const *rows, size_t count, const uint16_t *weights, size_t reach, uint16_t *restrict result) {
  for (size_t i = 0; i < 4 * count; i += CHUNK_NUMBERS) {
    BEGIN_WITHOUT_CENTRE;
    ADD_TAPS(reach, rows[reach - 1 - tap] + i, rows[reach + tap] + i);
    STORE_SUMS(result + i);
  }
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_stretch(
    const uint16_t *blocks, size_t count, size_t factor, const uint16_t *weights, uint16_t *restrict result) {
  typedef uint64_t pixels __attribute__((vector_size(64), aligned(2)));
  typedef uint64_t half_pixels __attribute__((vector_size(32), aligned(2)));
  if (factor == 2) {
    // Four blocks make eight pixels.
    for (size_t block = 0; block < count; block += 4) {
      lanes sum = (lanes){} + 1;
      RENEW(weights);
      for (int k = 0; k < 3; k++) {
        const half_pixels four = *(const half_pixels *)(blocks + 4 * (k - 1));
        const lanes both = (lanes)__builtin_shufflevector(four, four, 0, 0, 1, 1, 2, 2, 3, 3);
        sum += PRODUCTS(both, *(const lanes *)(weights + LANES * k));
      }
      *(lanes *)result = sum;
      blocks += 16;
      result += 32;
    }
    return;
  }
  // Vectors of eight pixels; a factor of four has two blocks in each.
  const size_t steps = factor < 8 ? 1 : factor / 8, taken = factor < 8 ? 2 : 1;
  for (size_t block = 0; block < count; block += taken) {
    for (size_t i = 0; i < steps; i++) {
      RENEW(blocks);
      const uint64_t *p = (const uint64_t *)(blocks - 4), *q = p + taken - 1;
      const pixels before = {p[0], p[0], p[0], p[0], q[0], q[0], q[0], q[0]};
      const pixels own = {p[1], p[1], p[1], p[1], q[1], q[1], q[1], q[1]};
      const pixels after = {p[2], p[2], p[2], p[2], q[2], q[2], q[2], q[2]};
      const lanes *weight = (const lanes *)(weights + 3 * LANES * i);
      *(lanes *)(result + LANES * i) = PRODUCTS((lanes)before, weight[0]) + PRODUCTS((lanes)own, weight[1])
          + PRODUCTS((lanes)after, weight[2]) + 1;
    }
    blocks += 4 * taken;
    result += LANES * steps;
  }
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_round(const uint16_t *numbers, const uint16_t rounding[8], size_t count, uint32_t *restrict result) {
  uint16_t turn[LANES];
  for (int i = 0; i < LANES; i++) turn[i] = rounding[i / 4];
  uint8_t *restrict bytes = (uint8_t *)result;
  size_t i = 0;
  for (; i + LANES <= 4 * count; i += LANES)
    for (int k = 0; k < LANES; k++) bytes[i + k] = (uint8_t)((uint16_t)(numbers[i + k] + turn[k]) >> 7);
  for (; i < 4 * count; i++) bytes[i] = (uint8_t)((uint16_t)(numbers[i] + turn[i % LANES]) >> 7);
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_mix(
    const uint16_t *const rows[3], const uint16_t weights[3], const uint16_t rounding[8], size_t count,
    uint32_t *restrict result) {
  const uint16_t *upper = rows[0], *middle = rows[1], *lower = rows[2];
  uint16_t turn[LANES];
  // The products lose a unit and a half in the mean.
  for (int i = 0; i < LANES; i++) turn[i] = (uint16_t)(rounding[i / 4] + 1);
  const lanes turns = *(const lanes *)turn;
  uint8_t *restrict bytes = (uint8_t *)result;
  size_t i = 0;
  for (; i + LANES <= 4 * count; i += LANES) {
    ALL_LANES(a, weights[0]);
    ALL_LANES(b, weights[1]);
    ALL_LANES(c, weights[2]);
    const lanes sum = PRODUCTS(*(const lanes *)(upper + i), a) + PRODUCTS(*(const lanes *)(middle + i), b)
        + PRODUCTS(*(const lanes *)(lower + i), c) + turns;
    *(bytes_of_lanes *)(bytes + i) = __builtin_convertvector(sum >> 7, bytes_of_lanes);
  }
  for (; i < 4 * count; i++) {
    uint32_t sum = ((uint32_t)upper[i] * weights[0] >> 16) + ((uint32_t)middle[i] * weights[1] >> 16)
        + ((uint32_t)lower[i] * weights[2] >> 16) + turn[i % LANES];
    bytes[i] = (uint8_t)(sum >> 7);
  }
}

FOR_EACH_LONG_PROCESSOR
void pixel_rows_mix_numbers(
    const uint16_t *const rows[3], const uint16_t weights[3], size_t count, uint16_t *restrict result) {
  for (size_t i = 0; i < 4 * count; i += LANES) {
    ALL_LANES(a, weights[0]);
    ALL_LANES(b, weights[1]);
    ALL_LANES(c, weights[2]);
    *(lanes *)(result + i) = PRODUCTS(*(const lanes *)(rows[0] + i), a) + PRODUCTS(*(const lanes *)(rows[1] + i), b)
        + PRODUCTS(*(const lanes *)(rows[2] + i), c) + 1;
  }
}
