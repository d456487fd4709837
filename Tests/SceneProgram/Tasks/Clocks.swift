import SwiftUI

/// Tasks that sleep by every clock there is.
struct Clocks: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await sleep("continuous", ContinuousClock()) }
        group.addTask { await sleep("suspending", SuspendingClock()) }
        group.addTask {
          for number in 0..<5 {
            try? await Task.sleep(for: .milliseconds(80))
            await note("task \(number)")
          }
        }
        group.addTask {
          for number in 0..<5 {
            try? await Task.sleep(nanoseconds: 80_000_000)
            await note("nanoseconds \(number)")
          }
        }
        group.addTask {
          try? await Task.sleep(until: .now + .milliseconds(240), clock: .continuous)
          await note("until")
        }
      }
      let length = await ContinuousClock().measured { try? await Task.sleep(for: .milliseconds(50)) }
      lines.append("\(length)")
    }
  }

  private nonisolated func sleep(_ name: String, _ clock: any Clock<Duration>) async {
    for number in 0..<5 {
      try? await clock.sleep(for: .milliseconds(80))
      await note("\(name) \(number)")
    }
  }

  @MainActor private func note(_ line: String) { lines.append(line) }
}

extension ContinuousClock {
  func measured(_ work: () async -> Void) async -> Duration {
    let start = now
    await work()
    return start.duration(to: now)
  }
}
