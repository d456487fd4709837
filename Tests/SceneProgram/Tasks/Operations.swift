import SwiftUI

/// Work on Foundation's operation queue of the main thread.
struct Operations: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      for number in 0..<5 {
        OperationQueue.main.addOperation { MainActor.assumeIsolated { lines.append("operation \(number)") } }
        try? await Task.sleep(for: .milliseconds(100))
        lines.append("slept \(number)")
      }
    }
  }
}
