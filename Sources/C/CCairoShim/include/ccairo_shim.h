#ifndef CCAIRO_SHIM_H
#define CCAIRO_SHIM_H

/* A face of a font file for Cairo, a cairo_font_face_t that the caller owns, or NULL. FreeType's own declarations stay
   here: only one Swift module may have them. `index` is the number of the face; a named instance of a variable font is in
   the upper half, from 1. */
void *ccairo_face_create(const char *path, long index);

/* An address under which user data of Flipbook's is kept. */
const void *ccairo_key(void);

#endif
