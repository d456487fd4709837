@_spi(ExperimentalCustomExecutors) import _Concurrency
import CMainQueue
import Flipbook
import FlipbookDiagnostics
import FlipbookMotion
import FlipbookTime

/// The main actor's executor in a scene's process.
///
/// All jobs of all tasks wait in one queue, in the order they were enqueued. The film's run loop empties it on the main
/// thread between its events, so the order of jobs depends on the scene alone. Priorities have no effect.
package final class FilmExecutor: MainExecutor {
  package static let shared = FilmExecutor()

  private static let slot = SharedContextSlot(.scene) { JobQueue() }

  /// The jobs of the scene that is being made or run.
  var queue: JobQueue { SceneContext.anyThread[Self.slot] }

  /// Whether this process is a scene's own, whose tasks run here.
  @MainActor var isInstalled: Bool { ViewRuntime.runReadyTasks != nil }

  /// Makes this the executor of the main actor and ``FilmPool`` the default one, for all tasks of this process.
  ///
  /// Must be called before the first task is made, so only in a scene's own process.
  @MainActor
  package func install() {
    guard !isInstalled else { return }
    ViewRuntime.runReadyTasks = { FilmExecutor.shared.runJobs(limit: $0) }
    _createExecutors(factory: FilmExecutors.self)
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    queue.add(UnownedJob(job), .mainActor)
  }

  package func checkIsolated() {
    precondition(
      SceneThread.isCurrent, "A scene runs on one thread: its views can't be used from another.")
  }

  // Requirements of an asynchronous `main`. The main function of a scene is generated and is not asynchronous.
  package func run() { fatalError("The film runs the tasks of a scene.") }
  package func stop() { fatalError("The film runs the tasks of a scene.") }

  /// Whether jobs wait that no run loop has come to.
  package var hasWaitingJobs: Bool { !queue.isEmpty }

  /// Jobs of a scene that is over that are run before the next begins.
  private static let lastJobLimit = 100_000

  /// Runs what tasks of a scene that is over have ready.
  @MainActor
  func finishJobs() {
    _ = runJobs(limit: Self.lastJobLimit)
    queue.removeAll()
  }

  /// Runs jobs until none is ready.
  ///
  /// - Parameter limit: Jobs after which the rest is left for later.
  /// - Returns: Whether there was any.
  @MainActor
  private func runJobs(limit: Int) -> Bool {
    // Foundation's operations use libdispatch's main queue, which nothing else empties.
    var hasRun = flipbook_drain_main_queue()
    var count = 0
    let queue = queue
    while count < limit, let entry = queue.next() {
      count += 1
      hasRun = true
      if entry.isFromOtherThread { Self.reportOtherThread() }
      FilmClock.runLoop?.beginWork()
      switch entry.place {
      case .mainActor: entry.job.runSynchronously(on: asUnownedSerialExecutor())
      case .pool: entry.job.runSynchronously(on: Self.noActor)
      case .later(let delay):
        Self.reportMachineClock()
        FilmClock.post(after: delay) { queue.add(entry.job, .pool) }
      }
    }
    FilmClock.runLoop?.beginWork()
    return hasRun
  }

  /// The executor of jobs that belong to no actor: two null words in the runtime's ABI, for which Swift has no name.
  private static let noActor = unsafeBitCast((UInt(0), UInt(0)), to: UnownedSerialExecutor.self)

  @MainActor
  private static func reportOtherThread() {
    DiagnosticCollector.current.warn(
      "task.thread",
      "A thread beside the film starts or resumes tasks. When it does is up to chance, and so may be the picture. Use Task, DispatchQueue or Timer, which run in film time."
    )
  }

  @MainActor
  private static func reportMachineClock() {
    DiagnosticCollector.current.warn(
      "task.clock",
      "A task sleeps by the machine's clock. Its wait is rounded up to 1/100 s of film time. Use Task.sleep, ContinuousClock or SuspendingClock in a file that imports SwiftUI or Flipbook."
    )
  }
}
