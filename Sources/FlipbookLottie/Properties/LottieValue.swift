/// A value that keyframes can mix.
protocol LottieValue: Sendable, Equatable {
  /// The value on the way from one to another.
  ///
  /// - Parameter progress: Of each component; 0 is the first value, 1 the second. May leave 0…1.
  static func mix(_ a: Self, _ b: Self, _ progress: SIMD4<Double>) -> Self

  /// The value with the way from one value to another added several times.
  func adding(_ times: Double, from a: Self, to b: Self) -> Self

  /// The value for scripts.
  var result: LottieExpressionResult { get }

  /// A property for scripts.
  ///
  /// - Parameter count: The number of components that the file writes.
  static func erased(_ property: LottieProperty<Self>, count: Int) -> LottieExpressionProperty

  /// The value with that of a script in its place.
  func replaced(by result: LottieExpressionResult) -> Self
}

extension Double: LottieValue {
  var result: LottieExpressionResult { .number(self) }

  static func erased(_ property: LottieProperty<Double>, count: Int) -> LottieExpressionProperty {
    .scalar(property)
  }

  func replaced(by result: LottieExpressionResult) -> Double { result.numbers.first ?? self }

  func adding(_ times: Double, from a: Double, to b: Double) -> Double { self + (b - a) * times }

  static func mix(_ a: Double, _ b: Double, _ progress: SIMD4<Double>) -> Double { a + (b - a) * progress.x }
}

extension SIMD3<Double>: LottieValue {
  var result: LottieExpressionResult { .numbers([x, y, z]) }

  static func erased(_ property: LottieProperty<Self>, count: Int) -> LottieExpressionProperty {
    .vector(property, count: count)
  }

  func replaced(by result: LottieExpressionResult) -> Self {
    let list = result.numbers
    return SIMD3(list.first ?? x, list.count > 1 ? list[1] : y, list.count > 2 ? list[2] : z)
  }

  func adding(_ times: Double, from a: Self, to b: Self) -> Self { self + (b - a) * times }

  static func mix(_ a: Self, _ b: Self, _ progress: SIMD4<Double>) -> Self {
    a + (b - a) * SIMD3(progress.x, progress.y, progress.z)
  }
}

extension SIMD4<Double>: LottieValue {
  var result: LottieExpressionResult { .numbers(components) }

  static func erased(_ property: LottieProperty<Self>, count: Int) -> LottieExpressionProperty {
    .color(property)
  }

  func replaced(by result: LottieExpressionResult) -> Self {
    let list = result.numbers
    guard list.count >= 3 else { return self }
    return SIMD4(list[0], list[1], list[2], list.count > 3 ? list[3] : w)
  }

  func adding(_ times: Double, from a: Self, to b: Self) -> Self { self + (b - a) * times }

  static func mix(_ a: Self, _ b: Self, _ progress: SIMD4<Double>) -> Self { a + (b - a) * progress }
}

extension [Double]: LottieValue {
  var result: LottieExpressionResult { LottieExpressionResult(list: self) }

  static func erased(_ property: LottieProperty<Self>, count: Int) -> LottieExpressionProperty {
    .list(property)
  }

  func replaced(by result: LottieExpressionResult) -> Self { result.numbers }

  func adding(_ times: Double, from a: Self, to b: Self) -> Self {
    indices.map { $0 < a.count && $0 < b.count ? self[$0] + (b[$0] - a[$0]) * times : self[$0] }
  }

  /// Lists of unequal length mix as far as the shorter goes.
  static func mix(_ a: Self, _ b: Self, _ progress: SIMD4<Double>) -> Self {
    zip(a, b).map { $0 + ($1 - $0) * progress.x }
  }
}

extension LottiePath: LottieValue {
  var result: LottieExpressionResult { .path(self) }

  static func erased(_ property: LottieProperty<Self>, count: Int) -> LottieExpressionProperty {
    .path(property)
  }

  func replaced(by result: LottieExpressionResult) -> Self {
    if case .path(let path) = result { path } else { self }
  }

  /// Paths don't add up.
  func adding(_ times: Double, from a: LottiePath, to b: LottiePath) -> LottiePath { self }

  /// Paths of unequal numbers of vertices don't mix: the first stays.
  static func mix(_ a: LottiePath, _ b: LottiePath, _ progress: SIMD4<Double>) -> LottiePath {
    guard a.contours.count == b.contours.count else { return a }
    let t = progress.x
    var result = a
    for index in a.contours.indices {
      let other = b.contours[index]
      let count = min(a.contours[index].vertices.count, other.vertices.count)
      for vertex in 0..<count {
        let (one, two) = (a.contours[index].vertices[vertex], other.vertices[vertex])
        result.contours[index].vertices[vertex] = LottieContour.Vertex(
          one.point + (two.point - one.point) * t, arriving: one.arriving + (two.arriving - one.arriving) * t,
          leaving: one.leaving + (two.leaving - one.leaving) * t)
      }
    }
    return result
  }
}
