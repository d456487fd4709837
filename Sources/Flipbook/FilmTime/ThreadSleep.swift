import FlipbookDiagnostics
import FlipbookTime
import Foundation

// Waits of a thread, in film time. The rest of the work that waits is done at once, as if it were later: dates, and whatever
// it puts off, begin after the wait. Declared again here, they hide the system's in a file that imports Flipbook.

/// Waits for whole seconds. Returns 0: the wait is never cut short.
@_disfavoredOverload
@discardableResult
public func sleep(_ seconds: UInt32) -> UInt32 {
  ThreadSleep.wait(TimeInterval(seconds))
  return 0
}

/// Waits for millionths of a second.
@_disfavoredOverload
@discardableResult
public func usleep(_ microseconds: UInt32) -> Int32 {
  ThreadSleep.wait(TimeInterval(microseconds) / 1e6)
  return 0
}

extension Thread {
  /// Waits for seconds.
  @_disfavoredOverload
  public static func sleep(forTimeInterval interval: TimeInterval) { ThreadSleep.wait(interval) }

  /// Waits until a date.
  @_disfavoredOverload
  public static func sleep(until date: Date) { ThreadSleep.wait(FilmClock.time(of: date) - FilmClock.now) }
}

/// The waits of threads.
private enum ThreadSleep {
  static func wait(_ seconds: TimeInterval) {
    if DispatchQueue.isMainAtWork {
      DiagnosticCollector.current.warn(
        "time.blocked",
        "The main queue sleeps. A phone's picture stands still meanwhile; here other work goes on, and the rest of this work counts as later. Use Task.sleep or asyncAfter."
      )
    }
    FilmClock.sleepThread(for: seconds)
  }
}
