import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Controls that belong together, side by side.
public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView
  @Environment(\.controlGroupStyle) private var style

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }

  public init<L: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> L) {
    self.content = content()
    self.label = AnyView(label())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Label(titleKey, systemImage: systemImage) })
  }

  public var body: some View {
    style.make(
      ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(view: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(view: label)))
  }
}

/// A look for controls that belong together.
@MainActor @preconcurrency
public protocol ControlGroupStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Controls that belong together, and their label.
public struct ControlGroupStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let content: Content
  public let label: Label
}

/// Side by side on a grey ground.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
      .padding(.horizontal, 12).padding(.vertical, 7)
      .background(.fill.opacity(0.6), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// Side by side without a ground.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

public typealias MenuControlGroupStyle = NavigationControlGroupStyle
public typealias CompactMenuControlGroupStyle = NavigationControlGroupStyle
public typealias PaletteControlGroupStyle = NavigationControlGroupStyle

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}
extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
  public static var menu: NavigationControlGroupStyle { NavigationControlGroupStyle() }
  public static var compactMenu: NavigationControlGroupStyle { NavigationControlGroupStyle() }
  public static var palette: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A style as groups take it from the environment.
typealias AnyControlGroupStyle = ErasedStyle<ControlGroupStyleConfiguration>

private enum ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlGroupStyle {
    AnyControlGroupStyle { AnyView(AutomaticControlGroupStyle().makeBody(configuration: $0)) }
  }
}

extension EnvironmentValues {
  /// How controls that belong together look.
  var controlGroupStyle: AnyControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

extension View {
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.controlGroupStyle) { value in
      let outer = value
      value = AnyControlGroupStyle {
        StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.controlGroupStyle)
      }
    }
  }
}
