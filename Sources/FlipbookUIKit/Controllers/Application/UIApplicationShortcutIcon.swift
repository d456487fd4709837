import Foundation

/// The picture of an action on the home screen. A film has no home screen.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// Makes an icon of a symbol, which is not shown.
  public init(systemImageName: String) {}
  /// Makes an icon of a picture, which is not shown.
  public init(templateImageName: String) {}
}
