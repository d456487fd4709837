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

  /// The picture; nil for none.
  public let icon: UIApplicationShortcutIcon?
  /// Values that come with the action; nil for none.
  public let userInfo: [String: any NSSecureCoding]?

  /// Makes an action.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Makes an action with a second line, a picture and values.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle, self.localizedSubtitle) = (type, localizedTitle, localizedSubtitle)
    (self.icon, self.userInfo) = (icon, userInfo)
  }
}
