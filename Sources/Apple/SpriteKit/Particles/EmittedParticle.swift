import Foundation

/// A particle on its way.
struct EmittedParticle {
  var position: SIMD2<Double>
  var velocity: SIMD2<Double>
  var age: Double
  var lifetime: Double
  var alpha: Double
  var scale: Double
  var rotation: Double
  /// Red, green, blue and opacity.
  var color: SIMD4<Double>
  var blend: Double
}
