import Foundation

/// Takes notifications. It is never called: none is delivered.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
