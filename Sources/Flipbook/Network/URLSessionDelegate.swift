import Foundation

/// Learns what becomes of a session. A film reaches no network, and tells it nothing.
public protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
