/// Who may read a value of a log's message. A film keeps no log.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is marked.
  public enum Mask: Sendable {
    /// By a hash.
    case hash
    /// Not at all.
    case none
  }

  /// As its type is.
  public static let auto = OSLogPrivacy()
  /// Everyone.
  public static let `public` = OSLogPrivacy()
  /// No one.
  public static let `private` = OSLogPrivacy()
  /// No one, whatever the settings.
  public static let sensitive = OSLogPrivacy()
  /// No one, with a mark in its place.
  public static func `private`(mask: Mask) -> OSLogPrivacy { .private }
  /// As its type is, with a mark in its place.
  public static func auto(mask: Mask) -> OSLogPrivacy { .auto }
}
