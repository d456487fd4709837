/// A property of any kind of value, for scripts.
enum LottieExpressionProperty: Sendable {
  case scalar(LottieProperty<Double>)
  /// With the number of components that the file writes.
  case vector(LottieProperty<SIMD3<Double>>, count: Int)
  case color(LottieProperty<SIMD4<Double>>)
  case list(LottieProperty<[Double]>)
  case path(LottieProperty<LottiePath>)

  /// The value as the file's keyframes give it.
  func raw(at frame: Double) -> LottieExpressionResult {
    switch self {
    case .scalar(let property): .number(property.value(at: frame))
    case .vector(let property, let count): .numbers(property.position(at: frame).components(count))
    case .color(let property): .numbers(property.value(at: frame).components)
    case .list(let property): .init(list: property.value(at: frame))
    case .path(let property): .path(property.value(at: frame))
    }
  }

  /// The value with its expression.
  func value(at moment: LottieMoment) -> LottieExpressionResult {
    switch self {
    case .scalar(let property): .number(property.value(at: moment))
    case .vector(let property, let count): .numbers(property.position(at: moment).components(count))
    case .color(let property): .numbers(property.value(at: moment).components)
    case .list(let property): .init(list: property.value(at: moment))
    case .path(let property): .path(property.value(at: moment))
    }
  }

  /// The times of the keyframes.
  var keyTimes: [Double] {
    switch self {
    case .scalar(let property): property.keyTimes
    case .vector(let property, _): property.keyTimes
    case .color(let property): property.keyTimes
    case .list(let property): property.keyTimes
    case .path(let property): property.keyTimes
    }
  }

  /// The number of keyframes.
  var keyCount: Int {
    switch self {
    case .scalar(let property): property.keyCount
    case .vector(let property, _): property.keyCount
    case .color(let property): property.keyCount
    case .list(let property): property.keyCount
    case .path(let property): property.keyCount
    }
  }

  /// The time of a keyframe, which is there.
  func keyTime(_ index: Int) -> Double {
    switch self {
    case .scalar(let property): property.keyTime(index)
    case .vector(let property, _): property.keyTime(index)
    case .color(let property): property.keyTime(index)
    case .list(let property): property.keyTime(index)
    case .path(let property): property.keyTime(index)
    }
  }
}

extension SIMD3<Double> {
  /// The first components as a list.
  func components(_ count: Int) -> [Double] { count < 3 ? [x, y] : [x, y, z] }
}

extension SIMD4<Double> {
  /// The components as a list.
  var components: [Double] { [x, y, z, w] }
}
