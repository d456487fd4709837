import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let close = ButtonRole(name: "close")
  public static let confirm = ButtonRole(name: "confirm")
}

/// A control that does something when it is tapped.
public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }

  public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @Environment(\.primitiveButtonStyle) private var style

  public var body: some View {
    style.view(
      PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(AnyView(label)), action: action))
  }
}

extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == FlipbookViews.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { FlipbookViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { FlipbookViews.Label(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { FlipbookViews.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { FlipbookViews.Label(title, systemImage: systemImage) }
  }

  public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { FlipbookViews.Label(titleKey, image: resource) }
  }
}

/// What a primitive button style makes a button from.
@MainActor @preconcurrency
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    init(_ content: AnyView) { self.content = content }
    public var body: some View { content }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  public func trigger() { action() }
}

/// What a button style makes a button's look from.
@MainActor @preconcurrency
public struct ButtonStyleConfiguration {
  public typealias Label = PrimitiveButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

/// A look for buttons.
@MainActor @preconcurrency
public protocol ButtonStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A look and behaviour for buttons.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _DynamicPropertyOwner {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button style of any kind.
struct AnyButtonStyle {
  let view: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView

  @MainActor
  init<S: PrimitiveButtonStyle>(_ style: S, within outer: AnyButtonStyle? = nil) {
    view = {
      StyleBody(style, $0) { $0.makeBody(configuration: $1) }.seeing(outer, at: \.primitiveButtonStyle)
    }
  }

  @MainActor
  init<S: ButtonStyle>(_ style: S, within outer: AnyButtonStyle? = nil) {
    view = { configuration in
      PressableButton(configuration: configuration) { isPressed in
        StyleBody(
          style,
          ButtonStyleConfiguration(
            role: configuration.role, label: configuration.label, isPressed: isPressed)
        ) { $0.makeBody(configuration: $1) }
      }
      .seeing(outer, at: \.primitiveButtonStyle)
    }
  }
}

/// Keeps a button's pressed state: down while it is touched.
private struct PressableButton<Face: View>: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let face: @MainActor (Bool) -> Face
  @State private var isPressed = false

  init(configuration: PrimitiveButtonStyleConfiguration, face: @escaping @MainActor (Bool) -> Face) {
    self.configuration = configuration
    self.face = face
  }

  var body: some View {
    face(isPressed)
      .contentShape(Rectangle())
      .gesture(
        PressingGesture(
          base: PressGesture(), pressing: { isPressed = $0 }, action: { configuration.trigger() })
      )
      .control { ControlInfo(kind: "button") }
  }
}

private enum PrimitiveButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle {
    MainActor.assumeIsolated { OnSceneThread(AnyButtonStyle(BorderlessFace())) }.value
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
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.primitiveButtonStyle) { $0 = AnyButtonStyle(style, within: $0) }
  }

  @_disfavoredOverload
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.primitiveButtonStyle) { $0 = AnyButtonStyle(style, within: $0) }
  }

  public func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}
