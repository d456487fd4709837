import Foundation

/// Shows what pages ask for. It is never called: no page runs.
@MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
