import Foundation

/// One request of a session.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// How far a task is.
  public enum State: Int, Hashable, Sendable {
    /// It is under way.
    case running
    /// It waits.
    case suspended
    /// It was broken off.
    case canceling
    /// It is over.
    case completed
  }

  let url: URL?
  private var isBegun = false
  /// How far the task is.
  open private(set) var state = State.suspended
  /// The request that the task was made with; nil for one without an address.
  open var originalRequest: URLRequest? { url.map { URLRequest(url: $0) } }
  /// The request now, which nothing redirects.
  open var currentRequest: URLRequest? { originalRequest }
  /// A text that identifies the task; nil unless set.
  open var taskDescription: String?
  /// Nil: a film reaches no server.
  open var response: URLResponse? { nil }
  /// Why the task failed; nil until it did.
  open private(set) var error: (any Error)?
  /// A number among the tasks of a session: always 1.
  open var taskIdentifier: Int { 1 }
  /// How far the task is.
  public let progress = Progress(totalUnitCount: 1)
  /// The part of a network that the task has. It has no effect.
  open var priority: Float = 0.5

  /// For tasks.
  public static let defaultPriority: Float = 0.5
  /// For tasks.
  public static let lowPriority: Float = 0.25
  /// For tasks.
  public static let highPriority: Float = 0.75

  init(_ url: URL?) { self.url = url }

  /// Reads the file or fails, on the film's next turn.
  func run() throws {}
  /// Hands over an error.
  func fail(_ error: any Error) {}

  /// Begins the task. Further calls have no effect.
  open func resume() {
    guard !isBegun else { return }
    isBegun = true
    state = .running
    DispatchQueue.main.async { [self] in
      do { try run() } catch {
        self.error = error
        fail(error)
      }
      state = .completed
    }
  }

  /// Keeps a task from beginning; one that has begun goes on.
  open func cancel() {
    isBegun = true
    if state == .suspended { state = .canceling }
  }
  /// Has no effect.
  open func suspend() {}
}
