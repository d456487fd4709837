#ifndef CSHADER_SHIM_H
#define CSHADER_SHIM_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* A value that a function is called with: numbers, bytes or a picture. */
typedef struct {
  /* Aligned to 16 bytes. */
  const void *values;
  /* Numbers; bytes of data. */
  int32_t count;
  /* Premultiplied pixels of 0xAARRGGBB; NULL for other values. */
  const uint32_t *pixels;
  int32_t width, height;
} cshader_argument;

enum {
  CSHADER_COLOR = 0,
  CSHADER_DISTORTION = 1,
  CSHADER_LAYER = 2,
  CSHADER_PAINT = 3,
};

/* A run of pixels of one row. Pixels are premultiplied, 0xAARRGGBB; `source` counts as clear beyond its edges. */
typedef struct {
  int32_t kind;
  int32_t x, y, count;
  uint32_t *target;
  const uint32_t *source;
  /* Words from one row of the source to the next, the place of its first pixel, and its size. */
  int64_t stride;
  int32_t left, top, width, height;
  /* a, b, c, d, tx, ty from pixels to points and back. */
  float to_points[6], to_pixels[6];
  /* Where a layer can be seen, in points: x, y, width, height; and how far around each pixel. */
  float bounds[4], reach[2];
  const cshader_argument *arguments;
} cshader_call;

/* A compiled function. */
typedef struct {
  /* NULL after the last of a table. */
  const char *name;
  /* Differs between functions of different sources. */
  uint64_t digest;
  /* A letter for each parameter after the position: 1 to 4 numbers, (i)nteger, (p)ointer, (t)exture, (L)ayer; NULL for a
     function that can't be called here. */
  const char *parameters;
  /* Components of the result: 2 or 4. */
  int32_t result;
  void (*run)(const cshader_call *);
} cshader_function;

/* Runs a function over a row. */
static inline void cshader_run(const cshader_function *function, const cshader_call *call) { function->run(call); }

#ifdef __cplusplus
}
#endif

#endif
