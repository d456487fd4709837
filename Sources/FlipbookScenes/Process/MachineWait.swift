import Foundation

/// How long a task wants to sleep that sleeps by a clock of the machine.
///
/// The clock goes on between the working out of the deadline and the wait that the executor is given: a little, or by some
/// time slices where the thread had to wait for a processor meanwhile.
struct MachineWait {
  /// When the running job began: on the wall's clock, and on the thread's, which stands while the thread waits.
  struct Start {
    var wall = SystemClock.now(CLOCK_MONOTONIC)
    var thread = SystemClock.now(CLOCK_THREAD_CPUTIME_ID)

    /// For how long the thread has waited since, in seconds.
    var lost: Double {
      max(0, SystemClock.now(CLOCK_MONOTONIC) - wall - (SystemClock.now(CLOCK_THREAD_CPUTIME_ID) - thread))
    }
  }

  /// Seconds that are left until the deadline.
  let left: Double
  /// Seconds, at most, that have gone by while the thread waited.
  let lost: Double

  /// The wait in seconds, rounded up to 1/100 s; where several are possible the roundest, and of these the longest.
  ///
  /// Rounding takes back what has gone by where the wait asked for is a multiple of 1/100 s.
  var seconds: Double {
    let up = max(0, (left * 100).rounded(.up))
    // In 1/100 s, as all below.
    let last = ((left + lost) * 100).rounded(.down)
    guard last > up else { return up / 100 }
    for unit in [100.0, 50, 25, 10, 5] {
      let roundest = (last / unit).rounded(.down) * unit
      if roundest >= up { return roundest / 100 }
    }
    return last / 100
  }
}
