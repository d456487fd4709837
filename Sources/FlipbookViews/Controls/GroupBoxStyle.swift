import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A look for boxes of views.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a box shows.
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let view: AnyView
    public var body: some View { view }
  }

  public struct Content: View {
    let view: AnyView
    public var body: some View { view }
  }

  public let label: Label
  public let content: Content
}

/// A grey box with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content
    }
    .padding(16)
    .background(.fill.opacity(0.5), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
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
  public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    transformEnvironment(\.groupBoxStyle) { value in
      let outer = value
      value = AnyGroupBoxStyle {
        StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.groupBoxStyle)
      }
    }
  }
}
