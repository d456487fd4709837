import Foundation

/// A line to a watch. A film has none: it is never open, and sending fails.
open class WCSession: NSObject, @unchecked Sendable {
  /// The line of the app, a new one each time: nothing is kept of it.
  open class var `default`: WCSession { WCSession() }
  /// Always false.
  open class func isSupported() -> Bool { false }

  /// Never called.
  open weak var delegate: (any WCSessionDelegate)?
  /// Always `notActivated`.
  open var activationState: WCSessionActivationState { .notActivated }
  /// Always false.
  open var isPaired: Bool { false }
  /// Always false.
  open var isWatchAppInstalled: Bool { false }
  /// Always false.
  open var isReachable: Bool { false }
  /// Always empty.
  open var applicationContext: [String: Any] { [:] }
  /// Always empty.
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Does nothing: there is no watch.
  open func activate() {}

  private static var failure: CocoaError { CocoaError(.featureUnsupported) }

  /// Fails: there is no watch.
  ///
  /// - Throws: An error of Cocoa's.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw Self.failure }

  /// Fails at once: there is no watch.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(Self.failure) }

  /// Sends nothing: there is no watch.
  @discardableResult
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
    WCSessionUserInfoTransfer(userInfo)
  }
}
