import FlipbookDrawing
import FlipbookMotion
import Foundation

private enum HorizontalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .compact }
}

private enum VerticalSizeClassKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass? { .regular }
}

private enum OpenURLKey: EnvironmentKey { static var defaultValue: OpenURLAction { OpenURLAction() } }

extension EnvironmentValues {
  /// The room across: `compact` unless set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalSizeClassKey.self] }
    set { self[HorizontalSizeClassKey.self] = newValue }
  }

  /// The room down: `regular` unless set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalSizeClassKey.self] }
    set { self[VerticalSizeClassKey.self] = newValue }
  }

  /// The phase of the scene: always `active`.
  public var scenePhase: ScenePhase { .active }
  /// Whether motion is to be reduced: always false.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether transparency is to be reduced: always false.
  public var accessibilityReduceTransparency: Bool { false }
  /// The action that opens addresses; without one of the scene's own it has no effect in a film.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
