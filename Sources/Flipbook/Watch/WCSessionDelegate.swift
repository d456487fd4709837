import Foundation

/// The helper of a line to a watch. A film has none, so nothing is called.
public protocol WCSessionDelegate: AnyObject {
  /// Never called.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// Never called.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Never called.
  func sessionDidDeactivate(_ session: WCSession)
  /// Never called.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Never called.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// Never called.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// Never called.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// Never called.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  /// Does nothing.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Does nothing.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Does nothing.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Does nothing.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Does nothing.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
