import CTaskHooks
import Flipbook

/// Runs what tasks do, on the scene's one thread and between the events of film time, so that their order
/// depends on the scene alone.
package final class FilmExecutor: SerialExecutor {
  package static let shared = FilmExecutor()

  private struct Job: @unchecked Sendable {
    var pointer: flipbook_job
    /// Whether it is the main actor's; else it belongs to no actor.
    var isMain: Bool
  }

  /// Jobs in the order they came. A scene's tasks stay on the main thread; what a thread of the scene's own
  /// sends here comes under the lock.
  private let lock = NSLock()
  nonisolated(unsafe) private var jobs: [Job] = []
  nonisolated(unsafe) private var next = 0
  nonisolated(unsafe) private var isInstalled = false

  /// Has all tasks of this process run here from now on. For a scene's own process, before its first task.
  @MainActor
  package func install() {
    guard !isInstalled else { return }
    isInstalled = true
    ViewRuntime.runReadyTasks = { FilmExecutor.shared.runJobs(limit: $0) }
    let reference = asUnownedSerialExecutor()
    flipbook_take_over_tasks(unsafeBitCast(reference, to: flipbook_executor.self)) { job in
      guard let job else { return }
      FilmExecutor.shared.add(Job(pointer: job, isMain: false))
    }
  }

  package func enqueue(_ job: UnownedJob) {
    add(Job(pointer: unsafeBitCast(job, to: flipbook_job.self), isMain: true))
  }

  package func checkIsolated() {
    precondition(Thread.isMainThread, "A scene runs on one thread: its views can't be used from another.")
  }

  private func add(_ job: Job) {
    lock.withLock { jobs.append(job) }
  }

  private func take() -> Job? {
    lock.withLock {
      guard next < jobs.count else {
        jobs.removeAll(keepingCapacity: true)
        next = 0
        return nil
      }
      next += 1
      return jobs[next - 1]
    }
  }

  /// Runs jobs until none is ready.
  ///
  /// - Parameter limit: Jobs after which the rest is left for later.
  /// - Returns: Whether there was any.
  @MainActor
  private func runJobs(limit: Int) -> Bool {
    var count = 0
    while count < limit, let job = take() {
      count += 1
      if job.isMain {
        unsafeBitCast(job.pointer, to: UnownedJob.self).runSynchronously(on: asUnownedSerialExecutor())
      } else {
        flipbook_run_pool_job(job.pointer)
      }
    }
    return count > 0
  }
}
