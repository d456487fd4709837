import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  public var body: some View {
    style.view(
      ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == FlipbookViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FlipbookViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FlipbookViews.Label(title, systemImage: systemImage) }
  }

  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FlipbookViews.Label(titleKey, image: resource) }
  }
}

/// What a toggle style makes a toggle from.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }

  public let label: Label
  /// Whether the toggle is on; `$isOn` is the binding behind it.
  @Binding public var isOn: Bool
}

/// A look for toggles.
@MainActor @preconcurrency
public protocol ToggleStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A label with a switch at the trailing side.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    SwitchFace(configuration: configuration, tint: tint)
  }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12))
      .foregroundStyle(Color.accentColor)
      .background(
        Color.accentColor.opacity(configuration.isOn ? 0.18 : 0), in: RoundedRectangle(cornerRadius: 8)
      )
      .contentShape(Rectangle())
      .onTapGesture { configuration.isOn.toggle() }
      .control { .toggle(configuration) }
  }
}

extension ControlInfo {
  static func toggle(_ configuration: ToggleStyleConfiguration) -> ControlInfo {
    ControlInfo(
      kind: "toggle", number: { configuration.isOn ? 1 : 0 },
      set: { value in
        guard case .flag(let isOn) = value else { return false }
        configuration.isOn = isOn
        return true
      })
  }
}

private struct SwitchFace: View {
  let configuration: ToggleStyleConfiguration
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.labelsAreHidden) private var labelsAreHidden
  @Environment(\.tintColor) private var tintColor
  @Environment(\.colorScheme) private var scheme

  init(configuration: ToggleStyleConfiguration, tint: Color?) {
    (self.configuration, self.tint) = (configuration, tint)
  }

  var body: some View {
    HStack(spacing: 0) {
      if !labelsAreHidden {
        configuration.label
        Spacer(minLength: metrics.gap)
      }
      face
    }
    .contentShape(Rectangle())
    .onTapGesture { configuration.isOn.toggle() }
    .control { .toggle(configuration) }
    .opacity(isEnabled ? 1 : 0.5)
    .controlSpacing()
  }

  private var metrics: ToggleMetrics { ControlMetrics.current.toggle }

  /// Of a switch that is off.
  private var offColor: Color {
    scheme == .dark
      ? Color(.sRGB, red: 57 / 255, green: 57 / 255, blue: 61 / 255)
      : Color(.sRGB, red: 233 / 255, green: 233 / 255, blue: 234 / 255)
  }

  private var face: some View {
    Capsule()
      .fill(configuration.isOn ? tint ?? tintColor ?? .green : offColor)
      .frame(width: metrics.drawn.width, height: metrics.drawn.height)
      .overlay(alignment: configuration.isOn ? .trailing : .leading) {
        Circle().fill(Color.white).frame(width: metrics.knob, height: metrics.knob)
          .padding((metrics.drawn.height - metrics.knob) / 2)
          .shadow(color: Color.black.opacity(0.15), radius: 4, y: 3)
      }
      .frame(width: metrics.laidOut.width, height: metrics.laidOut.height)
      .modifier(CloseToRowEdges())
      .animation(.spring(response: 0.3, dampingFraction: 0.8), value: configuration.isOn)
  }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
  public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A toggle style of any kind.
struct AnyToggleStyle: @unchecked Sendable {
  let view: @MainActor (ToggleStyleConfiguration) -> AnyView

  @MainActor
  init<S: ToggleStyle>(_ style: S, within outer: AnyToggleStyle? = nil) {
    view = { StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.toggleStyle) }
  }
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle { MainActor.assumeIsolated { AnyToggleStyle(SwitchToggleStyle()) } }
}

private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  var toggleStyle: AnyToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }

  /// Whether controls leave their labels out.
  var labelsAreHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyle) { $0 = AnyToggleStyle(style, within: $0) }
  }

  /// Leaves out the labels of the controls in the view.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

  /// Whether the labels of controls are shown.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}
