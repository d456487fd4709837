#include "crsvg_shim.h"

#include "clazy_library.h"
#include <cairo.h>
#include <glib-object.h>
#include <stdio.h>

/* Declarations of librsvg 2.52 and later. Its headers would have the program linked with it. */
typedef struct _RsvgHandle RsvgHandle;
typedef struct {
  double x, y, width, height;
} RsvgRectangle;
typedef struct {
  double length;
  int unit;
} RsvgLength;

static struct {
  RsvgHandle *(*handle_new_from_data)(const guint8 *data, gsize size, GError **error);
  void (*handle_set_dpi)(RsvgHandle *handle, double dpi);
  gboolean (*handle_set_stylesheet)(RsvgHandle *handle, const guint8 *css, gsize size, GError **error);
  gboolean (*handle_get_intrinsic_size_in_pixels)(RsvgHandle *handle, double *width, double *height);
  void (*handle_get_intrinsic_dimensions)(
      RsvgHandle *handle, gboolean *has_width, RsvgLength *width, gboolean *has_height, RsvgLength *height,
      gboolean *has_box, RsvgRectangle *box);
  gboolean (*handle_render_document)(RsvgHandle *handle, cairo_t *cr, const RsvgRectangle *viewport, GError **error);
} rsvg;

#define FUNCTION(name) {"rsvg_" #name, (void **)&rsvg.name}
static const clazy_function functions[] = {
    FUNCTION(handle_new_from_data),
    FUNCTION(handle_set_dpi),
    FUNCTION(handle_set_stylesheet),
    FUNCTION(handle_get_intrinsic_size_in_pixels),
    FUNCTION(handle_get_intrinsic_dimensions),
    FUNCTION(handle_render_document),
};
static const char *const files[] = {"librsvg-2.so.2", "librsvg-2.so", NULL};
static clazy_library library = {
    files, functions, sizeof functions / sizeof *functions, PTHREAD_MUTEX_INITIALIZER, 0};

static void copy_message(char *message, const char *text) {
  snprintf(message, CRSVG_MESSAGE_SIZE, "%s", text ? text : "its content can't be read");
}

crsvg_document *crsvg_open(const uint8_t *data, size_t size, char *message) {
  GError *error = NULL;
  message[0] = 0;
  if (!clazy_load(&library)) {
    copy_message(message, "librsvg is not installed");
    return NULL;
  }
  RsvgHandle *handle = rsvg.handle_new_from_data(data, size, &error);
  if (!handle) {
    copy_message(message, error ? error->message : NULL);
    g_clear_error(&error);
    return NULL;
  }
  rsvg.handle_set_dpi(handle, 96);
  /* As a phone draws vector assets: without filters. */
  static const char plain[] = "* { filter: none !important; }";
  if (!rsvg.handle_set_stylesheet(handle, (const guint8 *)plain, sizeof(plain) - 1, &error)) g_clear_error(&error);
  return (crsvg_document *)handle;
}

void crsvg_size(crsvg_document *document, double *width, double *height) {
  RsvgHandle *handle = (RsvgHandle *)document;
  if (rsvg.handle_get_intrinsic_size_in_pixels(handle, width, height) && *width > 0 && *height > 0) return;
  gboolean has_width, has_height, has_box;
  RsvgLength own_width, own_height;
  RsvgRectangle box;
  rsvg.handle_get_intrinsic_dimensions(handle, &has_width, &own_width, &has_height, &own_height, &has_box, &box);
  *width = has_box ? box.width : 100;
  *height = has_box ? box.height : 100;
}

int crsvg_render(crsvg_document *document, uint32_t *pixels, int width, int height, double x, double y,
                 double rect_width, double rect_height, char *message) {
  double own_width, own_height;
  message[0] = 0;
  crsvg_size(document, &own_width, &own_height);
  if (!(own_width > 0) || !(own_height > 0)) {
    copy_message(message, "it has no size");
    return 1;
  }
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, x, y);
  cairo_scale(cr, rect_width / own_width, rect_height / own_height);
  RsvgRectangle viewport = {0, 0, own_width, own_height};
  GError *error = NULL;
  gboolean done = rsvg.handle_render_document((RsvgHandle *)document, cr, &viewport, &error);
  if (!done) copy_message(message, error ? error->message : NULL);
  g_clear_error(&error);
  if (done && cairo_status(cr) != CAIRO_STATUS_SUCCESS) {
    copy_message(message, cairo_status_to_string(cairo_status(cr)));
    done = FALSE;
  }
  cairo_surface_flush(surface);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return done ? 0 : 1;
}

void crsvg_close(crsvg_document *document) { g_object_unref(document); }
