import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a label style makes a label from.
@MainActor @preconcurrency
public struct LabelStyleConfiguration {
  /// The label's text.
  public struct Title: View {
    let content: AnyView
    public var body: some View { content }
  }

  /// The label's image.
  public struct Icon: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let title: Title
  public let icon: Icon
}

/// A look for labels.
@MainActor @preconcurrency
public protocol LabelStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    IconAndTitle(configuration: configuration)
  }
}

private struct IconAndTitle: View {
  let configuration: LabelStyleConfiguration
  @Environment(\.labelMetrics) private var metrics

  init(configuration: LabelStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: metrics.spacing) {
      if let width = metrics.iconWidth {
        configuration.icon.frame(minWidth: width)
      } else {
        configuration.icon
      }
      configuration.title
    }
  }
}

/// The distances of labels, in points.
struct LabelMetrics: Equatable, Sendable {
  var spacing: CGFloat = 8
  /// The least room for an icon; nil for as much as it takes.
  var iconWidth: CGFloat?
}

private enum LabelMetricsKey: EnvironmentKey { static var defaultValue: LabelMetrics { LabelMetrics() } }

extension EnvironmentValues {
  var labelMetrics: LabelMetrics {
    get { self[LabelMetricsKey.self] }
    set { self[LabelMetricsKey.self] = newValue }
  }
}

public struct DefaultLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

public struct TitleOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

public struct IconOnlyLabelStyle: LabelStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The icon above the title, as in the bar of a tab view.
struct TabItemLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    TabItemFace(icon: configuration.icon, title: configuration.title)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TabItemLabelStyle {
  static var tabItem: TabItemLabelStyle { TabItemLabelStyle() }
}

/// A label style of any kind.
struct AnyLabelStyle: @unchecked Sendable {
  let view: @MainActor (LabelStyleConfiguration) -> AnyView

  @MainActor
  init<S: LabelStyle>(_ style: S, within outer: AnyLabelStyle? = nil) {
    view = { StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.labelStyle) }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle { MainActor.assumeIsolated { AnyLabelStyle(DefaultLabelStyle()) } }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyle) { $0 = AnyLabelStyle(style, within: $0) }
  }
}
