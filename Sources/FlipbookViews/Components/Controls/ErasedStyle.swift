import FlipbookDrawing
import FlipbookMotion

/// A style of one kind of control as the environment holds it: what it makes of a configuration, of whatever type.
struct ErasedStyle<Configuration> {
  let make: @MainActor (Configuration) -> AnyView

  init(make: @escaping @MainActor (Configuration) -> AnyView) { self.make = make }

  /// - Parameter body: Makes the control's body from the style and a configuration.
  init<Style: _DynamicPropertyOwner, Body: View>(
    _ style: @autoclosure @escaping @MainActor () -> Style,
    body: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    make = { AnyView(StyleBody(style(), $0, make: body)) }
  }
}

extension View {
  /// Sets a style of one kind of control. The style may hold a control of its own kind: that has the style which lies
  /// further out.
  ///
  /// - Parameter body: Makes the control's body from the style and a configuration.
  func erasedStyle<Style: _DynamicPropertyOwner, Configuration, Body: View>(
    _ style: Style, at keyPath: WritableKeyPath<EnvironmentValues, ErasedStyle<Configuration>>,
    body: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    transformEnvironment(keyPath) { value in
      let outer = value
      value = ErasedStyle { StyleBody(style, $0, make: body).seeing(outer, at: keyPath) }
    }
  }

  /// Returns the view of a style, with the style that lies further out. So a style may hold a control of its
  /// own kind.
  func seeing<Style>(_ outer: Style?, at keyPath: WritableKeyPath<EnvironmentValues, Style>) -> AnyView {
    guard let outer else { return AnyView(self) }
    return AnyView(environment(keyPath, outer))
  }
}
