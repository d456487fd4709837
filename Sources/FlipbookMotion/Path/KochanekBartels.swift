/// The tangents of a Kochanek–Bartels spline.
package struct KochanekBartels: Hashable, Sendable {
  package var tension: Double
  package var continuity: Double
  package var bias: Double

  /// All 0 gives a Catmull-Rom spline.
  package init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// The weights of (value - previous) and (next - value) in the tangent that leaves a value.
  package var leaving: (before: Double, after: Double) {
    (
      (1 - tension) * (1 + bias) * (1 + continuity) / 2,
      (1 - tension) * (1 - bias) * (1 - continuity) / 2
    )
  }

  /// The weights of (value - previous) and (next - value) in the tangent that arrives at a value.
  package var arriving: (before: Double, after: Double) {
    (
      (1 - tension) * (1 + bias) * (1 - continuity) / 2,
      (1 - tension) * (1 - bias) * (1 + continuity) / 2
    )
  }

  /// The weights of four values in a row for a point between the middle two, a share `u` of the way, from the
  /// tangents of both.
  package static func weights(at u: Double, from start: KochanekBartels, to end: KochanekBartels) -> SIMD4<
    Double
  > {
    let v = 1 - u
    let h0 = v * v * (1 + 2 * u)
    let h1 = u * u * (3 - 2 * u)
    let leave = u * v * v
    let arrive = -u * u * v
    let out = start.leaving
    let into = end.arriving
    return SIMD4(
      -leave * out.before,
      h0 + leave * (out.before - out.after) - arrive * into.before,
      h1 + leave * out.after + arrive * (into.before - into.after),
      arrive * into.after)
  }
}
