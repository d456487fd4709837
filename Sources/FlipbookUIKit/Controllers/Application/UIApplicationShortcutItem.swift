import Foundation

/// An action on the home screen. A film has no home screen.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// The kind of the action.
  public let type: String
  /// The words of the action.
  public let localizedTitle: String
  /// The second line; nil for none.
  public let localizedSubtitle: String?

  /// Makes an action.
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle, localizedSubtitle) = (type, localizedTitle, nil)
  }
}
