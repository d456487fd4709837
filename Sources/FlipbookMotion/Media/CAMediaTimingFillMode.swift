/// The value that an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name. A name that isn't one of the four works as ``removed``.
  public let rawValue: String

  /// Makes a mode from its name. A name that isn't one of the four works as ``removed``.
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
