#ifndef CPDF_SHIM_H
#define CPDF_SHIM_H

#include <stddef.h>
#include <stdint.h>

/* Poppler's functions take GLib objects, whose declarations only one Swift module may have: these take none. */

enum { CPDF_MESSAGE_SIZE = 200 };

typedef struct cpdf_document cpdf_document;

/* Reads the first page of a PDF document. Returns NULL with a sentence in `message` (always terminated) when it
   can't. The document is freed by cpdf_close. */
cpdf_document *cpdf_open(const uint8_t *data, size_t size, char *message);

/* The page's size in points. */
void cpdf_size(cpdf_document *document, double *width, double *height);

/* Draws the page, stretched to a rectangle, over premultiplied words 0xAARRGGBB without padding. Returns 0, or 1 with
   a sentence in `message`. */
int cpdf_render(cpdf_document *document, uint32_t *pixels, int width, int height, double x, double y,
                double rect_width, double rect_height, char *message);

void cpdf_close(cpdf_document *document);

#endif
