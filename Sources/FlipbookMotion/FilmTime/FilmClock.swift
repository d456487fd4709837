import FlipbookDiagnostics
import Foundation

/// The film's own time, for what in a scene asks for the time or puts work off.
///
/// Film time 0 is the same date in each run, so that a picture depends on film time alone.
package enum FilmClock {
  /// 1 January 2001, 00:00:00 GMT, the reference date.
  package static let epoch = Date(timeIntervalSinceReferenceDate: 0)

  /// What is to be done in the scene that is being made or run; nil in a clip that draws by hand.
  @MainActor package static weak var runLoop: VirtualRunLoop?

  /// The film time of the frame that a clip draws by hand, in seconds; a scene's run loop counts before it.
  @MainActor package static var drawingTime: TimeInterval = 0

  /// Frames a second of a phone's screen, whatever the film's rate.
  package static let screenRate = 60.0

  /// The length of a frame, in seconds, for what is to be called once a frame.
  @MainActor package static var frameDuration: TimeInterval = 1.0 / 60

  /// The date at a film time in seconds.
  package static func date(at time: TimeInterval) -> Date { Date(timeIntervalSinceReferenceDate: time) }

  /// The film time now, in seconds.
  package static var now: TimeInterval {
    MainActor.assumeIsolated { runLoop?.now ?? drawingTime }
  }

  /// Has work done after a length of time; at once, but after what is going on now, when it is 0 or less.
  @discardableResult
  package static func post(after delay: TimeInterval, _ action: @escaping () -> Void)
    -> VirtualRunLoop.Token?
  {
    let work = OnSceneThread(action)
    return MainActor.assumeIsolated {
      guard let runLoop else {
        if isTrial { hasPutOff = true } else { tellOfWorkLeftOut() }
        return nil
      }
      guard !delay.isNaN, delay < .infinity else { return nil }
      return runLoop.post(after: delay) { work.value() }
    }
  }

  @MainActor private static var isTrial = false
  @MainActor private static var hasPutOff = false

  /// Makes something that may be made once more in a scene's own time.
  ///
  /// - Returns: What was made, and whether work was put off, which is left out without a word.
  @MainActor package static func trial<Result>(_ make: () -> Result) -> (result: Result, hasPutOff: Bool) {
    let outer = (isTrial, hasPutOff)
    (isTrial, hasPutOff) = (true, false)
    defer { (isTrial, hasPutOff) = outer }
    let result = make()
    return (result, hasPutOff)
  }

  /// Says that work is left out, for there is no scene whose time it could be done in.
  package static func tellOfWorkLeftOut() {
    DiagnosticCollector.current.warn(
      "time.no-views",
      "Work put off with a queue, a timer or a task is left out: it is done only in scenes made of views or layers. A clip that draws by hand works its picture out from the time it is given."
    )
  }

  /// Waits in film time.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  package static func sleep(for seconds: TimeInterval) async throws {
    let sleeper = Sleeper()
    try await withTaskCancellationHandler {
      try Task.checkCancellation()
      try await withUnsafeThrowingContinuation { continuation in
        sleeper.wait(seconds, continuation)
      }
    } onCancel: {
      sleeper.cancel()
    }
  }
}

/// A task that waits. All of it happens on the scene's one thread.
private final class Sleeper: @unchecked Sendable {
  private var continuation: UnsafeContinuation<Void, any Error>?
  private var token: VirtualRunLoop.Token?
  private var isCancelled = false

  func wait(_ seconds: TimeInterval, _ continuation: UnsafeContinuation<Void, any Error>) {
    guard !isCancelled else {
      continuation.resume(throwing: CancellationError())
      return
    }
    self.continuation = continuation
    token = FilmClock.post(after: seconds) { self.finish(nil) }
    // Without views nothing ever comes: a task that waited for ever would keep what it holds.
    if token == nil { finish(CancellationError()) }
  }

  func cancel() {
    isCancelled = true
    if let token { MainActor.assumeIsolated { token.cancel() } }
    finish(CancellationError())
  }

  private func finish(_ error: (any Error)?) {
    guard let continuation else { return }
    self.continuation = nil
    if let error { continuation.resume(throwing: error) } else { continuation.resume() }
  }
}
