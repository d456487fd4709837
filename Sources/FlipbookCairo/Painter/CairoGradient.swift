internal import CCairo
import FlipbookPicture
import Foundation

/// Gradients as Cairo has them.
enum CairoGradient {
  /// A pattern, which the caller owns; nil for gradients that Cairo has no pattern for.
  ///
  /// - Parameters:
  ///   - stops: Those of the gradient's ramp.
  ///   - device: From the gradient's space to the context's user space.
  static func pattern(
    _ gradient: GradientPaint, _ stops: () -> [CairoStop], _ device: CGAffineTransform
  ) -> OpaquePointer? {
    var toPattern = device.inverted()
    guard toPattern.isFinite, let shape = shape(gradient, &toPattern) else { return nil }
    let pattern: OpaquePointer?
    switch shape {
    case .linear(let start, let end): pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    case .radial(let start, let startRadius, let end, let endRadius):
      pattern = cairo_pattern_create_radial(start.x, start.y, startRadius, end.x, end.y, endRadius)
    }
    guard let pattern else { return nil }
    var extend = gradient.extend
    var isOpen = false
    if case .circles(let circles) = gradient.geometry {
      extend = .pad
      isOpen = !circles.drawsBeforeStart && !circles.drawsAfterEnd
      // Before the first circle nothing is drawn, as if in a clear colour.
      if !circles.drawsBeforeStart, circles.drawsAfterEnd {
        cairo_pattern_add_color_stop_rgba(pattern, 0, 0, 0, 0, 0)
      }
    }
    cairo_pattern_set_extend(pattern, isOpen ? CAIRO_EXTEND_NONE : extend.cairo)
    for stop in stops() {
      let color = SIMD4<Double>(stop.color)
      cairo_pattern_add_color_stop_rgba(pattern, stop.offset, color.x, color.y, color.z, color.w)
    }
    var matrix = cairo_matrix_t(toPattern)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }

  private enum Shape {
    case linear(CGPoint, CGPoint)
    case radial(CGPoint, Double, CGPoint, Double)
  }

  private static func shape(_ gradient: GradientPaint, _ toPattern: inout CGAffineTransform) -> Shape? {
    switch gradient.geometry {
    case .linear(let start, let end):
      let way = CGSize(width: end.x - start.x, height: end.y - start.y)
      guard start.isFinite, end.isFinite, way.width != 0 || way.height != 0 else { return nil }
      return .linear(start, end)
    case .radial(let center, let startRadius, let endRadius, let transform):
      guard transform.determinant != 0, center.isFinite, startRadius.isFinite, endRadius.isFinite,
        abs(endRadius - startRadius) > 1e-3, min(startRadius, endRadius) >= 0
      else { return nil }
      toPattern = toPattern.concatenating(transform.inverted())
      return toPattern.isFinite ? .radial(center, Double(startRadius), center, Double(endRadius)) : nil
    case .conic: return nil
    case .circles(let circles):
      // Of two circles through a place Cairo takes the later, which may be one that is not drawn.
      guard circles.drawsAfterEnd || !circles.drawsBeforeStart, circles.start.isFinite, circles.end.isFinite,
        circles.startRadius.isFinite, circles.endRadius.isFinite
      else { return nil }
      return .radial(
        circles.start, Double(circles.startRadius), circles.end, Double(circles.endRadius))
    }
  }
}

extension GradientPaint.Extend {
  fileprivate var cairo: cairo_extend_t {
    switch self {
    case .pad: CAIRO_EXTEND_PAD
    case .repeat: CAIRO_EXTEND_REPEAT
    case .mirror: CAIRO_EXTEND_REFLECT
    }
  }
}
