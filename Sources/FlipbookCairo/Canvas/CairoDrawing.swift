internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

/// Drawing of lists on contexts of Cairo's.
enum CairoDrawing {
  /// Kinds of surfaces that keep glyphs.
  private static let textKinds: [cairo_surface_type_t] = [
    CAIRO_SURFACE_TYPE_PDF, CAIRO_SURFACE_TYPE_PS, CAIRO_SURFACE_TYPE_SVG, CAIRO_SURFACE_TYPE_RECORDING,
  ]

  /// Draws a list, its top left corner at the context's origin, a point for each unit of its user space.
  ///
  /// - Parameters:
  ///   - context: A `cairo_t`, left as it was but for its path.
  ///   - resolution: Pixels per point of what is placed as a picture; nil for those of the context's device.
  static func draw(
    _ list: DisplayList, on context: OpaquePointer, resolution: Double? = nil,
    glyphs: any GlyphSource = GlyphStore.shared
  ) {
    guard cairo_status(context) == CAIRO_STATUS_SUCCESS else {
      CairoFailure(cairo_status(context))?.report()
      return
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let base = CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    let page = PixelRect(covering: CGRect(origin: .zero, size: list.size))
    if page.isEmpty { return }
    let area = Double(page.area)
    // No more than 64 million pixels, however large the page is.
    let most = (67_108_864 / area).squareRoot()
    let wanted = resolution ?? max(0.25, Double(base.largestScale))
    let painter = CairoPainter(page: page, resolution: max(1 / 64, min(wanted, most)), glyphs: glyphs)
    let kind = cairo_surface_get_type(cairo_get_target(context))
    painter.keepsText = textKinds.contains { $0 == kind }
    cairo_save(context)
    cairo_new_path(context)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_dash(context, nil, 0, 0)
    cairo_set_tolerance(context, 0.05)
    cairo_rectangle(context, 0, 0, Double(list.size.width), Double(list.size.height))
    cairo_clip(context)
    let sheet = CairoSheet(borrowing: context, base: base, bounds: page)
    painter.paintPage(list, on: sheet)
    cairo_restore(context)
    sheet.check()
  }
}
