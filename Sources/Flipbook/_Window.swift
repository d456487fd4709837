/// A window whose content is known.
public struct _Window: Scene {
  /// The content of the window; nil for none.
  public let _windowContent: AnyView?
}
