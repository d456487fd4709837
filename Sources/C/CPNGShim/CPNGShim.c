#include "CPNGShim.h"

#include <png.h>
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

/* A picture larger than this on a side is refused by libpng itself; Swift's limits are tighter. */
enum { SIDE_LIMIT = 1000000, CHUNK_LIMIT = 16 << 20, CHUNK_COUNT_LIMIT = 1000 };

typedef struct {
  const uint8_t *data;
  size_t size;
  size_t offset;
} input;

static void keep_message(png_structp png, png_const_charp text) {
  char *message = png_get_error_ptr(png);
  if (message) snprintf(message, CPNG_MESSAGE_SIZE, "%s", text);
  png_longjmp(png, 1);
}

static void ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void pull(png_structp png, png_bytep out, size_t count) {
  input *in = png_get_io_ptr(png);
  if (in->size - in->offset < count) png_error(png, "the file ends too early");
  memcpy(out, in->data + in->offset, count);
  in->offset += count;
}

static png_structp open_reader(input *in, png_infop *info, char *message) {
  message[0] = 0;
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, message, keep_message, ignore_warning);
  if (png) *info = png_create_info_struct(png);
  if (!png || !*info) {
    snprintf(message, CPNG_MESSAGE_SIZE, "out of memory");
    png_destroy_read_struct(&png, NULL, NULL);
    return NULL;
  }
  png_set_read_fn(png, in, pull);
  png_set_user_limits(png, SIDE_LIMIT, SIDE_LIMIT);
  png_set_chunk_malloc_max(png, CHUNK_LIMIT);
  png_set_chunk_cache_max(png, CHUNK_COUNT_LIMIT);
  /* Text, times and profiles don't change the pixels: skip them unread, so that damage there doesn't matter. */
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  return png;
}

static uint64_t row_size(uint64_t width, unsigned bits_per_pixel) {
  return width ? 1 + (width * bits_per_pixel + 7) / 8 : 0;
}

/* Decompressed size of all passes: interlaced pictures come as seven smaller ones. */
static uint64_t raw_size(png_structp png, png_infop info) {
  uint64_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  unsigned bits = png_get_bit_depth(png, info) * png_get_channels(png, info);
  if (png_get_interlace_type(png, info) == PNG_INTERLACE_NONE) return height * row_size(width, bits);
  uint64_t total = 0;
  for (int pass = 0; pass < 7; pass++)
    total += (uint64_t)PNG_PASS_ROWS(height, pass) * row_size(PNG_PASS_COLS(width, pass), bits);
  return total;
}

int cpng_read_header(const uint8_t *data, size_t size, cpng_header *header, char *message) {
  input in = {data, size, 0};
  png_infop info = NULL;
  png_structp png = open_reader(&in, &info, message);
  if (!png) return 1;
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  png_read_info(png, info);
  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  header->raw_size = raw_size(png, info);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

int cpng_read_pixels(const uint8_t *data, size_t size, int format, uint8_t *pixels, char *message) {
  input in = {data, size, 0};
  png_infop info = NULL;
  png_structp png = open_reader(&in, &info, message);
  if (!png) return 1;
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  png_read_info(png, info);
  uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  int is_deep = format == CPNG_RGBA16;
  size_t row = (size_t)width * (is_deep ? 8 : 4);
  png_set_expand(png); /* palette and small greys to 8 bits, tRNS to alpha */
  if (is_deep) {
    const uint16_t one = 1;
    png_set_expand_16(png);
    if (*(const uint8_t *)&one) png_set_swap(png);
  } else {
    png_set_scale_16(png);
    png_set_bgr(png);
  }
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, is_deep ? 65535 : 255, PNG_FILLER_AFTER);
  int passes = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != row) png_error(png, "an unknown kind of PNG");
  for (int pass = 0; pass < passes; pass++)
    for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + y * row, NULL);
  png_read_end(png, NULL);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

static void push_bytes(cpng_buffer *buffer, png_structp png, png_const_bytep bytes, size_t count) {
  if (buffer->capacity - buffer->size < count) {
    size_t capacity = buffer->capacity * 2 + count + 65536;
    uint8_t *data = realloc(buffer->data, capacity);
    if (!data) png_error(png, "out of memory");
    buffer->data = data;
    buffer->capacity = capacity;
  }
  memcpy(buffer->data + buffer->size, bytes, count);
  buffer->size += count;
}

static void push(png_structp png, png_bytep bytes, size_t count) {
  push_bytes(png_get_io_ptr(png), png, bytes, count);
}

int cpng_read_profile(const uint8_t *data, size_t size, cpng_buffer *profile, char *message) {
  input in = {data, size, 0};
  png_infop info = NULL;
  profile->size = 0;
  png_structp png = open_reader(&in, &info, message);
  if (!png) return 1;
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_read_struct(&png, &info, NULL);
    return 1;
  }
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, (png_const_bytep) "iCCP", 1);
  png_read_info(png, info);
  png_charp name = NULL;
  png_bytep bytes = NULL;
  png_uint_32 count = 0;
  int method = 0;
  if (!png_get_iCCP(png, info, &name, &method, &bytes, &count)) png_error(png, "the colour profile can't be read");
  push_bytes(profile, png, bytes, count);
  png_destroy_read_struct(&png, &info, NULL);
  return 0;
}

static void flush_nothing(png_structp png) { (void)png; }

int cpng_write(const uint8_t *rows, uint32_t width, uint32_t height, int channels, int level, int filter,
               cpng_buffer *buffer, char *message) {
  message[0] = 0;
  buffer->size = 0;
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, message, keep_message, ignore_warning);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  if (!info) {
    snprintf(message, CPNG_MESSAGE_SIZE, "out of memory");
    png_destroy_write_struct(&png, NULL);
    return 1;
  }
  if (setjmp(png_jmpbuf(png))) {
    png_destroy_write_struct(&png, &info);
    return 1;
  }
  png_set_write_fn(png, buffer, push, flush_nothing);
  png_set_user_limits(png, SIDE_LIMIT, SIDE_LIMIT);
  png_set_IHDR(png, info, width, height, 8, channels == 3 ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_set_compression_level(png, level);
  png_set_compression_mem_level(png, 9);
  png_set_compression_strategy(png, filter == CPNG_FILTER_NONE ? Z_DEFAULT_STRATEGY : Z_FILTERED);
  png_set_filter(png, PNG_FILTER_TYPE_BASE,
                 filter == CPNG_FILTER_NONE ? PNG_FILTER_NONE : filter == CPNG_FILTER_UP ? PNG_FILTER_UP : PNG_ALL_FILTERS);
  png_write_info(png, info);
  for (uint32_t y = 0; y < height; y++) png_write_row(png, rows + (size_t)y * width * channels);
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  return 0;
}

void cpng_buffer_free(cpng_buffer *buffer) {
  free(buffer->data);
  buffer->data = NULL;
  buffer->size = buffer->capacity = 0;
}
