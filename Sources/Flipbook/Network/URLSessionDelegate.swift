import Foundation

/// Receives the events of a session. A film reaches no network and sends none.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
