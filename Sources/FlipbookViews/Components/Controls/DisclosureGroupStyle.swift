import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of views that can be folded away.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _DynamicPropertyOwner {
  /// The type of the group's appearance.
  associatedtype Body: View
  /// The label, the content and the state of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the body of a group, its touches included.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A label with an arrow, over the content.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

/// A style as groups take it from the environment.
typealias AnyDisclosureGroupStyle = ErasedStyle<DisclosureGroupStyleConfiguration>

private enum DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle {
    AnyDisclosureGroupStyle { AnyView(AutomaticDisclosureGroupStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// How what can be folded away looks.
  var disclosureGroupStyle: AnyDisclosureGroupStyle {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of views in the view that can be folded away.
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    erasedStyle(style, at: \.disclosureGroupStyle) { $0.makeBody(configuration: $1) }
  }
}
