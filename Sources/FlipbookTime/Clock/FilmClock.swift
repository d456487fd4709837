import FlipbookDiagnostics
import Foundation

/// The film's own time, for what in a scene asks for the time or puts work off.
///
/// Film time 0 is the same date in each run, so that a picture depends on film time alone.
package enum FilmClock {

  /// The run loop of the scene that is being made or run; nil in a clip that draws by hand.
  @MainActor package static var runLoop: VirtualRunLoop? {
    get { RunLoopState.current.runLoop }
    set { RunLoopState.current.runLoop = newValue }
  }

  /// The film time of the frame that a clip draws by hand, in seconds; a scene's run loop counts before it.
  @MainActor package static var drawingTime: TimeInterval {
    get { FilmTimeState.current.drawingTime }
    set { FilmTimeState.current.drawingTime = newValue }
  }

  /// Frames a second of a phone's screen, whatever the film's rate.
  package static let screenRate = 60.0

  /// The length of a frame, in seconds, for what is to be called once a frame. 1/60 unless a film says another.
  @MainActor package static var frameDuration: TimeInterval {
    get { FilmTimeState.current.frameDuration }
    set { FilmTimeState.current.frameDuration = newValue }
  }

  /// The film time now, in seconds, as the work under way sees it.
  package static var now: TimeInterval {
    MainActor.assumeIsolated { runLoop?.workTime ?? drawingTime }
  }

  /// Has work done after a length of time; at once, but after what is going on now, when it is 0 or less.
  @discardableResult
  package static func post(after delay: TimeInterval, _ action: @escaping () -> Void)
    -> VirtualRunLoop.Token?
  {
    let work = OnSceneThread(action)
    return MainActor.assumeIsolated {
      guard let runLoop else {
        if !FilmTimeState.current.dropsWork { reportUnfinishedWork() }
        return nil
      }
      guard !delay.isNaN, delay < .infinity else { return nil }
      return runLoop.post(after: delay) { work.value() }
    }
  }

  /// Does something for a film that is over: work that it defers is dropped without a report.
  @MainActor package static func droppingWork(_ body: () -> Void) {
    let state = FilmTimeState.current
    let outer = state.dropsWork
    state.dropsWork = true
    defer { state.dropsWork = outer }
    body()
  }

  /// Reports that work is left out, since there is no scene whose time it could be done in.
  package static func reportUnfinishedWork() {
    DiagnosticCollector.current.warn(
      "time.no-views",
      "Work put off with a queue, a timer or a task is left out: it is done only in scenes made of views or layers. A clip that draws by hand works its picture out from the time it is given."
    )
  }

  /// Has the thread wait in film time: the rest of the work under way sees a later time, and what it puts off begins from
  /// there. Other work and the picture go on.
  ///
  /// On another thread than the one of scenes the wait is in the time of the machine.
  package static func sleepThread(for seconds: TimeInterval) {
    guard isOnSceneThread else {
      if seconds > 0 { Thread.sleep(forTimeInterval: seconds) }
      return
    }
    MainActor.assumeIsolated { runLoop?.sleep(seconds) }
  }

  /// Whether the thread is the one of scenes.
  private static var isOnSceneThread: Bool { Thread.isMainThread }

  /// Waits in film time.
  ///
  /// A scene's process runs all its tasks on the scene's thread. On another one there is no film: a test of a package waits
  /// for its own ends there, and does so in the time of the machine.
  ///
  /// - Throws: `CancellationError` when the task is cancelled meanwhile.
  package static func sleep(for seconds: TimeInterval) async throws {
    guard isOnSceneThread else { return try await wait(forMachine: seconds) }
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

extension FilmClock {
  private static func wait(forMachine seconds: TimeInterval) async throws {
    try Task.checkCancellation()
    guard seconds > 0 else { return }
    // More would overflow; nobody waits for a century.
    try await Task.sleep(nanoseconds: UInt64(min(seconds, 3e9) * 1e9))
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
