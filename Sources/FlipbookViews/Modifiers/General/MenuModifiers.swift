import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets the order of rows in menus; has no effect in a film.
  public func menuOrder(_ order: MenuOrder) -> some View { self }
  /// Sets whether menus close at a choice. Reports `disabled` as unsupported.
  public func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior, file: String = #fileID, line: Int = #line
  ) -> some View { unsupported("View.menuActionDismissBehavior", when: behavior == .disabled, file, line) }
}

extension EnvironmentValues {
  /// The order of rows in menus: always `automatic`.
  public var menuOrder: MenuOrder { .automatic }
  /// The visibility of the indicators of menus: always `automatic`.
  public var menuIndicatorVisibility: Visibility { .automatic }
}
