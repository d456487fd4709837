import Synchronization

/// The jobs of tasks that are ready, in the order they were enqueued.
final class JobQueue: Sendable {
  /// Where a job is to run.
  enum Place {
    case mainActor
    /// On no actor.
    case pool
    /// On no actor, after seconds of film time.
    case later(Double)
  }

  struct Entry {
    var job: UnownedJob
    var place: Place
    /// Whether another thread than the scene's enqueued it.
    var isFromOtherThread: Bool
  }

  private struct State {
    var entries: [Entry] = []
    /// The index of the first entry that has not been taken.
    var next = 0
    /// When the job that was taken last began.
    var start = MachineWait.Start()
  }
  private let state = Mutex(State())

  var isEmpty: Bool { state.withLock { $0.next == $0.entries.count } }

  func add(_ job: UnownedJob, _ place: Place) {
    let entry = Entry(job: job, place: place, isFromOtherThread: !SceneThread.isCurrent)
    state.withLock { $0.entries.append(entry) }
  }

  /// For how long the thread has waited for a processor since the running job began, in seconds.
  var lost: Double { state.withLock { $0.start.lost } }

  /// Drops all jobs: their tasks never go on.
  func removeAll() { state.withLock { $0 = State() } }

  /// Takes the first job out; nil when there is none.
  func next() -> Entry? {
    state.withLock { state in
      guard state.next < state.entries.count else { return nil }
      let entry = state.entries[state.next]
      state.start = MachineWait.Start()
      state.next += 1
      // Taken entries make up at most half of the array, so that it does not grow with the length of the film.
      if state.next * 2 >= state.entries.count {
        state.entries.removeFirst(state.next)
        state.next = 0
      }
      return entry
    }
  }
}
