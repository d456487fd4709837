import Foundation

/// The arithmetic that layer animations need on a kind of value.
///
/// Vectors have it by themselves; matrices, for which adding means concatenating, bring their own.
package struct MediaValueSpace<Value> {
  /// The value between two, at 0 the first and at 1 the second.
  package var interpolate: (Value, Value, Double) -> Value
  /// The second value on top of the first.
  package var add: (Value, Value) -> Value
  /// The first value without the second: the inverse of ``add``.
  package var subtract: (Value, Value) -> Value
  /// A value added to nothing a number of times.
  package var multiple: (Value, Double) -> Value
  /// The sum of four values with weights, component by component.
  package var blend: (Value, Value, Value, Value, SIMD4<Double>) -> Value
  /// How far apart two values are, for paced animations.
  package var distance: (Value, Value) -> Double

  package init(
    interpolate: @escaping (Value, Value, Double) -> Value, add: @escaping (Value, Value) -> Value,
    subtract: @escaping (Value, Value) -> Value, multiple: @escaping (Value, Double) -> Value,
    blend: @escaping (Value, Value, Value, Value, SIMD4<Double>) -> Value,
    distance: @escaping (Value, Value) -> Double
  ) {
    self.interpolate = interpolate
    self.add = add
    self.subtract = subtract
    self.multiple = multiple
    self.blend = blend
    self.distance = distance
  }
}

extension MediaValueSpace where Value: Animatable {
  /// The arithmetic of a value's animatable data. Parts that aren't animated are the later value's.
  package static var animatable: MediaValueSpace {
    MediaValueSpace(
      interpolate: { $0.mixed(with: $1, amount: $2) },
      add: { $1.replacingAnimatableData($0.animatableData + $1.animatableData) },
      subtract: { $0.replacingAnimatableData($0.animatableData - $1.animatableData) },
      multiple: { $0.replacingAnimatableData($0.animatableData.scaled(by: $1)) },
      blend: { a, b, c, d, weights in
        var sum = a.animatableData.scaled(by: weights.x)
        sum += b.animatableData.scaled(by: weights.y)
        sum += c.animatableData.scaled(by: weights.z)
        sum += d.animatableData.scaled(by: weights.w)
        return c.replacingAnimatableData(sum)
      },
      distance: { ($1.animatableData - $0.animatableData).magnitude })
  }
}
