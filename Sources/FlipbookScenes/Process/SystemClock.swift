import Foundation

/// The clocks of the machine, which no frame may depend on.
package enum SystemClock {
  /// Seconds on one of them.
  package static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
