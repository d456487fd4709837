/// How urgent an announcement is. A film speaks none.
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a priority from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It interrupts others.
  public static let high = UIAccessibilityPriority(rawValue: "high")
  /// It waits for others.
  public static let `default` = UIAccessibilityPriority(rawValue: "default")
  /// It gives way to others.
  public static let low = UIAccessibilityPriority(rawValue: "low")
}
