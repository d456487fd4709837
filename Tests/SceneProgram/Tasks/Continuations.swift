import SwiftUI

/// Tasks that wait for callbacks of queues and timers.
struct Continuations: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      for number in 0..<6 {
        Task {
          await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + Double(6 - number) * 0.1) {
              continuation.resume()
            }
          }
          lines.append("checked \(number)")
        }
        Task.detached {
          await withUnsafeContinuation { continuation in
            DispatchQueue.global(qos: .background).async { continuation.resume() }
          }
          await note("unsafe \(number)")
        }
      }
      let value = try? await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Int, any Error>) in
        Timer.scheduledTimer(withTimeInterval: 0.25, repeats: false) { _ in continuation.resume(returning: 7)
        }
      }
      lines.append("timer \(value ?? 0)")
    }
  }

  @MainActor private func note(_ line: String) { lines.append(line) }
}
