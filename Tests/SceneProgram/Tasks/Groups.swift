import SwiftUI

/// Groups of tasks whose results come in the order the tasks end.
struct Groups: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      for round in 0..<5 {
        await withTaskGroup(of: Int.self) { group in
          for number in 0..<12 {
            group.addTask {
              for _ in 0..<(number * 5) % 7 { await Task.yield() }
              if number % 4 == 3 { try? await Task.sleep(for: .milliseconds(number * 10)) }
              return number
            }
          }
          for await number in group { lines.append("round \(round) result \(number)") }
        }
        try? await withThrowingTaskGroup(of: Int.self) { group in
          for number in 0..<4 {
            group.addTask {
              await Task.yield()
              if number == 2 { throw CancellationError() }
              return number
            }
          }
          while let number = try await group.next() { lines.append("round \(round) first \(number)") }
        }
        await withDiscardingTaskGroup { group in
          for number in 0..<4 { group.addTask { await note("discarded \(number)") } }
        }
      }
    }
  }

  @MainActor private func note(_ line: String) { lines.append(line) }
}
