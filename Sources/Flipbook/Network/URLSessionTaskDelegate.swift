/// Receives the events of a task. A film reaches no network and sends none.
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
