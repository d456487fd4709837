import FlipbookDrawing
import Foundation

/// An item as a rigid body.
@MainActor
final class DynamicBody {
  let item: any UIDynamicItem
  /// The centre, in points.
  var position: SIMD2<Double>
  var velocity = SIMD2<Double>.zero
  /// The angle, in radians, clockwise on screen.
  var angle: Double
  /// The spin, in radians a second, clockwise on screen.
  var spin = 0.0
  var material = DynamicMaterial()
  /// The corners about the centre, clockwise on screen, before the rotation.
  private(set) var outline: [SIMD2<Double>] = []
  private var area = 1.0
  /// The inertia of the outline, for a mass of 1.
  private var inertia = 1.0
  private var size = CGSize.zero
  /// The time for which the body has hardly moved, in seconds.
  var rest = 0.0

  init(_ item: any UIDynamicItem) {
    self.item = item
    position = SIMD2(Double(item.center.x), Double(item.center.y))
    angle = atan2(Double(item.transform.b), Double(item.transform.a))
    measure()
  }

  /// Takes the item's present place, at rest.
  func read() {
    position = SIMD2(Double(item.center.x), Double(item.center.y))
    angle = atan2(Double(item.transform.b), Double(item.transform.a))
    velocity = .zero
    spin = 0
    rest = 0
    measure()
  }

  /// Gives the item its place.
  func write() {
    let center = CGPoint(x: position.x, y: position.y)
    if item.center != center { item.center = center }
    if angle != atan2(Double(item.transform.b), Double(item.transform.a)) {
      item.transform = CGAffineTransform(rotationAngle: CGFloat(angle))
    }
  }

  /// Measures the outline when the item's size has changed.
  func measure() {
    guard item.bounds.size != size || outline.isEmpty else { return }
    size = item.bounds.size
    outline = ConvexShape.outline(of: item)
    (area, inertia) = ConvexShape.mass(outline)
  }

  var isFixed: Bool { material.isAnchored == true }
  var turns: Bool { !isFixed && material.allowsRotation != false }
  var elasticity: Double { max(0, Double(material.elasticity ?? 0.2)) }
  var friction: Double { max(0, Double(material.friction ?? 0.2)) }

  /// The mass; 1 for a square of 100 points.
  var mass: Double { max(1e-6, area / 10_000 * max(1e-3, Double(material.density ?? 1))) }
  var inverseMass: Double { isFixed ? 0 : 1 / mass }
  var inverseInertia: Double { turns ? 1 / (mass * max(inertia, 1e-6)) : 0 }

  func turned(_ offset: SIMD2<Double>) -> SIMD2<Double> { offset.turned(by: angle) }

  /// The corners at their present places.
  var corners: [SIMD2<Double>] {
    let (c, s) = (cos(angle), sin(angle))
    return outline.map { position + SIMD2($0.x * c - $0.y * s, $0.x * s + $0.y * c) }
  }

  /// Returns the velocity of a point of the body, in points a second.
  func velocity(at arm: SIMD2<Double>) -> SIMD2<Double> { velocity + SIMD2(-arm.y, arm.x) * spin }

  func accelerate(_ acceleration: SIMD2<Double>, _ step: Double) {
    if !isFixed { velocity += acceleration * step }
  }

  /// Pushes the body at a point.
  ///
  /// - Parameters:
  ///   - impulse: Mass times points a second.
  ///   - arm: From the centre, in points.
  func push(_ impulse: SIMD2<Double>, at arm: SIMD2<Double>) {
    velocity += impulse * inverseMass
    spin += arm.cross(impulse) * inverseInertia
  }

  func move(_ step: Double) {
    guard !isFixed else {
      velocity = .zero
      spin = 0
      return
    }
    velocity /= 1 + step * max(0, Double(material.resistance ?? 0.1))
    spin /= 1 + step * max(0, Double(material.angularResistance ?? 0.1))
    if !turns { spin = 0 }
    position += velocity * step
    angle += spin * step
    let isSlow = (velocity * velocity).sum() < 25 && abs(spin) < 0.05
    rest = isSlow ? rest + step : 0
  }
}

extension SIMD2<Double> {
  var length: Double { (self * self).sum().squareRoot() }
  func dot(_ other: SIMD2<Double>) -> Double { (self * other).sum() }
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }
  func turned(by angle: Double) -> SIMD2<Double> {
    let (c, s) = (cos(angle), sin(angle))
    return SIMD2(x * c - y * s, x * s + y * c)
  }
}
