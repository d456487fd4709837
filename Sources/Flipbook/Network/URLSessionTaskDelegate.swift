import Foundation

/// Receives the events of a session's tasks. A film reaches no network and sends none.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
