#include "ccairo_shim.h"

#include <cairo-ft.h>
#include <stdlib.h>

const void *ccairo_key(void) {
  static const char key;
  return &key;
}

static const cairo_user_data_key_t face_key;

/* A library for each face, so that faces of two threads share nothing. */
typedef struct {
  FT_Library library;
  FT_Face face;
} owned_face;

static void close_face(void *data) {
  owned_face *owned = data;
  FT_Done_Face(owned->face);
  FT_Done_FreeType(owned->library);
  free(owned);
}

void *ccairo_face_create(const char *path, long index) {
  owned_face *owned = calloc(1, sizeof *owned);
  if (!owned) return NULL;
  if (FT_Init_FreeType(&owned->library)) {
    free(owned);
    return NULL;
  }
  if (FT_New_Face(owned->library, path, index, &owned->face)) {
    FT_Done_FreeType(owned->library);
    free(owned);
    return NULL;
  }
  cairo_font_face_t *face = cairo_ft_font_face_create_for_ft_face(owned->face, FT_LOAD_NO_HINTING);
  if (cairo_font_face_status(face) ||
      cairo_font_face_set_user_data(face, &face_key, owned, close_face)) {
    cairo_font_face_destroy(face);
    close_face(owned);
    return NULL;
  }
  return face;
}
