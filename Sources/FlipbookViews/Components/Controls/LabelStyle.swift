import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A style of labels.
@MainActor @preconcurrency
public protocol LabelStyle: _DynamicPropertyOwner {
  /// The type of the label's appearance.
  associatedtype Body: View
  /// The title and the icon of a label.
  typealias Configuration = LabelStyleConfiguration
  /// Makes the body of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private enum LabelMetricsKey: EnvironmentKey { static var defaultValue: LabelMetrics { LabelMetrics() } }

extension EnvironmentValues {
  var labelMetrics: LabelMetrics {
    get { self[LabelMetricsKey.self] }
    set { self[LabelMetricsKey.self] = newValue }
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The default style: the icon before the title.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon before the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title without the icon.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon without the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension LabelStyle where Self == TabItemLabelStyle {
  static var tabItem: TabItemLabelStyle { TabItemLabelStyle() }
}

/// A style as labels take it from the environment.
typealias AnyLabelStyle = ErasedStyle<LabelStyleConfiguration>

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle {
    AnyLabelStyle(DefaultLabelStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of labels in the view.
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    erasedStyle(style, at: \.labelStyle) { $0.makeBody(configuration: $1) }
  }
}
