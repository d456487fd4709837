/// How the inside of a path is filled.
@frozen public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside; otherwise the nonzero winding rule does.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style: by default, the nonzero rule with smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
