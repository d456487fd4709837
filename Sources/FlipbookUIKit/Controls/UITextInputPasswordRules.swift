import Foundation

/// Which passwords a service takes. A film has no keyboard that proposes one.
open class UITextInputPasswordRules: NSObject, @unchecked Sendable {
  /// The rules as they were written.
  public let passwordRulesDescriptor: String

  /// Makes rules of their text.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
