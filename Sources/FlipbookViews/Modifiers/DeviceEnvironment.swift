import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How much room a film has along an axis: little across, much down, as a telephone held upright.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  case compact
  case regular
}

/// Whether a scene is in front of its viewer: always, in a film.
public enum ScenePhase: Comparable, Hashable, Sendable {
  case background
  case inactive
  case active
}

/// What opens an address: nothing, in a film.
@MainActor @preconcurrency
public struct OpenURLAction {
  nonisolated init() {}
  public func callAsFunction(_ url: URL) {}
}

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The size of texts that is asked for; they keep that of `.large`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { chosenDynamicTypeSize }
    set {
      unsupported("EnvironmentValues.dynamicTypeSize", when: newValue != .large)
      chosenDynamicTypeSize = newValue
    }
  }

  /// As ``dynamicTypeSize``, for modifiers that report their own line.
  var chosenDynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }

  public var scenePhase: ScenePhase { .active }
  public var accessibilityReduceMotion: Bool { false }
  public var accessibilityReduceTransparency: Bool { false }
  public var openURL: OpenURLAction { OpenURLAction() }
}

/// A number that follows the size of text; as it is, in a film.
@MainActor @preconcurrency
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  public let wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}
