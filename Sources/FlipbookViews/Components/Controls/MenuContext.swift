import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The open list of choices that a view stands in.
struct MenuContext: @unchecked Sendable {
  /// Where the list stands.
  let geometry: MenuGeometry
  /// Whether the order of its rows stays as written where it opens upwards.
  let keepsOrder: Bool
  /// Closes the list and those that it came from.
  let dismiss: @MainActor () -> Void
  /// Steps the list back while one of its rows has opened another.
  let stepBack: @MainActor (_ isBehind: Bool) -> Void
}

private enum MenuContextKey: EnvironmentKey { static var defaultValue: MenuContext? { nil } }
private enum MenuStaysOpenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The list of choices around; nil outside of menus.
  var menu: MenuContext? {
    get { self[MenuContextKey.self] }
    set { self[MenuContextKey.self] = newValue }
  }

  /// Whether rows leave their menu open.
  var menuStaysOpen: Bool {
    get { self[MenuStaysOpenKey.self] }
    set { self[MenuStaysOpenKey.self] = newValue }
  }

  /// The order of rows in menus; `automatic` unless set.
  public internal(set) var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}
