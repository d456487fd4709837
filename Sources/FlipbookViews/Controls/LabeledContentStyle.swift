import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A look for labels with values.
@MainActor @preconcurrency
public protocol LabeledContentStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = LabeledContentStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label and its value.
public struct LabeledContentStyleConfiguration {
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

/// The value at the trailing side.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.label
      Spacer(minLength: 0)
      configuration.content.containerForegroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
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
  public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    transformEnvironment(\.labeledContentStyle) { value in
      let outer = value
      value = AnyLabeledContentStyle {
        StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.labeledContentStyle)
      }
    }
  }
}
