import SwiftUI

/// Tasks that are cancelled while they sleep, yield and wait.
struct Cancellations: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      var tasks: [Task<Void, Never>] = []
      for number in 0..<6 {
        tasks.append(
          Task {
            await withTaskCancellationHandler {
              do {
                if number % 2 == 0 {
                  try await Task.sleep(for: .seconds(5))
                } else {
                  while true {
                    try Task.checkCancellation()
                    try await Task.sleep(for: .milliseconds(20))
                  }
                }
              } catch { lines.append("task \(number) \(type(of: error))") }
            } onCancel: {
              Task { @MainActor in lines.append("handler \(number)") }
            }
          })
      }
      for (number, task) in tasks.enumerated() {
        try? await Task.sleep(for: .milliseconds(60))
        lines.append("cancel \(number)")
        task.cancel()
        await task.value
      }
    }
  }
}
