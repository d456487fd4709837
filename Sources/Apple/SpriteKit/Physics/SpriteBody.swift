import FlipbookDynamics
import FlipbookPicture
import Foundation

/// A body of a scene as the solver moves it, about the middle of its mass.
final class SpriteBody: RigidBody {
  let shapes: [BodyShape]
  /// In square points.
  let area: Double
  private let middle: SIMD2<Double>
  private let ownInertia: Double
  /// In kilograms a square metre.
  var density = 1.0
  var isDynamic = true
  var isPinned = false
  var turns = true
  var bounce = 0.2
  var roughness = 0.2
  var damping = 0.1
  var angularDamping = 0.1
  var force = SIMD2<Double>.zero
  var torque = 0.0
  private(set) var scale = SIMD2<Double>(1, 1)
  /// The cosine and the sine of the angle.
  private var turn = SIMD2<Double>(1, 0)
  /// The place and the angle that the node was given last.
  private(set) var written: (origin: SIMD2<Double>, angle: Double)?
  /// The time for which the body has hardly moved, in seconds.
  var rest = 0.0

  /// The speed below which a body rests, in points a second.
  private static let restSpeed = 1.5
  /// The spin below which a body rests, in radians a second.
  private static let restSpin = 0.035
  /// The time for which a body is slow before it rests, in seconds.
  static let patience = 0.5
  /// Points in a metre.
  static let metre = 150.0

  init(_ shapes: [BodyShape]) {
    self.shapes = shapes
    let areas = shapes.map(\.area)
    let area = areas.reduce(0, +)
    self.area = area
    let sum = zip(shapes, areas).reduce(SIMD2<Double>.zero) { $0 + $1.0.middle * $1.1 }
    let middle = area > 0 ? sum / area : .zero
    self.middle = middle
    ownInertia =
      area > 0 ? zip(shapes, areas).reduce(0) { $0 + $1.0.inertia(about: middle) * $1.1 } / area : 1
    super.init(position: .zero, angle: 0)
  }

  /// Whether the body has an area, and so a mass.
  var isVolume: Bool { area > 0 }
  var moves: Bool { isDynamic && isVolume }
  private var sizeFactor: Double { abs(scale.x * scale.y) }
  var mass: Double { area * sizeFactor / (Self.metre * Self.metre) * density }
  override var inverseMass: Double { moves && !isPinned && mass > 0 ? 1 / mass : 0 }
  override var inverseInertia: Double {
    moves && turns && mass > 0 ? 1 / (mass * max(ownInertia * sizeFactor, 1e-6)) : 0
  }
  override var elasticity: Double { max(0, bounce) }
  override var friction: Double { max(0, roughness) }

  override func turned(_ offset: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(offset.x * turn.x - offset.y * turn.y, offset.x * turn.y + offset.y * turn.x)
  }

  /// The place of the node in the world.
  var origin: SIMD2<Double> { position - turned(middle * scale) }

  /// Takes the place of the node, unless it is the one that the node was given.
  func read(origin: SIMD2<Double>, angle: Double, scale: SIMD2<Double>) {
    if let written, written.origin == origin, written.angle == angle, scale == self.scale { return }
    self.scale = scale
    self.angle = angle
    turn = ExactTurn.parts(angle)
    position = origin + turned(middle * scale)
    rest = 0
    written = (origin, angle)
  }

  /// Notes the place that the node was given.
  func record(origin: SIMD2<Double>, angle: Double) { written = (origin, angle) }

  /// The parts where they are.
  var placedShapes: [BodyShape] {
    let origin = origin
    return shapes.map { $0.placed(scale, turn, origin) }
  }

  func accelerate(_ gravity: SIMD2<Double>, _ step: Double) {
    guard moves else { return }
    velocity += (gravity + force * inverseMass) * step
    spin += torque * inverseInertia * Self.metre * Self.metre * step
  }

  func move(_ step: Double) {
    guard moves else {
      (velocity, spin) = (.zero, 0)
      return
    }
    velocity /= 1 + step * max(0, damping)
    spin /= 1 + step * max(0, angularDamping)
    if isPinned { velocity = .zero }
    if !turns { spin = 0 }
    let isSlow = velocity.dot(velocity) < Self.restSpeed * Self.restSpeed && abs(spin) < Self.restSpin
    rest = isSlow ? rest + step : 0
    // A body that has come to rest stays where it is until something moves it faster.
    if rest > Self.patience { return }
    position += velocity * step
    angle += spin * step
    turn = ExactTurn.parts(angle)
  }
}
