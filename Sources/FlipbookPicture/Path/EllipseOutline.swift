import Foundation

/// The ellipse within a rectangle as four cubic curves, from the rightmost point clockwise on screen.
struct EllipseOutline: ShapeOutline {
  /// Distance of control points from the axes for a quarter of the unit circle, 4/3·(√2 − 1); the curve
  /// is at most 2.8·10⁻⁴ of the radius outside the circle.
  static let kappa = 0.552284749830793398

  let rect: CGRect

  init(_ rect: CGRect) { self.rect = rect }

  var verbs: [Path.Verb] { Self.allVerbs }

  private static let allVerbs: [Path.Verb] = [.move, .curve, .curve, .curve, .curve, .close]

  @inline(__always)
  func forEachPoint(_ body: (CGPoint) -> Void) {
    let x0 = Double(rect.origin.x)
    let y0 = Double(rect.origin.y)
    let rx = Double(rect.size.width) / 2
    let ry = Double(rect.size.height) / 2
    let x2 = x0 + Double(rect.size.width)
    let y2 = y0 + Double(rect.size.height)
    let x1 = x0 + rx
    let y1 = y0 + ry
    let kx = rx * Self.kappa
    let ky = ry * Self.kappa
    body(CGPoint(x: x2, y: y1))
    body(CGPoint(x: x2, y: y1 + ky))
    body(CGPoint(x: x1 + kx, y: y2))
    body(CGPoint(x: x1, y: y2))
    body(CGPoint(x: x1 - kx, y: y2))
    body(CGPoint(x: x0, y: y1 + ky))
    body(CGPoint(x: x0, y: y1))
    body(CGPoint(x: x0, y: y1 - ky))
    body(CGPoint(x: x1 - kx, y: y0))
    body(CGPoint(x: x1, y: y0))
    body(CGPoint(x: x1 + kx, y: y0))
    body(CGPoint(x: x2, y: y1 - ky))
    body(CGPoint(x: x2, y: y1))
  }
}
