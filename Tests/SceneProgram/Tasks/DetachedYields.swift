import SwiftUI

/// A detached task that yields while another of the main actor waits for it.
struct DetachedYields: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      for round in 0..<8 {
        await Task.detached { for _ in 0..<100 { await Task.yield() } }.value
        lines.append("round \(round)")
        try? await Task.sleep(for: .milliseconds(70))
      }
    }
  }
}
