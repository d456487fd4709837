import SwiftUI

/// A task that sleeps by the standard library's own clock.
struct MachineClock: View {
  @State private var lines = ["start"]

  var body: some View {
    Board(lines: lines).task {
      try? await _Concurrency.ContinuousClock().sleep(for: .milliseconds(300))
      lines.append("slept \(Date().timeIntervalSinceReferenceDate)")
      try? await _Concurrency.SuspendingClock().sleep(for: .milliseconds(200))
      lines.append("slept \(Date().timeIntervalSinceReferenceDate)")
    }
  }
}
