#include "cpdf_shim.h"

#include "clazy_library.h"
#include <cairo.h>
#include <glib-object.h>
#include <stdio.h>
#include <stdlib.h>

/* Declarations of Poppler 0.82 and later. Its headers would have the program linked with it. */
typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;

static struct {
  PopplerDocument *(*document_new_from_bytes)(GBytes *bytes, const char *password, GError **error);
  int (*document_get_n_pages)(PopplerDocument *document);
  PopplerPage *(*document_get_page)(PopplerDocument *document, int index);
  void (*page_get_size)(PopplerPage *page, double *width, double *height);
  void (*page_render)(PopplerPage *page, cairo_t *cr);
} poppler;

#define FUNCTION(name) {"poppler_" #name, (void **)&poppler.name}
static const clazy_function functions[] = {
    FUNCTION(document_new_from_bytes), FUNCTION(document_get_n_pages), FUNCTION(document_get_page),
    FUNCTION(page_get_size),           FUNCTION(page_render),
};
static const char *const files[] = {"libpoppler-glib.so.8", "libpoppler-glib.so", NULL};
static clazy_library library = {
    files, functions, sizeof functions / sizeof *functions, PTHREAD_MUTEX_INITIALIZER, 0};

struct cpdf_document {
  PopplerDocument *document;
  PopplerPage *page;
};

static void copy_message(char *message, const char *text) {
  snprintf(message, CPDF_MESSAGE_SIZE, "%s", text ? text : "its content can't be read");
}

cpdf_document *cpdf_open(const uint8_t *data, size_t size, char *message) {
  message[0] = 0;
  if (!clazy_load(&library)) {
    copy_message(message, "Poppler is not installed");
    return NULL;
  }
  GError *error = NULL;
  GBytes *bytes = g_bytes_new(data, size);
  PopplerDocument *document = poppler.document_new_from_bytes(bytes, NULL, &error);
  g_bytes_unref(bytes);
  if (!document) {
    copy_message(message, error ? error->message : NULL);
    g_clear_error(&error);
    return NULL;
  }
  PopplerPage *page = poppler.document_get_n_pages(document) > 0 ? poppler.document_get_page(document, 0) : NULL;
  cpdf_document *result = page ? malloc(sizeof *result) : NULL;
  if (!result) {
    copy_message(message, page ? "there is no memory for it" : "it has no page");
    if (page) g_object_unref(page);
    g_object_unref(document);
    return NULL;
  }
  result->document = document;
  result->page = page;
  return result;
}

void cpdf_size(cpdf_document *document, double *width, double *height) {
  poppler.page_get_size(document->page, width, height);
}

int cpdf_render(cpdf_document *document, uint32_t *pixels, int width, int height, double x, double y,
                double rect_width, double rect_height, char *message) {
  double own_width, own_height;
  message[0] = 0;
  cpdf_size(document, &own_width, &own_height);
  if (!(own_width > 0) || !(own_height > 0)) {
    copy_message(message, "it has no size");
    return 1;
  }
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data((unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *cr = cairo_create(surface);
  cairo_translate(cr, x, y);
  cairo_scale(cr, rect_width / own_width, rect_height / own_height);
  poppler.page_render(document->page, cr);
  cairo_status_t status = cairo_status(cr);
  if (status != CAIRO_STATUS_SUCCESS) copy_message(message, cairo_status_to_string(status));
  cairo_surface_flush(surface);
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return status == CAIRO_STATUS_SUCCESS ? 0 : 1;
}

void cpdf_close(cpdf_document *document) {
  g_object_unref(document->page);
  g_object_unref(document->document);
  free(document);
}
