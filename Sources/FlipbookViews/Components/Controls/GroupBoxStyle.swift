import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of boxes of views.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _DynamicPropertyOwner {
  /// The type of the box's appearance.
  associatedtype Body: View
  /// The label and the content of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the body of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A grey box with round corners.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

/// A style as boxes take it from the environment.
typealias AnyGroupBoxStyle = ErasedStyle<GroupBoxStyleConfiguration>

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: AnyGroupBoxStyle {
    AnyGroupBoxStyle { AnyView(DefaultGroupBoxStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// How boxes look.
  var groupBoxStyle: AnyGroupBoxStyle {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of boxes in the view.
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    erasedStyle(style, at: \.groupBoxStyle) { $0.makeBody(configuration: $1) }
  }
}
