/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Nothing: the property shows its own value.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  /// Its first value before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Its last value after it ends.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(rawValue: "both")

  package var fillsBackwards: Bool { self == .backwards || self == .both }
  package var fillsForwards: Bool { self == .forwards || self == .both }
}
