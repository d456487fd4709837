/// The settings window of a desktop app; a film does not show it.
public struct Settings<Content: View>: Scene {
  /// Makes settings. The content is never asked for.
  public init(@ViewBuilder content: () -> Content) {}

  /// Always nil: a film doesn't show settings.
  public var _windowContent: AnyView? { nil }
}
