import Foundation

/// Work that the system lets an app do behind others. No film does.
open class BGTask: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Called when the time is over: never.
  open var expirationHandler: (() -> Void)?

  init(identifier: String) { self.identifier = identifier }

  /// Has no effect: no work begins.
  open func setTaskCompleted(success: Bool) {}
}
