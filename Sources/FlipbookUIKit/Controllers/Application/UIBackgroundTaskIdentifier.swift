/// Identifies a piece of work that goes on behind other apps. A film is in front all the while.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes an identifier of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// That of no work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
