import Foundation

/// A change through several values, checked and prepared.
package struct MediaKeyframeAnimation<Value> {
  private let values: [Value]
  private let mode: MediaCalculationMode
  private let keyTimes: KeyTimes
  private let splines: [KochanekBartels]
  private let space: MediaValueSpace<Value>
  /// For ``MediaCalculationMode/cubicPaced``: the progress along the spline at equal distances.
  private let pace: [Double]

  /// The straight pieces that measure one part of a spline.
  private static var piecesPerPart: Int { 256 }

  /// - Parameters:
  ///   - values: the keyframes; none means that the animation changes nothing, with a warning.
  ///   - keyTimes: when each is reached, 0…1. In ``MediaCalculationMode/discrete`` one more than values.
  ///   - timingFunctions: the pacing of each part, one fewer than values.
  ///   - splines: the shape at each value, for cubic modes; missing ones are Catmull-Rom.
  package init(
    values: [Value], keyTimes: [Double]? = nil, timingFunctions: [UnitCurve?] = [],
    mode: MediaCalculationMode = .linear, splines: [KochanekBartels] = [], space: MediaValueSpace<Value>
  ) {
    if values.isEmpty {
      MotionInput.warn("media.no-values", "A keyframe animation has no values, so it changes nothing.")
    }
    self.values = values
    self.mode = mode
    self.space = space
    self.splines = (0..<values.count).map { $0 < splines.count ? splines[$0] : KochanekBartels() }
    let count = values.count
    switch mode {
    case .discrete:
      self.keyTimes = KeyTimes(keyTimes, count: count + 1)
      pace = []
    case .linear, .cubic:
      self.keyTimes = KeyTimes(keyTimes, count: count, curves: timingFunctions)
      pace = []
    case .paced:
      let steps = zip(values, values.dropFirst()).map { space.distance($0, $1) }
      self.keyTimes = KeyTimes(Self.shares(steps), count: count)
      pace = []
    case .cubicPaced:
      self.keyTimes = KeyTimes(nil, count: count)
      pace = Self.shares(Self.measure(values, self.splines, space)) ?? []
    }
  }

  /// The value at a progress 0…1; nil when there are no values.
  package func value(at progress: Double) -> Value? {
    guard values.count > 1 else { return values.first }
    switch mode {
    case .discrete:
      let place = keyTimes.locate(progress)
      return values[min(place.part, values.count - 1)]
    case .linear, .paced:
      let place = keyTimes.locate(progress)
      return space.interpolate(values[place.part], values[place.part + 1], place.fraction)
    case .cubic:
      let place = keyTimes.locate(progress)
      return Self.cubic(values, splines, place.part, place.fraction, space)
    case .cubicPaced:
      guard pace.count > 1 else { return values.first }
      if progress >= 1 { return values.last }
      let parts = Double(values.count - 1)
      let position = min(parts * alongSpline(CurveFunction.clamped(progress)), parts.nextDown)
      return Self.cubic(values, splines, Int(position), position - position.rounded(.down), space)
    }
  }

  /// Cumulative shares of the sum; nil when nothing moves.
  private static func shares(_ steps: [Double]) -> [Double]? {
    let total = steps.reduce(0, +)
    guard total > 0, total < .infinity else { return nil }
    var sum = 0.0
    var shares = [0.0]
    for step in steps {
      sum += step
      shares.append(min(sum / total, 1))
    }
    shares[shares.count - 1] = 1
    return shares
  }

  private static func measure(
    _ values: [Value], _ splines: [KochanekBartels], _ space: MediaValueSpace<Value>
  ) -> [Double] {
    guard values.count > 1 else { return [] }
    var last = values[0]
    return (0..<(values.count - 1) * piecesPerPart).map { index in
      let fraction = Double(index % piecesPerPart + 1) / Double(piecesPerPart)
      let point = cubic(values, splines, index / piecesPerPart, fraction, space)
      defer { last = point }
      return space.distance(last, point)
    }
  }

  /// The share of the spline's parameter at a share of its length.
  private func alongSpline(_ share: Double) -> Double {
    var low = 0
    var high = pace.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if pace[middle] <= share { low = middle } else { high = middle }
    }
    let width = pace[high] - pace[low]
    let inner = width > 0 ? (share - pace[low]) / width : 0
    return (Double(low) + inner) / Double(pace.count - 1)
  }

  /// A point on the spline; beyond both ends the end values repeat.
  private static func cubic(
    _ values: [Value], _ splines: [KochanekBartels], _ part: Int, _ fraction: Double,
    _ space: MediaValueSpace<Value>
  ) -> Value {
    let next = part + 1
    return space.blend(
      values[max(part - 1, 0)], values[part], values[next], values[min(next + 1, values.count - 1)],
      KochanekBartels.weights(at: fraction, from: splines[part], to: splines[next]))
  }
}
