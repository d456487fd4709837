import FlipbookPicture

extension GradientPaint.Extend {
  /// The entry of a table of `count` (a power of two) colours for a location scaled by `count` and rounded down.
  @inline(__always)
  func entry(_ position: Int, count: Int) -> Int {
    switch self {
    case .pad: return max(0, min(count &- 1, position))
    case .repeat: return position & (count &- 1)
    case .mirror:
      let folded = position & (2 &* count &- 1)
      return folded < count ? folded : 2 &* count &- 1 &- folded
    }
  }
}
