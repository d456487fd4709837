#ifndef CPNG_SHIM_H
#define CPNG_SHIM_H

#include <stddef.h>
#include <stdint.h>

/* libpng reports errors by longjmp, which must not cross Swift frames. Each function here runs libpng start to
   finish and returns 0, or 1 with a sentence in `message` (always terminated). Nothing is kept between calls. */

enum { CPNG_MESSAGE_SIZE = 200 };

typedef struct {
  uint32_t width;
  uint32_t height;
  /* Bytes of decompressed pixel data the file must hold, filter bytes included. */
  uint64_t raw_size;
} cpng_header;

/* Reads the header alone: nothing the size of the picture is allocated. */
int cpng_read_header(const uint8_t *data, size_t size, cpng_header *header, char *message);

/* Decodes any kind of PNG to straight-alpha BGRA, 8 bits a component, rows of width * 4 bytes without padding.
   `pixels` holds width * height * 4 bytes as the header said. */
int cpng_read_bgra(const uint8_t *data, size_t size, uint8_t *pixels, char *message);

/* How the rows of a picture are filtered before compression. */
enum { CPNG_FILTER_NONE = 0, CPNG_FILTER_ADAPTIVE = 1, CPNG_FILTER_UP = 2 };

/* Grows while a picture is written; `data` is freed by cpng_buffer_free, also after an error. */
typedef struct {
  uint8_t *data;
  size_t size;
  size_t capacity;
} cpng_buffer;

/* Compresses with zlib at `level` (1...9). `rows` are height rows of RGB (channels 3) or straight RGBA (4) without
   padding. Writes an sRGB chunk. */
int cpng_write(const uint8_t *rows, uint32_t width, uint32_t height, int channels, int level, int filter,
               cpng_buffer *buffer, char *message);

void cpng_buffer_free(cpng_buffer *buffer);

#endif
