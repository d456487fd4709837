import Foundation

/// Where an emitter's particles come from.
struct EmitterOrigin {
  private let emitter: EmitterPayload
  /// Whether the emitter itself is animated, so that a particle comes from where it was.
  private let isMoved: Bool
  private let center: SIMD3<Double>
  private let half: SIMD3<Double>

  init(_ emitter: EmitterPayload) {
    self.emitter = emitter
    isMoved = emitter.hasMoved
    center = SIMD3(Double(emitter.position.x), Double(emitter.position.y), emitter[.emitterZPosition])
    half = SIMD3(Double(emitter.size.width), Double(emitter.size.height), emitter[.emitterDepth]) / 2
  }

  /// - Parameter birth: A time of the layer.
  /// - Returns: A place, and the angle that the shape faces there, which directions count from.
  func place(
    at birth: TimeInterval, _ random: inout ParticleRandom
  ) -> (point: SIMD3<Double>, facing: Double) {
    var center = center
    var half = half
    if isMoved {
      let place = emitter.place(at: birth)
      center = SIMD3(place.position.x, place.position.y, center.z)
      half = SIMD3(place.size.x / 2, place.size.y / 2, half.z)
    }
    let offset = offset(half, &random)
    return (center + offset.point, offset.facing)
  }

  private func offset(
    _ half: SIMD3<Double>, _ random: inout ParticleRandom
  ) -> (point: SIMD3<Double>, facing: Double) {
    let (u, v, w) = (random.share(), random.share(), random.share())
    func side(_ share: Double) -> Double { share < 0.5 ? -1 : 1 }
    func across(_ share: Double) -> Double { 2 * share - 1 }
    switch emitter.shape {
    case .line:
      let x = emitter.mode == .points ? side(u) : across(u)
      return (SIMD3(half.x * x, 0, 0), -.pi / 2)
    case .rectangle, .cuboid:
      let z = emitter.shape == .cuboid ? half.z * across(w) : 0
      switch emitter.mode {
      case .points: return (SIMD3(half.x * side(u), half.y * side(v), z), 0)
      case .outline:
        // By length, so that all sides are as dense.
        let along = u * 2 * (half.x + half.y)
        if along < 2 * half.x { return (SIMD3(along - half.x, half.y * side(v), z), 0) }
        return (SIMD3(half.x * side(v), along - 2 * half.x - half.y, z), 0)
      default: return (SIMD3(half.x * across(u), half.y * across(v), z), 0)
      }
    case .circle, .sphere:
      // The width is the radius.
      let radius = half.x * 2
      let angle = 2 * .pi * u
      let isRim =
        emitter.mode == .outline || emitter.mode == .points
        || emitter.shape == .sphere && emitter.mode == .surface
      guard emitter.shape == .sphere else {
        let distance = isRim ? radius : radius * v.squareRoot()
        return (SIMD3(distance * cos(angle), distance * sin(angle), 0), isRim ? angle : 0)
      }
      let height = across(w)
      let ring = max(0, 1 - height * height).squareRoot()
      let distance = isRim ? radius : radius * cbrt(v)
      return (
        SIMD3(ring * cos(angle), ring * sin(angle), height) * distance, isRim ? angle : 0
      )
    default: return (.zero, 0)
    }
  }
}
