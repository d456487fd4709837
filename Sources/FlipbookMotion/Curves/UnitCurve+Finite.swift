extension UnitCurve {
  /// The slope, with a number where the tangent is vertical: the slope of the nearest thousandth.
  func finiteVelocity(at progress: Double) -> Double {
    let slope = slope(at: progress)
    if slope.isFinite { return slope }
    let start = min(max(progress, 0), 0.999)
    return (value(at: start + 0.001) - value(at: start)) / 0.001
  }
}
