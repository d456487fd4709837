/// A smooth curve through values of any kind, at equal times: colours, sizes, vectors of your own.
public struct CatmullRomSpline<Value: Animatable> {
  private let values: [Value]
  private let isClosed: Bool

  /// Makes a spline.
  ///
  /// - Parameters:
  ///   - values: where the curve goes through, in order.
  ///   - isClosed: whether it returns from the last value to the first.
  public init(through values: [Value], isClosed: Bool = false) {
    if values.isEmpty { MotionInput.warn("spline.empty", "A spline has no values to go through.") }
    self.values = values
    self.isClosed = isClosed && values.count > 1
  }

  /// The value at a share of the way, 0…1, clamped for open splines and repeating for closed ones; nil without
  /// values.
  public func value(at progress: Double) -> Value? {
    guard let first = values.first, values.count > 1 else { return values.first }
    guard progress.isFinite else { return first }
    let count = values.count
    let parts = isClosed ? count : count - 1
    let clamped = isClosed ? progress - progress.rounded(.down) : min(max(progress, 0), 1)
    let position = clamped * Double(parts)
    let part = min(Int(position), parts - 1)
    func data(_ index: Int) -> Value.AnimatableData {
      values[isClosed ? (index + count) % count : min(max(index, 0), count - 1)].animatableData
    }
    let shape = KochanekBartels()
    let weights = KochanekBartels.weights(at: position - Double(part), from: shape, to: shape)
    var sum = data(part - 1).scaled(by: weights.x)
    sum += data(part).scaled(by: weights.y)
    sum += data(part + 1).scaled(by: weights.z)
    sum += data(part + 2).scaled(by: weights.w)
    return first.replacingAnimatableData(sum)
  }
}
