import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A look for views that can be folded away.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What can be folded away, and whether it is.
@MainActor @preconcurrency
public struct DisclosureGroupStyleConfiguration {
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
  /// Whether the content is shown; `$isExpanded` is the binding behind it.
  @Binding public var isExpanded: Bool
}

/// A label with an arrow, over what it opens. In a list each of them is a row.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    DisclosureFace(configuration: configuration)
  }
}

private struct DisclosureFace: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.listStyle) private var listStyle

  init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

  var body: some View {
    if listStyle == nil {
      VStack(alignment: .leading, spacing: 8) {
        header
        if configuration.isExpanded { configuration.content }
      }
    } else {
      header
      if configuration.isExpanded { configuration.content.padding(.leading, Self.indentation) }
    }
  }

  /// Of the rows below a row, in points.
  private static let indentation: CGFloat = 16

  private var header: some View {
    HStack(spacing: 8) {
      configuration.label
      Spacer(minLength: 0)
      Image(systemName: "chevron.forward")
        .font(listStyle == nil ? nil : .system(size: 14, weight: .semibold))
        .foregroundStyle(.tint)
        .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0))
    }
    .contentShape(Rectangle())
    .onTapGesture { withAnimation { configuration.isExpanded.toggle() } }
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
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
  public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    transformEnvironment(\.disclosureGroupStyle) { value in
      let outer = value
      value = AnyDisclosureGroupStyle {
        StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.disclosureGroupStyle)
      }
    }
  }
}
