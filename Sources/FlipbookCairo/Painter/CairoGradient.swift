internal import CCairo
import FlipbookPicture
import FlipbookRaster
import Foundation

/// Gradients as Cairo has them.
enum CairoGradient {
  /// How many colours stand for the way from one stop to the next where Cairo mixes in another space.
  private static let steps = 48

  /// A pattern, which the caller owns; nil for gradients that Cairo has no pattern for.
  ///
  /// - Parameter device: From the gradient's space to the context's user space.
  static func pattern(
    _ gradient: GradientPaint, opacity: Double, _ device: CGAffineTransform
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
    addStops(gradient.ramp, opacity, to: pattern)
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

  /// Adds stops, and colours between them where Cairo, which mixes encoded colours that are not premultiplied, would come to
  /// others.
  private static func addStops(_ ramp: GradientRamp, _ opacity: Double, to pattern: OpaquePointer) {
    let stops = RampStop.stops(of: ramp, opacity: opacity)
    func add(_ offset: Double, _ color: SIMD4<Float>) {
      cairo_pattern_add_color_stop_rgba(
        pattern, offset, Double(color.x), Double(color.y), Double(color.z), Double(color.w))
    }
    for (index, stop) in stops.enumerated() {
      if index > 0 {
        let before = stops[index - 1]
        let length = stop.location - before.location
        func addMix(at part: Double) {
          add(before.location + length * part, before.color(to: stop, part, ramp.interpolation))
        }
        let isPlain = ramp.interpolation == .device && before.opacity == stop.opacity
        if !isPlain, length > 0 {
          for step in 1..<steps {
            let part = Double(step) / Double(steps)
            let location = before.location + length * part
            if location > 0, location < 1 { addMix(at: part) }
          }
        }
        // Cairo moves stops outside 0…1 to the ends: what is seen of the way there begins at the end.
        for end in [0.0, 1.0] where before.location < end && stop.location > end {
          addMix(at: (end - before.location) / length)
        }
      }
      if stop.location >= 0, stop.location <= 1 { add(stop.location, stop.color(ramp.interpolation)) }
    }
    if let first = stops.first, first.location > 1 { add(0, first.color(ramp.interpolation)) }
    if let last = stops.last, last.location < 0 { add(0, last.color(ramp.interpolation)) }
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
