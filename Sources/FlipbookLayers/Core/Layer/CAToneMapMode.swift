/// How contents brighter than white are brought down to what is shown.
public struct CAToneMapMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Makes a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Has no effect: no contents are brighter than white.
  public static let automatic = CAToneMapMode(rawValue: "automatic")
  /// Has no effect: no contents are brighter than white.
  public static let never = CAToneMapMode(rawValue: "never")
  /// Has no effect: no contents are brighter than white.
  public static let ifSupported = CAToneMapMode(rawValue: "ifSupported")
}
