import CCairo
import FlipbookDrawing
import Foundation

@testable import FlipbookRaster

/// The coverage Cairo computes for a path: an independent reference, good to about 1/17 of a pixel.
func cairoCoverage(_ path: Path, _ size: PixelRect, rule: CoverageRasterizer.Rule = .nonzero) -> [UInt8] {
  let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(size.width), Int32(size.height))
  let context = cairo_create(surface)
  defer {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }
  cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
  cairo_set_tolerance(context, 0.01)
  cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
  path.forEach { element in
    switch element {
    case .move(let to): cairo_move_to(context, to.x, to.y)
    case .line(let to): cairo_line_to(context, to.x, to.y)
    case .quadCurve(let to, let c):
      var (x, y) = (0.0, 0.0)
      cairo_get_current_point(context, &x, &y)
      cairo_curve_to(
        context, x + (c.x - x) * 2 / 3, y + (c.y - y) * 2 / 3, to.x + (c.x - to.x) * 2 / 3,
        to.y + (c.y - to.y) * 2 / 3, to.x, to.y)
    case .curve(let to, let a, let b): cairo_curve_to(context, a.x, a.y, b.x, b.y, to.x, to.y)
    case .closeSubpath: cairo_close_path(context)
    }
  }
  cairo_fill(context)
  cairo_surface_flush(surface)
  let stride = Int(cairo_image_surface_get_stride(surface))
  guard let data = cairo_image_surface_get_data(surface) else { return [] }
  return (0..<size.height).flatMap { y in (0..<size.width).map { data[y * stride + $0] } }
}
