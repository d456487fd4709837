import Foundation

/// Values on their way to a watch. A film has none, so they stay.
open class WCSessionUserInfoTransfer: NSObject {
  /// The values.
  public let userInfo: [String: Any]
  /// Always false.
  open var isTransferring: Bool { false }

  init(_ userInfo: [String: Any]) { self.userInfo = userInfo }

  /// Does nothing: nothing is sent.
  open func cancel() {}
}
