// Objects of a class that is only known as the program runs: `register(Cell.self, …)` promises that there is an
// initializer, but Swift lets only required ones be called on a class that is a value, and overrides of required ones
// must say so, which files written for UIKit don't. Every initializer that can be overridden has a place in its class's
// table of methods all the same. The place is found by the base class's own initializer, whose address is in that
// class's table, and called as Swift calls it. Where it is not found nothing is made, and a test fails.

#include "CClassInit.h"

#include <stddef.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// The initializers of the base classes, under the names the compiler gives them.
extern void flipbook_layer_init(void) __asm__("$s14FlipbookLayers7CALayerCACycfC");
extern void flipbook_attributes_init(void) __asm__("$s13FlipbookUIKit32UICollectionViewLayoutAttributesCACycfC");
extern void flipbook_view_init(void) __asm__("$s13FlipbookUIKit6UIViewCACycfC");
extern void flipbook_framed_view_init(void) __asm__("$s13FlipbookUIKit6UIViewC5frameAC10Foundation6CGRectV_tcfC");
extern void flipbook_controller_init(void) __asm__("$s13FlipbookUIKit16UIViewControllerCACycfC");
extern void flipbook_reusable_init(void) __asm__("$s13FlipbookUIKit24UICollectionReusableViewC5frameAC10Foundation6CGRectV_tcfC");
extern void flipbook_cell_init(void)
    __asm__("$s13FlipbookUIKit15UITableViewCellC5style15reuseIdentifierA2C0E5StyleO_SSSgtcfC");
extern void flipbook_header_init(void) __asm__("$s13FlipbookUIKit023UITableViewHeaderFooterD0C15reuseIdentifierACSSSg_tcfC");

// The words at the start of a class's record: its kind, its superclass, flags and address point, instance size,
// alignment, size and address point of the record itself, descriptor, destroyer.
enum { FIRST_METHOD = 6, SIZE = 8, ADDRESS_POINT = 9 };

/// The initializer of `type` that stands where `base` has `own`; NULL where there is no such place.
static void *initializer(void **type, void **base, void (*own)(void)) {
  const uint32_t *numbers = (const uint32_t *)base;
  uint32_t words = (numbers[SIZE] - numbers[ADDRESS_POINT]) / sizeof(void *);
  for (uint32_t place = FIRST_METHOD; place < words; place++)
    if (base[place] == (void *)own) return type[place];
  return NULL;
}

typedef SWIFT void *(*plain_init)(SELF void *);

static void *make_plain(void **type, void **base, void (*own)(void)) {
  plain_init make = (plain_init)initializer(type, base, own);
  return make ? make(type) : NULL;
}

SWIFT void *flipbook_make_layer(void **type, void **base) {
  return make_plain(type, base, flipbook_layer_init);
}

SWIFT void *flipbook_make_attributes(void **type, void **base) {
  return make_plain(type, base, flipbook_attributes_init);
}

SWIFT void *flipbook_make_view(void **type, void **base) { return make_plain(type, base, flipbook_view_init); }

SWIFT void *flipbook_make_controller(void **type, void **base) {
  return make_plain(type, base, flipbook_controller_init);
}

// A rectangle is four numbers.
typedef SWIFT void *(*frame_init)(double, double, double, double, SELF void *);

SWIFT void *flipbook_make_framed_view(double x, double y, double width, double height, void **type, void **base) {
  frame_init make = (frame_init)initializer(type, base, flipbook_framed_view_init);
  return make ? make(x, y, width, height, type) : NULL;
}

SWIFT void *flipbook_make_reusable(double x, double y, double width, double height, void **type, void **base) {
  frame_init make = (frame_init)initializer(type, base, flipbook_reusable_init);
  return make ? make(x, y, width, height, type) : NULL;
}

// A String? is two words; both initializers take it over, so it is handed on as it comes.

SWIFT void *flipbook_make_cell(uint8_t style, uint64_t text, uint64_t storage, void **type, void **base) {
  typedef SWIFT void *(*cell_init)(uint8_t, uint64_t, uint64_t, SELF void *);
  cell_init make = (cell_init)initializer(type, base, flipbook_cell_init);
  return make ? make(style, text, storage, type) : NULL;
}

SWIFT void *flipbook_make_header(uint64_t text, uint64_t storage, void **type, void **base) {
  typedef SWIFT void *(*header_init)(uint64_t, uint64_t, SELF void *);
  header_init make = (header_init)initializer(type, base, flipbook_header_init);
  return make ? make(text, storage, type) : NULL;
}
