import FlipbookDrawing
import FlipbookDynamics
import Foundation

/// An item as a rigid body.
@MainActor
final class DynamicBody: RigidBody {
  let item: any UIDynamicItem
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
    super.init(
      position: SIMD2(Double(item.center.x), Double(item.center.y)),
      angle: atan2(Double(item.transform.b), Double(item.transform.a)))
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
  override var elasticity: Double { max(0, Double(material.elasticity ?? 0.2)) }
  override var friction: Double { max(0, Double(material.friction ?? 0.2)) }

  /// The mass; 1 for a square of 100 points.
  var mass: Double { max(1e-6, area / 10_000 * max(1e-3, Double(material.density ?? 1))) }
  override var inverseMass: Double { isFixed ? 0 : 1 / mass }
  override var inverseInertia: Double { turns ? 1 / (mass * max(inertia, 1e-6)) : 0 }

  /// The corners at their present places.
  var corners: [SIMD2<Double>] {
    let (c, s) = (cos(angle), sin(angle))
    return outline.map { position + SIMD2($0.x * c - $0.y * s, $0.x * s + $0.y * c) }
  }

  func accelerate(_ acceleration: SIMD2<Double>, _ step: Double) {
    if !isFixed { velocity += acceleration * step }
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
