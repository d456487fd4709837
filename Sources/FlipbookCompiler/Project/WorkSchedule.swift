import Dispatch
import FlipbookScenes
import Foundation
import Synchronization

/// Works on things several at a time, each as soon as those before it that it needs are done.
final class WorkSchedule<Outcome: Sendable>: Sendable {
  private struct State {
    var results: [Result<Outcome, any Error>?]
    var isStopped = false
  }

  private let needs: [Set<Int>]
  private let width: Int
  private let state: Mutex<State>
  private let finished = DispatchSemaphore(value: 0)

  /// The stack of a thread, in bytes: parsers go as deep as the source nests.
  private static var stackSize: Int { 64 << 20 }

  /// - Parameters:
  ///   - needs: For each thing the numbers of those before it that must be done when it begins.
  ///   - width: Things worked on at once, at most.
  init(needs: [Set<Int>], width: Int) {
    (self.needs, self.width) = (needs, max(1, width))
    state = Mutex(State(results: Array(repeating: nil, count: needs.count)))
  }

  /// Whether something failed: the results of the rest are not wanted any more.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// The result of a thing that is done; nil where it isn't, or failed.
  func outcome(_ index: Int) -> Outcome? { state.withLock { try? $0.results[index]?.get() } }

  /// Works on everything. After a failure nothing more begins.
  ///
  /// - Parameters:
  ///   - willStart: Called on this thread with the number of a thing that begins.
  ///   - work: Called on a thread of its own. It may throw a `CancellationError` once the schedule is stopped.
  /// - Returns: The results, in the order of the things.
  /// - Throws: The first other error in that order.
  func run(willStart: (Int) -> Void, work: @escaping @Sendable (Int) throws -> Outcome) throws -> [Outcome] {
    var waiting = Array(needs.indices)
    var running = 0
    while true {
      while running < width, let place = waiting.firstIndex(where: isReady) {
        let index = waiting.remove(at: place)
        willStart(index)
        running += 1
        start(index, work)
      }
      guard running > 0 else { break }
      finished.wait()
      running -= 1
      if isInterrupted {
        // Each signal reaches one of the programs that are waited for.
        for _ in 0..<running { _ = SignalRelay.interrupt() }
      }
    }
    let results = state.withLock { $0.results }
    for case .failure(let error) in results where !(error is CancellationError) { throw error }
    return try results.compactMap { try $0?.get() }
  }

  private func isReady(_ index: Int) -> Bool {
    state.withLock { state in
      !state.isStopped && needs[index].allSatisfy { state.results[$0] != nil }
    }
  }

  private var isInterrupted: Bool {
    state.withLock { state in
      state.results.contains { result in
        guard case .failure(let error as FlipbookFailure) = result else { return false }
        return error.exitCode == .interrupted
      }
    }
  }

  private func start(_ index: Int, _ work: @escaping @Sendable (Int) throws -> Outcome) {
    let thread = Foundation.Thread { [self] in
      let result = Result { try work(index) }
      state.withLock { state in
        state.results[index] = result
        if case .failure = result { state.isStopped = true }
      }
      finished.signal()
    }
    thread.stackSize = Self.stackSize
    thread.start()
  }
}
