// Runs every loop of CPixelRows on seeded numbers and prints a line for each: its name and a hash of all that it wrote.
// What is printed is the same on every processor, or the loop is wrong there. scripts/test-processors.sh compares.

#include <CPixelRows.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The numbers that go in must be the same everywhere, too.
#pragma STDC FP_CONTRACT OFF

// MARK: Numbers

// SplitMix64 (Steele, Lea and Flood 2014).
static uint64_t state;

static uint64_t next(void) {
  uint64_t z = state += 0x9e3779b97f4a7c15;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

static int64_t between(int64_t low, int64_t high) { return low + (int64_t)(next() % (uint64_t)(high - low + 1)); }

static float real(float low, float high) { return low + (high - low) * ((float)(next() >> 40) / (float)(1 << 24)); }

// FNV-1a over bytes.
static uint64_t hash;

static void add(const void *bytes, size_t size) {
  const uint8_t *byte = bytes;
  for (size_t i = 0; i < size; i++) hash = (hash ^ byte[i]) * 0x100000001b3;
}

static void begin(const char *name) {
  state = 1;
  for (const char *c = name; *c; c++) state = state * 31 + (uint8_t)*c;
  hash = 0xcbf29ce484222325;
}

static void end(const char *name) { printf("%s %016" PRIx64 "\n", name, hash); }

// MARK: Rows

enum { MOST = 400, ROOM = 64 };
static const size_t counts[] = {1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 24, 31, 33, 63, 64, 65, 127, 200, 333};
#define COUNTS (sizeof counts / sizeof *counts)

static uint32_t pixel(void) {
  const uint32_t kind = (uint32_t)(next() % 4), alpha = kind == 0 ? 255 : kind == 1 ? 0 : (uint32_t)(next() & 255);
  uint32_t value = alpha << 24;
  for (int c = 0; c < 3; c++) value |= (uint32_t)(next() % (alpha + 1)) << 8 * c;
  return value;
}

static void fill_pixels(uint32_t *row, size_t count) {
  for (size_t i = 0; i < count; i++) row[i] = pixel();
}

static void fill_numbers(uint16_t *row, size_t count, uint16_t most) {
  for (size_t i = 0; i < count; i++) row[i] = (uint16_t)between(0, most);
}

static void fill_mask(uint8_t *mask, size_t count) {
  for (size_t i = 0; i < count; i++) mask[i] = i / 8 % 3 == 0 ? (uint8_t)next() : i / 8 % 3 == 1 ? 255 : 0;
}

static uint32_t row_a[MOST + ROOM], row_b[MOST + ROOM], row_c[MOST + ROOM];
static uint16_t numbers[70][4 * (MOST + ROOM)], wide[4 * (MOST + ROOM)];
static uint8_t bytes[MOST + ROOM];

#define FOR_EACH_COUNT(NAME) \
  begin(NAME); \
  for (size_t turn = 0; turn < COUNTS; turn++)
#define COUNT counts[turn]

// MARK: Compositing

static void compositing(void) {
  FOR_EACH_COUNT("fill") {
    fill_pixels(row_a, MOST);
    pixel_rows_fill(row_a, COUNT, pixel());
    add(row_a, 4 * MOST);
  }
  end("fill");
  FOR_EACH_COUNT("repeat") {
    uint32_t eight[8];
    fill_pixels(eight, 8);
    fill_pixels(row_a, MOST);
    pixel_rows_repeat(row_a, COUNT, eight);
    add(row_a, 4 * MOST);
  }
  end("repeat");
  FOR_EACH_COUNT("over") {
    fill_pixels(row_a, MOST);
    fill_pixels(row_b, MOST);
    fill_mask(bytes, MOST);
    pixel_rows_over(row_a, COUNT, row_b);
    add(row_a, 4 * MOST);
    pixel_rows_over_covered(row_a, COUNT, row_b, (uint8_t)next());
    add(row_a, 4 * MOST);
    pixel_rows_over_mask(row_a, COUNT, row_b, bytes);
    add(row_a, 4 * MOST);
    pixel_rows_over_solid(row_a, COUNT, pixel());
    add(row_a, 4 * MOST);
    pixel_rows_over_solid_mask(row_a, COUNT, pixel(), bytes);
    add(row_a, 4 * MOST);
  }
  end("over");
  begin("over_solid_blocks");
  for (int turn = 0; turn < 20; turn++) {
    fill_pixels(row_a, MOST);
    fill_mask(bytes, MOST);
    pixel_rows_over_solid_blocks(row_a, 96, bytes, (size_t)between(1, 12), 4, pixel());
    add(row_a, 4 * MOST);
  }
  end("over_solid_blocks");
}

static void luma(void) {
  static uint8_t planes[4][MOST];
  FOR_EACH_COUNT("to_limited_range") {
    fill_pixels(row_a, MOST);
    fill_pixels(row_b, MOST);
    for (size_t i = 0; i < MOST; i++) row_a[i] |= 255u << 24, row_b[i] |= 255u << 24;
    memset(planes, 0, sizeof planes);
    pixel_rows_to_limited_range(row_a, row_b, COUNT / 2, planes[0], planes[1], planes[2], planes[3]);
    add(planes, sizeof planes);
  }
  end("to_limited_range");
}

// MARK: Blurs

// Weights with 16 fraction bits that are one with the centre.
static uint16_t fill_weights(uint16_t *weights, size_t reach) {
  uint32_t left = 65535;
  for (size_t i = 0; i < reach; i++) {
    weights[i] = (uint16_t)(next() % (left / 4 + 1));
    left -= 2u * weights[i];
  }
  return (uint16_t)left;
}

static void blurs(void) {
  static uint16_t weights[3 * 32 * 32];
  static uint32_t sums[4 * (MOST + ROOM)];
  const uint16_t *rows[70];
  for (int i = 0; i < 70; i++) rows[i] = numbers[i];
  FOR_EACH_COUNT("widen") {
    fill_pixels(row_a, MOST);
    fill_numbers(wide, 4 * MOST, 30000);
    pixel_rows_add(row_a, COUNT, wide);
    add(wide, 8 * COUNT);
    pixel_rows_widen(row_a, COUNT, wide);
    add(wide, 8 * COUNT);
    pixel_rows_part(wide, COUNT / 2, numbers[0], numbers[1]);
    add(numbers[0], 8 * (COUNT / 2));
    add(numbers[1], 8 * (COUNT / 2));
  }
  end("widen");
  FOR_EACH_COUNT("blocks") {
    for (int bits = 0; bits <= 8; bits++)
      for (int across = 0; across <= bits; across++) {
        const size_t factor = (size_t)1 << across;
        fill_numbers(wide, 4 * MOST, (uint16_t)((256 << (bits - across)) - 1));
        memset(numbers[0], 0, sizeof numbers[0]);
        pixel_rows_blocks(wide, COUNT, (size_t)between(1, (int64_t)factor), factor, bits, numbers[0]);
        add(numbers[0], 8 * COUNT);
      }
    for (size_t i = 0; i < 4 * COUNT; i++) sums[i] = (uint32_t)between(0, 32640 * 16);
    pixel_rows_add_numbers(wide, COUNT, sums);
    add(sums, 16 * COUNT);
    memset(numbers[0], 0, sizeof numbers[0]);
    pixel_rows_number_blocks(sums, COUNT, 3, 4, 6, numbers[0]);
    add(numbers[0], 8 * COUNT);
  }
  end("blocks");
  FOR_EACH_COUNT("convolve") {
    for (size_t reach = 1; reach <= 30; reach += 1 + reach / 3) {
      for (size_t i = 0; i <= 2 * reach; i++) fill_numbers(numbers[i], 4 * (MOST + ROOM), 32640);
      fill_numbers(wide, 4 * (MOST + ROOM), 32640);
      uint16_t centre = fill_weights(weights, reach);
      static uint16_t result[4 * (MOST + ROOM)];
      pixel_rows_convolve_across(wide, COUNT, centre, weights, reach, result);
      add(result, 8 * COUNT);
      pixel_rows_convolve_down(rows, COUNT, centre, weights, reach, result);
      add(result, 8 * COUNT);
      const uint16_t *even = numbers[0] + 4 * (reach / 2), *odd = numbers[1] + 4 * (reach / 2);
      pixel_rows_halve_across(even, odd, COUNT, weights, reach, result);
      add(result, 8 * COUNT);
      pixel_rows_halve_down(rows, COUNT, weights, reach, result);
      add(result, 8 * COUNT);
    }
  }
  end("convolve");
  begin("stretch");
  for (size_t factor = 2; factor <= 256; factor *= 2)
    for (size_t blocks = 1; blocks <= 12; blocks++) {
      static uint16_t result[4 * (256 * 12 + ROOM)];
      fill_numbers(numbers[0], 4 * (MOST + ROOM), 32640);
      for (size_t i = 0; i < sizeof weights / sizeof *weights; i++) weights[i] = (uint16_t)(next() % 21845);
      pixel_rows_stretch(numbers[0] + 4, blocks, factor, weights, result);
      add(result, 8 * factor * blocks);
    }
  end("stretch");
  FOR_EACH_COUNT("mix") {
    uint16_t rounding[8], three[3] = {10000, 40000, 15536};
    for (int i = 0; i < 8; i++) rounding[i] = (uint16_t)between(16, 110);
    for (int i = 0; i < 3; i++) fill_numbers(numbers[i], 4 * (MOST + ROOM), 32640);
    pixel_rows_round(numbers[0], rounding, COUNT, row_a);
    add(row_a, 4 * COUNT);
    pixel_rows_mix(rows, three, rounding, COUNT, row_a);
    add(row_a, 4 * COUNT);
    pixel_rows_mix_numbers(rows, three, COUNT, wide);
    add(wide, 8 * COUNT);
  }
  end("mix");
}

// MARK: Colours

static void colors(void) {
  static float linear[4096], encoded[8193];
  static uint16_t opaque[256], opaque_back[32641];
  for (int i = 0; i < 4096; i++) linear[i] = (float)i / 4095 * ((float)i / 4095);
  for (int i = 0; i < 8193; i++) encoded[i] = (float)i / 8192;
  for (int i = 0; i < 256; i++) opaque[i] = (uint16_t)(i * i / 2);
  for (int i = 0; i <= 32640; i++) opaque_back[i] = (uint16_t)i;
  FOR_EACH_COUNT("linear") {
    uint16_t rounding[8];
    for (int i = 0; i < 8; i++) rounding[i] = (uint16_t)between(16, 110);
    fill_pixels(row_a, MOST);
    pixel_rows_widen_linear(row_a, COUNT, linear, opaque, wide);
    add(wide, 8 * COUNT);
    pixel_rows_round_linear(wide, rounding, COUNT, encoded, opaque_back, row_a);
    add(row_a, 4 * COUNT);
  }
  end("linear");
  FOR_EACH_COUNT("color_matrix") {
    float matrix[20];
    for (int i = 0; i < 20; i++) matrix[i] = real(-2, 2);
    fill_pixels(row_a, MOST);
    memcpy(row_b, row_a, sizeof row_a);
    memcpy(row_c, row_a, sizeof row_a);
    pixel_rows_color_matrix(row_a, COUNT, matrix, real(0, 1));
    pixel_rows_straight_color_matrix(row_b, COUNT, matrix);
    pixel_rows_linear_color_matrix(row_c, COUNT, matrix, linear, encoded);
    add(row_a, 4 * COUNT);
    add(row_b, 4 * COUNT);
    add(row_c, 4 * COUNT);
    pixel_rows_alpha_threshold(row_c, COUNT, 40, 200, pixel());
    add(row_c, 4 * COUNT);
  }
  end("color_matrix");
  begin("linear_color_matrix");
  static uint32_t many[3000];
  const float apart[20] = {1.5f, 0, 0, 0, -0.1f, 0, 0.5f, 0, 0, 0.2f, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0};
  fill_pixels(many, 3000);
  for (int i = 0; i < 1000; i++) many[i] |= 255u << 24;
  memset(many + 1000, 0, 4000);
  pixel_rows_linear_color_matrix(many, 3000, apart, linear, encoded);
  add(many, sizeof many);
  end("linear_color_matrix");
}

// MARK: Gradients and pictures

static void places(void) {
  static uint32_t entries[1025];
  fill_pixels(entries, 1025);
  FOR_EACH_COUNT("along_line") {
    for (int i = 0; i < 8; i++) {
      pixel_rows_along_line(row_a, COUNT, between(-(1ll << 42), 1ll << 42), between(-(1ll << 34), 1ll << 34), entries, 1024);
      add(row_a, 4 * COUNT);
    }
  }
  end("along_line");
  FOR_EACH_COUNT("in_rings") {
    struct pixel_rows_rings rings = {entries, 1024, turn % 2, {0}, {0}, 0};
    for (int i = 0; i < 3; i++) rings.u[i] = real(-20, 20), rings.v[i] = real(-20, 20);
    rings.shift = real(-100, 100);
    for (int i = 0; i < 4; i++) {
      pixel_rows_in_rings(row_a, between(-3000, 3000), between(-3000, 3000), COUNT, &rings);
      add(row_a, 4 * COUNT);
    }
    // Beyond any picture.
    rings.u[2] = turn % 2 ? 1e300 : -1e300;
    pixel_rows_in_rings(row_a, 0, 0, COUNT, &rings);
    add(row_a, 4 * COUNT);
  }
  end("in_rings");
  static uint64_t fine[1025];
  uint64_t row[8];
  for (int i = 0; i < 1025; i++) fine[i] = (uint64_t)pixel() << 8 & 0xff00ff00ff00ff00u;
  for (int i = 0; i < 8; i++) row[i] = (uint64_t)(i * 31 + 2) * 0x0001000100010001u;
  FOR_EACH_COUNT("along_line_dithered") {
    for (int i = 0; i < 8; i++) {
      pixel_rows_along_line_dithered(
          row_a, between(-40, 40), COUNT, between(-(1ll << 42), 1ll << 42), between(-(1ll << 34), 1ll << 34), fine, 1024, row);
      add(row_a, 4 * COUNT);
    }
  }
  end("along_line_dithered");
  FOR_EACH_COUNT("in_rings_dithered") {
    struct pixel_rows_rings rings = {0, 1024, turn % 2, {0}, {0}, 0};
    for (int i = 0; i < 3; i++) rings.u[i] = real(-20, 20), rings.v[i] = real(-20, 20);
    rings.shift = real(-100, 100);
    for (int i = 0; i < 4; i++) {
      pixel_rows_in_rings_dithered(row_a, between(-3000, 3000), between(-3000, 3000), COUNT, &rings, fine, row);
      add(row_a, 4 * COUNT);
    }
  }
  end("in_rings_dithered");
  enum { WIDTH = 20, HEIGHT = 12 };
  static uint32_t picture[(WIDTH + 2) * (HEIGHT + 2) + 2];
  FOR_EACH_COUNT("sprites") {
    fill_pixels(picture, (WIDTH + 2) * (HEIGHT + 2));
    struct pixel_rows_sprite sprite = {picture + WIDTH + 3, WIDTH, HEIGHT, WIDTH + 2, 0, {0}, {0}, 0, 0};
    for (int c = 0; c < 4; c++) sprite.color |= (next() & 255) << 16 * c;
    pixel_rows_prepare_sprite(&sprite, between(-(1ll << 33), 1ll << 33), between(-(1ll << 33), 1ll << 33));
    fill_pixels(row_a, MOST);
    fill_pixels(row_b, MOST);
    fill_mask(bytes, MOST);
    const int64_t x = between(-(5ll << 32), 25ll << 32), y = between(-(5ll << 32), 17ll << 32);
    pixel_rows_sprite_colors(&sprite, x, y, COUNT, row_a);
    pixel_rows_sprite_over(&sprite, x, y, COUNT, bytes, row_b);
    add(row_a, 4 * MOST);
    add(row_b, 4 * MOST);
  }
  end("sprites");
}

// MARK: Shapes

static void shapes(void) {
  begin("chords");
  for (int32_t steps = 2; steps < 40; steps++) {
    int32_t points[2 * 40 + 8] = {0};
    double c[8];
    for (int i = 0; i < 8; i++) c[i] = (double)real(-500, 500);
    pixel_rows_chords(c[0], c[1], c[2], c[3], c[4], c[5], c[6], c[7], steps, points);
    add(points, 8 * (size_t)(steps - 1));
  }
  end("chords");
  enum { STRIDE = 1032, WORDS = 3, ROWS = 8 };
  static int32_t cells[STRIDE * ROWS];
  static uint64_t bits[WORDS * ROWS];
  static uint32_t target[STRIDE * ROWS];
  static uint8_t line[STRIDE];
  static struct pixel_rows_span spans[STRIDE / 4];
  begin("shapes");
  for (int turn = 0; turn < 60; turn++) {
    struct pixel_rows_cells band = {cells, bits, STRIDE, WORDS, 10, 20, 0, ROWS};
    band.columns = (int32_t)between(1, 1024);
    struct pixel_rows_edge edges[12];
    // A closed outline, so that rows end without coverage.
    const int32_t wide_by = (int32_t)between(1, 1100) * 256;
    int32_t px[12], py[12];
    for (int i = 0; i < 12; i++) px[i] = (int32_t)between(0, wide_by), py[i] = (int32_t)between(10 * 256, 40 * 256);
    for (int i = 0; i < 12; i++) edges[i] = (struct pixel_rows_edge){px[i], py[i], px[(i + 1) % 12], py[(i + 1) % 12]};
    pixel_rows_add_edges(&band, edges, 12);
    add(cells, sizeof cells);
    add(bits, sizeof bits);
    if (turn % 2) {
      fill_pixels(target, STRIDE * ROWS);
      pixel_rows_sweep_solid(&band, turn & 2, pixel(), target, STRIDE);
      add(target, sizeof target);
    } else {
      for (int32_t y = 0; y < ROWS; y++) {
        memset(line, 0, sizeof line);
        memset(spans, 0, sizeof spans);
        const size_t found = pixel_rows_sweep_row(&band, y, turn & 2, 16, line, spans);
        add(&(uint64_t){found}, 8);
        add(spans, sizeof *spans * found);
        add(line, (size_t)band.columns);
      }
    }
    memset(cells, 0, sizeof cells);
    memset(bits, 0, sizeof bits);
  }
  end("shapes");
}

int main(void) {
  compositing();
  luma();
  blurs();
  colors();
  places();
  shapes();
  return 0;
}
