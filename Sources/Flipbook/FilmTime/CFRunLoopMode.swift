/// A mode of a run loop. It has no effect: everything runs in all modes.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The mode without a finger on the screen.
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
  /// All modes that are commonly run.
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
}
