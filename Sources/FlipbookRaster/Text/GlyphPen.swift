internal import CPango
import FlipbookPicture
import Foundation

/// Receives the outline of a glyph from HarfBuzz, in font units with y up, and builds a path in ems with y down.
struct GlyphPen {
  var path = Path()
  /// The size of one of the font's units in ems.
  let unitX, unitY: CGFloat

  init(unitX: CGFloat, unitY: CGFloat) { (self.unitX, self.unitY) = (unitX, unitY) }

  private func point(_ x: Float, _ y: Float) -> CGPoint {
    CGPoint(x: CGFloat(x) * unitX, y: -CGFloat(y) * unitY)
  }

  /// The table of functions that HarfBuzz calls, with a pen as their data. Made once and never freed.
  static let functions = DrawFunctions()

  struct DrawFunctions: @unchecked Sendable {
    // Unchecked: HarfBuzz only reads the table once it is immutable.
    let pointer: OpaquePointer?

    fileprivate init() {
      pointer = hb_draw_funcs_create()
      hb_draw_funcs_set_move_to_func(
        pointer, { _, pen, _, x, y, _ in GlyphPen.with(pen) { $0.path.move(to: $0.point(x, y)) } }, nil, nil)
      hb_draw_funcs_set_line_to_func(
        pointer, { _, pen, _, x, y, _ in GlyphPen.with(pen) { $0.path.addLine(to: $0.point(x, y)) } }, nil,
        nil)
      hb_draw_funcs_set_quadratic_to_func(
        pointer,
        { _, pen, _, x1, y1, x, y, _ in
          GlyphPen.with(pen) { $0.path.addQuadCurve(to: $0.point(x, y), control: $0.point(x1, y1)) }
        }, nil, nil)
      hb_draw_funcs_set_cubic_to_func(
        pointer,
        { _, pen, _, x1, y1, x2, y2, x, y, _ in
          GlyphPen.with(pen) {
            $0.path.addCurve(
              to: $0.point(x, y), control1: $0.point(x1, y1), control2: $0.point(x2, y2))
          }
        }, nil, nil)
      hb_draw_funcs_set_close_path_func(
        pointer, { _, pen, _, _ in GlyphPen.with(pen) { $0.path.closeSubpath() } }, nil, nil)
      hb_draw_funcs_make_immutable(pointer)
    }
  }

  private static func with(_ data: UnsafeMutableRawPointer?, _ body: (inout GlyphPen) -> Void) {
    guard let data else { return }
    body(&data.assumingMemoryBound(to: GlyphPen.self).pointee)
  }
}
