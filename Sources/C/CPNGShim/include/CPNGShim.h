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

/* Straight-alpha pixels without padding: 8 bits a component as B, G, R, A, or 16 bits in host order as R, G, B, A. */
enum { CPNG_BGRA8 = 0, CPNG_RGBA16 = 1 };

/* Decodes any kind of PNG. `pixels` holds width * height pixels as the header said. */
int cpng_read_pixels(const uint8_t *data, size_t size, int format, uint8_t *pixels, char *message);

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

/* Reads the ICC profile of a PNG that has an iCCP chunk. */
int cpng_read_profile(const uint8_t *data, size_t size, cpng_buffer *profile, char *message);

void cpng_buffer_free(cpng_buffer *buffer);

#endif
