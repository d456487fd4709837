/// The windows of an app; a film shows one.
public struct WindowGroup<Content: View>: Scene {
  let content: Content

  /// Makes windows with this content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes windows with this content. The identifier has no effect.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }

  /// Makes windows with this content. The title and the identifier are not shown.
  public init(_ title: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes windows with this content. The title and the identifier are not shown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String = "", @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The content of one window.
  public var _windowContent: AnyView? { AnyView(content) }
}
