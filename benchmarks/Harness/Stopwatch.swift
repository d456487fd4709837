import Flipbook
import Foundation

/// Measures what a piece of work costs. Clocks are for benchmarks alone: nothing that reaches a frame sees one.
enum Stopwatch {
  /// Seconds of wall-clock time, of the middle run.
  static func median(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = now
      try body()
      times.append(now - start)
    }
    return times.sorted()[runs / 2]
  }

  /// Seconds of this thread's processor time, of the middle run: another process on the same core doesn't count.
  static func processorMedian(of runs: Int, _ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let start = processorTime
      try body()
      times.append(processorTime - start)
    }
    return times.sorted()[runs / 2]
  }

  /// Seconds of this thread's processor time until the first picture of a film is made, and of the middle one of 121 others
  /// at 60 a second.
  ///
  /// - Parameter start: When the making of the film began, by ``processorTime``.
  static func frames(
    since start: Double, _ list: (TimeInterval) -> DisplayList
  ) -> (first: Double, seconds: Double, last: DisplayList) {
    var last = list(0)
    let first = processorTime - start
    var frame = 0
    let seconds = processorMedian(of: 121) {
      frame += 1
      last = list(Double(frame) / 60)
    }
    return (first, seconds, last)
  }

  /// Seconds this thread has run.
  static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Seconds since some moment.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
