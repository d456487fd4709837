internal import CCairo
import FlipbookRaster

/// How much of each pixel clips let through.
final class CairoMask {
  let bounds: PixelRect
  /// A surface of coverage, whose device space is the painter's pixels. Owned.
  let surface: OpaquePointer
  let context: OpaquePointer

  /// Everything gets through at first.
  init(bounds: PixelRect) {
    self.bounds = bounds
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height)),
      let context = cairo_create(surface)
    else { preconditionFailure("no memory is left") }
    self.surface = surface
    self.context = context
    cairo_surface_set_device_offset(surface, -Double(bounds.minX), -Double(bounds.minY))
    cairo_set_source_rgba(context, 1, 1, 1, 1)
    cairo_paint(context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
}
