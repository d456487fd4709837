import Foundation

/// An error in a program that ends it.
open class NSException: NSObject, @unchecked Sendable {
  /// The name of the error.
  public let name: NSExceptionName
  /// The cause, for people; nil for none.
  public let reason: String?
  /// Further facts of the error.
  public let userInfo: [AnyHashable: Any]?

  /// Makes an error. It does nothing before it is raised.
  public init(name: NSExceptionName, reason: String?, userInfo: [AnyHashable: Any]? = nil) {
    (self.name, self.reason, self.userInfo) = (name, reason, userInfo)
  }

  /// Ends the film with the name and the reason, as it ends an app that doesn't catch it.
  open func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "")") }
}
