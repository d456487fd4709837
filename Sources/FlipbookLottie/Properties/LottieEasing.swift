/// The way a value goes from one keyframe to the next.
enum LottieEasing: Sendable, Equatable {
  /// It stays, and jumps at the next.
  case hold
  /// At a constant rate.
  case linear
  /// By one curve for all components.
  case curve(LottieEasingCurve)
  /// By a curve for each component.
  case curves([LottieEasingCurve])

  /// How far each component has come, from the share of time passed, 0…1. Results may leave 0…1.
  func progress(at share: Double) -> SIMD4<Double> {
    switch self {
    case .hold: SIMD4(repeating: 0)
    case .linear: SIMD4(repeating: share)
    case .curve(let curve): SIMD4(repeating: curve.value(at: share))
    case .curves(let curves):
      SIMD4(
        curves[0].value(at: share), curves[min(1, curves.count - 1)].value(at: share),
        curves[min(2, curves.count - 1)].value(at: share), curves[min(3, curves.count - 1)].value(at: share))
    }
  }
}
