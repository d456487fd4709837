import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A control that is on or off.
public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label
  @Environment(\.toggleStyle) private var style

  /// Makes a toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The toggle in the style around it.
  public var body: some View {
    style.make(
      ToggleStyleConfiguration(label: ToggleStyleConfiguration.Label(content: AnyView(label)), isOn: isOn))
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a localized title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Makes a toggle with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a toggle with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FlipbookViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a toggle with a title from a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FlipbookViews.Label(title, systemImage: systemImage) }
  }

  /// Makes a toggle with a localized title and an image.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { FlipbookViews.Label(titleKey, image: resource) }
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

/// A style as toggles take it from the environment.
typealias AnyToggleStyle = ErasedStyle<ToggleStyleConfiguration>

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle {
    AnyToggleStyle(SwitchToggleStyle()) { $0.makeBody(configuration: $1) }
  }
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
  /// Sets the style of toggles in the view.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    erasedStyle(style, at: \.toggleStyle) { $0.makeBody(configuration: $1) }
  }

  /// Leaves out the labels of the controls in the view.
  public func labelsHidden() -> some View { environment(\.labelsAreHidden, true) }

  /// Sets whether the labels of controls are shown.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.labelsAreHidden) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}
