/// One of the two directions of the plane.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// `horizontal` or `vertical`.
  public var description: String {
    switch self {
    case .horizontal: "horizontal"
    case .vertical: "vertical"
    }
  }

  /// Any number of axes.
  @frozen public struct Set: OptionSet, Hashable, Sendable {
    /// The bits: one for each axis, in order.
    public let rawValue: Int8

    /// Makes a set from its bits: one for each axis, in order.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Along x.
    public static let horizontal = Set(rawValue: 1 << Axis.horizontal.rawValue)
    /// Along y.
    public static let vertical = Set(rawValue: 1 << Axis.vertical.rawValue)
  }
}
