import FlipbookPicture
import Foundation

/// The place, size and turn of a layer or a group over time.
struct LottieTransform: Sendable {
  /// A position as one property, or one for each axis.
  enum Position: Sendable {
    case joined(LottieProperty<SIMD3<Double>>)
    case split(x: LottieProperty<Double>, y: LottieProperty<Double>, z: LottieProperty<Double>)
  }

  /// Turns about the three axes, in degrees.
  struct Rotation3D: Sendable {
    var x: LottieProperty<Double>
    var y: LottieProperty<Double>
    var z: LottieProperty<Double>
    var orientation: LottieProperty<SIMD3<Double>>
  }

  var anchor = LottieProperty(SIMD3<Double>(0, 0, 0))
  var position = Position.joined(LottieProperty(SIMD3<Double>(0, 0, 0)))
  /// In percent.
  var scale = LottieProperty(SIMD3<Double>(100, 100, 100))
  /// In degrees, clockwise.
  var rotation = LottieProperty(0.0)
  /// In degrees.
  var skew = LottieProperty(0.0)
  /// In degrees, clockwise.
  var skewAxis = LottieProperty(0.0)
  /// In percent.
  var opacity = LottieProperty(100.0)
  /// Nil for layers in the plane.
  var rotation3D: Rotation3D?
  /// Whether it turns along the path of its position.
  var followsPath = false

  /// The position at a time in frames.
  func position(at frame: LottieMoment) -> SIMD3<Double> {
    switch position {
    case .joined(let property): property.position(at: frame)
    case .split(let x, let y, let z): SIMD3(x.value(at: frame), y.value(at: frame), z.value(at: frame))
    }
  }

  /// The opacity at a time, 0…1.
  func opacity(at frame: LottieMoment) -> Double { opacity.fraction(at: frame) }

  /// The map from the layer's own space to its parent's.
  func matrix(at frame: LottieMoment) -> CGAffineTransform {
    let anchor = anchor.value(at: frame)
    let scale = scale.value(at: frame) / 100
    let position = position(at: frame)
    var matrix = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: scale.x, y: scale.y))
    let skew = skew.value(at: frame)
    if skew != 0 { matrix = matrix.concatenating(Self.skew(skew, axis: skewAxis.value(at: frame))) }
    if let rotation3D {
      matrix = matrix.concatenating(rotation3D.matrix(at: frame))
    } else {
      let angle = rotation.value(at: frame)
      if angle != 0 { matrix = matrix.concatenating(Self.rotation(angle)) }
    }
    if followsPath {
      matrix = matrix.concatenating(CGAffineTransform(rotationAngle: heading(at: frame)))
    }
    return matrix.concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// A turn by degrees, clockwise; quarter turns are exact.
  static func rotation(_ degrees: Double) -> CGAffineTransform {
    let quarters = degrees / 90
    guard quarters == quarters.rounded(), abs(quarters) < 1e15 else {
      return CGAffineTransform(rotationAngle: degrees * .pi / 180)
    }
    let quarter = (Int(quarters) % 4 + 4) % 4
    let (cosine, sine) = [(1.0, 0.0), (0, 1), (-1, 0), (0, -1)][quarter]
    return CGAffineTransform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  static func skew(_ degrees: Double, axis: Double) -> CGAffineTransform {
    // Half a turn more is the same skew; at a quarter it has no picture.
    let angle = max(-89.9, min(89.9, degrees.remainder(dividingBy: 180)))
    return rotation(axis)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: tan(-angle * .pi / 180), d: 1, tx: 0, ty: 0))
      .concatenating(rotation(-axis))
  }

  private var movesAlong: Bool {
    switch position {
    case .joined(let property): property.isAnimated
    case .split(let x, let y, let z): x.isAnimated || y.isAnimated || z.isAnimated
    }
  }

  /// The direction in which the position moves, in radians clockwise from x.
  func heading(at frame: LottieMoment) -> Double {
    // It reads two times, so that the span of neither says for how long it holds.
    if movesAlong { frame.watch?.narrow(LottieSpan(start: frame.frame, end: frame.frame)) }
    var (before, after) = (frame.frame - 0.01, frame.frame)
    if case .joined(let property) = position, let times = property.times {
      if frame.frame <= times.first { (before, after) = (times.first, times.first + 0.01) }
      if frame.frame >= times.last { (before, after) = (times.last - 0.05, times.last) }
    }
    let delta = position(at: frame.at(after)) - position(at: frame.at(before))
    return delta.x == 0 && delta.y == 0 ? 0 : atan2(delta.y, delta.x)
  }
}

extension LottieTransform.Rotation3D {
  /// The turn seen from in front without perspective.
  func matrix(at frame: LottieMoment) -> CGAffineTransform {
    let o = orientation.value(at: frame)
    var axes = (SIMD3<Double>(1, 0, 0), SIMD3<Double>(0, 1, 0))
    func each(_ turn: (SIMD3<Double>) -> SIMD3<Double>) { axes = (turn(axes.0), turn(axes.1)) }
    func radians(_ degrees: Double) -> (Double, Double) {
      (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
    }
    func turnZ(_ degrees: Double) {
      let (c, s) = radians(degrees)
      each { SIMD3($0.x * c - $0.y * s, $0.x * s + $0.y * c, $0.z) }
    }
    func turnY(_ degrees: Double) {
      let (c, s) = radians(degrees)
      each { SIMD3($0.x * c + $0.z * s, $0.y, -$0.x * s + $0.z * c) }
    }
    func turnX(_ degrees: Double) {
      let (c, s) = radians(degrees)
      each { SIMD3($0.x, $0.y * c - $0.z * s, $0.y * s + $0.z * c) }
    }
    turnZ(z.value(at: frame))
    turnY(y.value(at: frame))
    turnX(x.value(at: frame))
    turnZ(o.z)
    turnY(o.y)
    turnX(o.x)
    return CGAffineTransform(a: axes.0.x, b: axes.0.y, c: axes.1.x, d: axes.1.y, tx: 0, ty: 0)
  }
}
