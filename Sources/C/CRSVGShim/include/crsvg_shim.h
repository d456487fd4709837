#ifndef CRSVG_SHIM_H
#define CRSVG_SHIM_H

#include <stddef.h>
#include <stdint.h>

/* librsvg's functions take GLib objects, whose declarations only one Swift module may have: these take none. */

enum { CRSVG_MESSAGE_SIZE = 200 };

typedef struct crsvg_document crsvg_document;

/* Reads an SVG document that refers to no other files. Returns NULL with a sentence in `message` (always
   terminated) when it can't. The document is freed by crsvg_close. */
crsvg_document *crsvg_open(const uint8_t *data, size_t size, char *message);

/* The document's own size in CSS pixels. */
void crsvg_size(crsvg_document *document, double *width, double *height);

/* Draws the document, stretched to a rectangle, over premultiplied words 0xAARRGGBB without padding. Returns 0, or
   1 with a sentence in `message`. */
int crsvg_render(crsvg_document *document, uint32_t *pixels, int width, int height, double x, double y,
                 double rect_width, double rect_height, char *message);

void crsvg_close(crsvg_document *document);

#endif
