/// The priority of a constraint: 1000 must hold; of the others, greater ones come first.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number of the priority.
  public var rawValue: Float
  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: views shrink no further than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: views grow no further than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: the smallest size that fits.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// A priority that is so much greater.
  public static func + (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue + rhs) }
  /// A priority that is so much less.
  public static func - (lhs: UILayoutPriority, rhs: Float) -> UILayoutPriority { .init(lhs.rawValue - rhs) }
}
