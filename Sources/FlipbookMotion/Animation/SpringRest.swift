/// When a spring animation counts as at rest.
enum SpringRest {
  /// The distance from the target below which an animation over a way of a given size is over: a thousandth of the
  /// way, and for ways longer than 1 a thousandth of a unit, so that the last step is never seen.
  ///
  /// - Parameter relative: whether the distance is to be a share of the way.
  static func threshold(size: Double, relative: Bool = false) -> Double {
    let absolute = 0.001 * (size < 1 ? size : 1)
    guard relative else { return absolute }
    return size > 1 ? 0.001 / size : 0.001
  }
}
