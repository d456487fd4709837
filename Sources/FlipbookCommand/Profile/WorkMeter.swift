import FlipbookDrawing
import FlipbookExport
import FlipbookRaster
import FlipbookScenes
import Foundation
import Synchronization

/// Measures what the parts of a render cost, in processor time.
final class WorkMeter: Sendable {
  private struct State {
    var begun = SystemClock.now(CLOCK_PROCESS_CPUTIME_ID)
    var made: Double?
    var record = 0.0
    var paint = 0.0
  }

  private let state = Mutex(State())

  /// Notes that the scene is made.
  func isMade() {
    let now = SystemClock.now(CLOCK_PROCESS_CPUTIME_ID)
    state.withLock { $0.made = now - $0.begun }
  }

  /// Adds what recording takes on this thread.
  func recording<T>(_ work: () throws -> T) rethrows -> T {
    let start = SystemClock.now(CLOCK_THREAD_CPUTIME_ID)
    defer { state.withLock { $0.record += SystemClock.now(CLOCK_THREAD_CPUTIME_ID) - start } }
    return try work()
  }

  /// Adds what painting takes on this thread.
  func painting<T>(_ work: () throws -> T) rethrows -> T {
    let start = SystemClock.now(CLOCK_THREAD_CPUTIME_ID)
    defer { state.withLock { $0.paint += SystemClock.now(CLOCK_THREAD_CPUTIME_ID) - start } }
    return try work()
  }

  /// The parts so far; the encoders' once they have ended.
  func times() -> WorkTimes {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    let encode = seconds(usage.ru_utime) + seconds(usage.ru_stime)
    return state.withLock { state in
      let total = SystemClock.now(CLOCK_PROCESS_CPUTIME_ID) - state.begun
      let make = state.made ?? total
      return WorkTimes(
        make: make, record: state.record, paint: state.paint, encode: encode,
        rest: max(0, total - make - state.record - state.paint))
    }
  }
}
