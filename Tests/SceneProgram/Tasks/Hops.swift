import SwiftUI

/// A task that goes to and fro between the main actor, no actor and a global actor.
struct Hops: View {
  @State private var lines: [String] = []

  var body: some View {
    Board(lines: lines).task {
      await Side.restart()
      for number in 0..<4 {
        Task { @MainActor in lines.append("main \(number)") }
        Task { @Side in await note("side \(number) \(Side.next())") }
        Task.detached {
          await MainActor.run { lines.append("run \(number)") }
          await note("nowhere \(await nowhere(number))")
        }
        lines.append("loop \(number)")
      }
      try? await Task.sleep(for: .milliseconds(200))
      let (a, b) = await (nowhere(1), Side.later())
      lines.append("\(a) \(b)")
    }
  }

  @MainActor private func note(_ line: String) { lines.append(line) }
  private nonisolated func nowhere(_ number: Int) async -> Int {
    await Task.yield()
    return number * number
  }
}

@globalActor actor Side {
  static let shared = Side()
  @Side private static var count = 0

  @Side static func restart() { count = 0 }

  @Side static func next() -> Int {
    count += 1
    return count
  }

  @Side static func later() async -> Int {
    await Task.yield()
    return next()
  }
}
