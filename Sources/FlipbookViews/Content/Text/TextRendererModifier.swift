import FlipbookDrawing
import FlipbookMotion

private enum TextRendererKey: EnvironmentKey {
  static var defaultValue: (any TextRenderer)? { nil }
}

extension EnvironmentValues {
  /// Draws the texts of a view; nil for the usual way.
  package var textRenderer: (any TextRenderer)? {
    get { self[TextRendererKey.self] }
    set { self[TextRendererKey.self] = newValue }
  }
}

/// Has the texts of a view drawn by a renderer.
public nonisolated struct _TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  /// The animatable values of the renderer.
  public var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  /// The content, its texts drawn by the renderer.
  @MainActor public func body(content: Content) -> some View {
    content.environment(\.textRenderer, renderer)
  }
}

extension View {
  /// Has the texts of this view drawn by a renderer, which may be animated.
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(_TextRendererModifier(renderer: renderer))
  }
}
