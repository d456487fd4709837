import Foundation

/// The keyframes of one track as pieces of closed form.
struct KeyframeCurve<Value: Animatable> {
  typealias Data = Value.AnimatableData

  private enum Form {
    case linear(from: Data, to: Data, UnitCurve)
    /// Cubic Hermite; velocities in units a second.
    case cubic(from: Data, to: Data, startVelocity: Data, endVelocity: Data)
    /// Relative to `from`.
    case spring(from: Data, to: Data, Spring, startVelocity: Data)
  }

  private struct Piece {
    var start: Double
    var duration: Double
    var form: Form
    var keyframe: Value
  }

  let duration: Double
  private let initialValue: Value
  private let finalValue: Value
  private var pieces: [Piece] = []

  init(initialValue: Value, keyframes: [Keyframe<Value>]) {
    self.initialValue = initialValue
    var time = 0.0
    var data = initialValue.animatableData
    var last = initialValue
    // The velocity a smooth continuation has; nil after a jump and at the start.
    var velocity: Data?
    for (index, keyframe) in keyframes.enumerated() {
      let target = keyframe.value.animatableData
      let duration = keyframe.duration ?? Self.settlingDuration(keyframe, from: data, velocity: velocity)
      last = keyframe.value
      guard duration > 0 else {
        data = target
        velocity = nil
        continue
      }
      let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
      let end = time + duration
      let form: Form
      var endData = target
      var endVelocity: Data
      switch keyframe.kind {
      case .move: continue
      case .linear(let curve):
        form = .linear(from: data, to: target, curve)
        endVelocity = (target - data).scaled(by: curve.finiteVelocity(at: 1) / duration)
      case .cubic(let givenStart, let givenEnd):
        let startVelocity = givenStart?.animatableData ?? velocity ?? .zero
        endVelocity =
          givenEnd?.animatableData
          ?? Self.velocity(at: target, time: end, after: (data, time), before: next) ?? .zero
        form = .cubic(from: data, to: target, startVelocity: startVelocity, endVelocity: endVelocity)
      case .spring(let spring, let givenStart):
        let startVelocity = givenStart?.animatableData ?? velocity ?? .zero
        form = .spring(from: data, to: target, spring, startVelocity: startVelocity)
        if let given = keyframe.duration, given < spring.settlingDuration {
          let way = target - data
          endData = data + spring.value(target: way, initialVelocity: startVelocity, time: duration)
          endVelocity = spring.velocity(target: way, initialVelocity: startVelocity, time: duration)
          last = last.replacingAnimatableData(endData)
        } else {
          endVelocity = .zero
        }
      }
      pieces.append(Piece(start: time, duration: duration, form: form, keyframe: keyframe.value))
      time = end
      data = endData
      velocity = endVelocity
    }
    duration = time
    finalValue = last
  }

  /// The velocity at the end of a cubic keyframe that doesn't give one.
  private static func velocity(
    at data: Data, time: Double, after start: (data: Data, time: Double), before next: Keyframe<Value>?
  ) -> Data? {
    guard let next else { return nil }
    if case .spring(_, let startVelocity) = next.kind { return startVelocity?.animatableData }
    guard let duration = next.duration, duration > 0 else { return nil }
    let target = next.value.animatableData
    switch next.kind {
    case .cubic(let startVelocity, _):
      return startVelocity?.animatableData
        ?? (target - start.data).scaled(by: 1 / (time + duration - start.time))
    case .linear(let curve): return (target - data).scaled(by: curve.finiteVelocity(at: 0) / duration)
    case .spring, .move: return nil
    }
  }

  /// The time that a spring without a duration of its own takes for its way, to within 0.0001.
  private static func settlingDuration(_ keyframe: Keyframe<Value>, from data: Data, velocity: Data?)
    -> Double
  {
    guard case .spring(let spring, let givenStart) = keyframe.kind else { return 0 }
    let way = keyframe.value.animatableData - data
    let start = givenStart?.animatableData ?? velocity ?? .zero
    if way == .zero, start == .zero { return spring.settlingDuration }
    return spring.settlingDuration(target: way, initialVelocity: start, epsilon: 0.0001)
  }

  func value(at time: Double) -> Value {
    guard time < duration else { return time >= duration ? finalValue : initialValue }
    guard time >= 0, !pieces.isEmpty else { return initialValue }
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if pieces[middle].start <= time { low = middle } else { high = middle }
    }
    let piece = pieces[low]
    return piece.keyframe.replacingAnimatableData(
      Self.evaluate(piece.form, time: time - piece.start, duration: piece.duration))
  }

  private static func evaluate(_ form: Form, time: Double, duration: Double) -> Data {
    switch form {
    case .linear(let from, let to, let curve):
      return from.interpolated(towards: to, amount: curve.value(at: time / duration))
    case .cubic(let from, let to, let startVelocity, let endVelocity):
      let u = time / duration
      let v = 1 - u
      var result = from + (to - from).scaled(by: u * u * (3 - 2 * u))
      result += startVelocity.scaled(by: u * v * v * duration)
      result -= endVelocity.scaled(by: u * u * v * duration)
      return result
    case .spring(let from, let to, let spring, let startVelocity):
      return from + spring.value(target: to - from, initialVelocity: startVelocity, time: time)
    }
  }
}
