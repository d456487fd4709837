import SwiftUI

/// Values worked out side by side.
struct AsyncLets: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      for round in 0..<6 {
        async let first = work("a\(round)", 5)
        async let second = work("b\(round)", 2)
        async let third = work("c\(round)", 9)
        let all = await [second, first, third]
        lines.append(all.joined(separator: " "))
        try? await Task.sleep(for: .milliseconds(90))
      }
    }
  }

  private nonisolated func work(_ name: String, _ yields: Int) async -> String {
    for _ in 0..<yields { await Task.yield() }
    await note("\(name) ends")
    return name
  }

  @MainActor private func note(_ line: String) { lines.append(line) }
}
