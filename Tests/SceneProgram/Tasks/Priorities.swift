import SwiftUI

/// Tasks of all priorities, some waited for by others of a higher one.
struct Priorities: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      let all: [TaskPriority] = [.background, .high, .low, .userInitiated, .utility, .medium]
      let box = PriorityBox()
      for (number, priority) in all.enumerated() {
        Task.detached(priority: priority) {
          await Task.yield()
          await box.add("\(number) \(priority.rawValue)")
        }
      }
      let slow = Task.detached(priority: .background) {
        for _ in 0..<5 { await Task.yield() }
        return await box.lines.count
      }
      let count = await Task.detached(priority: .high) { await slow.value }.value
      lines += await box.lines
      lines.append("\(count)")
    }
  }
}

actor PriorityBox {
  private(set) var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
}
