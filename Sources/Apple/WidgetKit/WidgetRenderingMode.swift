/// In which colours a widget is shown.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// Its own.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two: that of accents, and that of the rest. No preview uses it.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// None, as on the lock screen.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}
