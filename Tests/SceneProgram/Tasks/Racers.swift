import SwiftUI

/// Twenty detached tasks that yield and report to the main actor as they go.
struct Racers: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      for racer in 0..<20 {
        Task.detached {
          for lap in 0..<5 {
            for _ in 0..<(racer * 7 + lap * 3) % 11 { await Task.yield() }
            await report("racer \(racer) lap \(lap)")
          }
        }
      }
    }
  }

  @MainActor private func report(_ line: String) { lines.append(line) }
}
