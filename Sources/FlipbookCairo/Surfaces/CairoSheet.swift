internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

/// A context to draw with, and the pixels that it draws on, where these are Flipbook's.
final class CairoSheet {
  /// A `cairo_t`, owned.
  let context: OpaquePointer
  /// The pixels; nil for a surface of someone else's.
  let pixels: Surface?
  /// The area that can be painted, in the painter's pixels.
  let bounds: PixelRect
  /// From the painter's pixels to the space of the context's device.
  let base: CGAffineTransform

  /// A sheet on a surface's pixels, or a part of them.
  init(_ pixels: Surface, part: PixelRect? = nil) {
    let bounds = part ?? pixels.bounds
    self.pixels = pixels
    self.bounds = bounds
    base = .identity
    let surface = CairoPicture.surface(pixels, bounds)
    cairo_surface_set_device_offset(surface, -Double(bounds.minX), -Double(bounds.minY))
    guard let context = cairo_create(surface) else { preconditionFailure("no memory is left") }
    cairo_surface_destroy(surface)
    self.context = context
    cairo_set_tolerance(context, Self.tolerance)
  }

  /// A sheet on the surface of a context of someone else's, which is left as it was.
  ///
  /// - Parameter bounds: The visible area, in the painter's pixels.
  init(borrowing context: OpaquePointer, base: CGAffineTransform, bounds: PixelRect) {
    self.context = context
    pixels = nil
    self.bounds = bounds
    self.base = base
    cairo_reference(context)
  }

  deinit { cairo_destroy(context) }

  /// How far a chord may stray from its curve, in pixels.
  private static let tolerance = 0.04

  /// Reports a failure of anything drawn since.
  func check() { CairoFailure(cairo_status(context))?.report() }

  func saved(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  /// Sets the context's matrix to one that ends in the painter's pixels.
  func setMatrix(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform.concatenating(base))
    cairo_set_matrix(context, &matrix)
  }

  func clip(to rect: PixelRect) {
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
    cairo_rectangle(context, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_clip(context)
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(
      xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
  }
}
