import SwiftUI

/// A task of the main actor that yields a hundred times.
struct Yields: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      for number in 0..<100 {
        await Task.yield()
        lines.append("yield \(number)")
        if number % 20 == 19 { try? await Task.sleep(for: .milliseconds(100)) }
      }
    }
  }
}
