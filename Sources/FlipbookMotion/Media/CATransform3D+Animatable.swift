import FlipbookPicture
import Foundation

extension CATransform3D: Animatable {
  /// The four rows, two in each half.
  public typealias AnimatableData = AnimatablePair<
    AnimatablePair<SIMD4<Double>, SIMD4<Double>>, AnimatablePair<SIMD4<Double>, SIMD4<Double>>
  >

  /// The sixteen numbers, row by row, each by itself. Layers turn along the shorter arc instead: see
  /// ``interpolated(to:amount:)``.
  public var animatableData: AnimatableData {
    get { AnimatablePair(AnimatablePair(rows.0, rows.1), AnimatablePair(rows.2, rows.3)) }
    set {
      rows = (newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second)
    }
  }
}

extension CATransform3D {
  /// The map a share of the way to another, as layers animate: moved, scaled, skewed and put in perspective in
  /// proportion, and turned along the shorter arc. Maps that can't be taken apart, such as one that flattens, go
  /// number by number.
  package func interpolated(to other: CATransform3D, amount: Double) -> CATransform3D {
    if amount == 0 { return self }
    if amount == 1 { return other }
    guard let start = TransformParts(self), let end = TransformParts(other) else {
      var copy = self
      copy.animatableData.interpolate(towards: other.animatableData, amount: amount)
      return copy
    }
    return start.interpolated(to: end, amount: amount).transform
  }
}

extension MediaValueSpace where Value == CATransform3D {
  /// The arithmetic of layer transforms: adding a map means doing it before the other.
  package static var transform: MediaValueSpace {
    let numbers = MediaValueSpace<CATransform3D>.animatable
    return MediaValueSpace(
      interpolate: { $0.interpolated(to: $1, amount: $2) },
      add: { CATransform3DConcat($1, $0) },
      subtract: { CATransform3DConcat(CATransform3DInvert($1), $0) },
      multiple: { map, count in
        // By squaring, so that many repeats take few products; counts are whole numbers here.
        var result = CATransform3DIdentity
        var power = map
        var rest = UInt64(min(max(count, 0), 0x1p52))
        while rest > 0 {
          if rest & 1 == 1 { result = CATransform3DConcat(result, power) }
          power = CATransform3DConcat(power, power)
          rest >>= 1
        }
        return result
      },
      blend: numbers.blend, distance: numbers.distance)
  }
}
