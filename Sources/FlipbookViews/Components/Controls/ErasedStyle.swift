import FlipbookDrawing
import FlipbookMotion

/// A style of one kind of control as the environment holds it: what it makes of a configuration, of whatever type.
struct ErasedStyle<Configuration> {
  let make: @MainActor (Configuration) -> AnyView
}

extension View {
  /// Returns the view of a style, with the style that lies further out. So a style may hold a control of its
  /// own kind.
  func seeing<Style>(_ outer: Style?, at keyPath: WritableKeyPath<EnvironmentValues, Style>) -> AnyView {
    guard let outer else { return AnyView(self) }
    return AnyView(environment(keyPath, outer))
  }
}
