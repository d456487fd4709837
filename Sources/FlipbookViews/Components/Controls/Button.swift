import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// A control that does something when it is tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Makes a button with a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }

  /// Makes a button with a role and a label.
  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @Environment(\.primitiveButtonStyle) private var style

  /// The button in the style around it.
  public var body: some View {
    style.view(
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(AnyView(LabelRow(label))), action: action))
  }
}

extension Button where Label == Text {
  /// Makes a button with a localized title.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Makes a button with a localized title and a role.
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Makes a button with a title from a string and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == FlipbookViews.Label<Text, Image> {
  /// Makes a button with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { FlipbookViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a title from a string and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { FlipbookViews.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a localized title, a symbol and a role.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { FlipbookViews.Label(titleKey, systemImage: systemImage) }
  }

  /// Makes a button with a title from a string, a symbol and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { FlipbookViews.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a localized title, an image and a role.
  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { FlipbookViews.Label(titleKey, image: resource) }
  }
}

private enum PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle {
    MainActor.assumeIsolated { OnSceneThread(AnyButtonStyle(DefaultButtonStyle())) }.value
  }
}

private enum IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  var primitiveButtonStyle: AnyButtonStyle {
    get { self[PrimitiveButtonStyleKey.self] }
    set { self[PrimitiveButtonStyleKey.self] = newValue }
  }

  /// Whether controls answer to touches.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of buttons in the view.
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.primitiveButtonStyle) { $0 = AnyButtonStyle(style, within: $0) }
  }

  /// Sets the style and behaviour of buttons in the view.
  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.primitiveButtonStyle) { $0 = AnyButtonStyle(style, within: $0) }
  }

  /// Keeps controls in the view from answering to touches, where true.
  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
