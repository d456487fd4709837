import FlipbookDrawing
import FlipbookMotion
import Foundation

extension View {
  /// Sets the order of rows in menus. A menu that opens upwards has its first row at the bottom, unless it is `fixed`.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  /// Sets whether menus close at a choice; they do unless it is `disabled`.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    environment(\.menuStaysOpen, behavior == .disabled)
  }
}

extension EnvironmentValues {
  /// The visibility of the indicators of menus: always `automatic`.
  public var menuIndicatorVisibility: Visibility { .automatic }
}
