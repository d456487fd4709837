import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of labels with values.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _DynamicPropertyOwner {
  /// The type of the body.
  associatedtype Body: View
  /// The label and the value.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the body of a label and its value.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The value at the trailing side.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

/// A style as labels with values take it from the environment.
typealias AnyLabeledContentStyle = ErasedStyle<LabeledContentStyleConfiguration>

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabeledContentStyle {
    AnyLabeledContentStyle { AnyView(AutomaticLabeledContentStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// How labels with values look.
  var labeledContentStyle: AnyLabeledContentStyle {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels with values in the view.
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    erasedStyle(style, at: \.labeledContentStyle) { $0.makeBody(configuration: $1) }
  }
}
