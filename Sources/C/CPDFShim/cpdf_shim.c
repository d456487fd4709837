#include "cpdf_shim.h"

#include <poppler.h>
#include <stdio.h>
#include <stdlib.h>

struct cpdf_document {
  PopplerDocument *document;
  PopplerPage *page;
};

static void copy_message(char *message, const char *text) {
  snprintf(message, CPDF_MESSAGE_SIZE, "%s", text ? text : "its content can't be read");
}

cpdf_document *cpdf_open(const uint8_t *data, size_t size, char *message) {
  message[0] = 0;
  GError *error = NULL;
  GBytes *bytes = g_bytes_new(data, size);
  PopplerDocument *document = poppler_document_new_from_bytes(bytes, NULL, &error);
  g_bytes_unref(bytes);
  if (!document) {
    copy_message(message, error ? error->message : NULL);
    g_clear_error(&error);
    return NULL;
  }
  PopplerPage *page = poppler_document_get_n_pages(document) > 0 ? poppler_document_get_page(document, 0) : NULL;
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
  poppler_page_get_size(document->page, width, height);
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
  poppler_page_render(document->page, cr);
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
