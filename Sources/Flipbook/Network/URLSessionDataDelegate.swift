import Foundation

/// Receives the data of a session's tasks. A film reaches no network and sends none.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
