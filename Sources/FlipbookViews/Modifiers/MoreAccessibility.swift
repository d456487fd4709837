import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Where an assistive technology is; nowhere, in a film.
@MainActor @preconcurrency
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  public init() where Value == Bool { _value = State(wrappedValue: false) }

  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  public typealias Binding = FlipbookViews.Binding<Value>

  public var projectedValue: Binding { $value }
}

/// What one may do with a view by an assistive technology.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String
  public static let `default` = AccessibilityActionKind(name: "default")
  public static let escape = AccessibilityActionKind(name: "escape")
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  public static let delete = AccessibilityActionKind(name: "delete")
}

/// Which way a value is changed by an assistive technology.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// How high the heading of a text is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}

// No assistive technology looks at a film: the view is as it would be without.
extension View {
  public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }
  public func accessibilityFocused<V: Hashable>(_ binding: Binding<V>, equals value: V) -> some View { self }
  public func accessibilityHint(_ hint: Text) -> some View { self }
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public func accessibilityValue(_ value: Text) -> some View { self }
  public func accessibilityAction(_ kind: AccessibilityActionKind, _ handler: @escaping () -> Void)
    -> some View
  { self }
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View { self }
  @_disfavoredOverload
  public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  { self }
  public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View { self }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View { self }
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { self }
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
  public func accessibility(sortPriority: Double) -> some View { self }
}

/// How much what is in front differs from what is behind.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}

extension EnvironmentValues {
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityQuickActionsEnabled: Bool { false }
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }
}
