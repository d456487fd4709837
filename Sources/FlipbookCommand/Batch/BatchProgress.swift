import Foundation
import Synchronization

/// One display for all clips of a batch: how many are done, how many failed, and the time that is left.
final class BatchProgress: Sendable {
  private let style: ProgressStyle
  private let total: Int
  private let start = ContinuousClock.now
  private let state = Mutex((failures: 0, lastTenth: 0, barIsShown: false))

  /// - Parameter total: Clips to render.
  init(style: ProgressStyle, total: Int) {
    self.style = style
    self.total = total
  }

  func update(_ done: Int, _ result: BatchResult) {
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    state.withLock { state in
      if result.isFailure { state.failures += 1 }
      switch style {
      case .none: return
      case .json:
        let event: [String: Any] = [
          "event": "clip", "output": result.job.output, "state": result.state.rawValue, "done": done,
          "clips": total,
        ]
        if let data = try? JSONSerialization.data(
          withJSONObject: event, options: [.sortedKeys, .withoutEscapingSlashes])
        {
          Console.output(String(decoding: data, as: UTF8.self) + "\n")
        }
      case .bar:
        if result.isFailure { Console.clearLine(Self.failure(result)) }
        state.barIsShown = true
        let line = Self.line(done, total, failures: state.failures, elapsed: elapsed)
        Console.clearLine(String(line.prefix(Terminal.columns - 1)))
      case .lines:
        if result.isFailure { Console.error(Self.failure(result)) }
        let tenth = done * 10 / max(1, total)
        guard tenth > state.lastTenth else { return }
        state.lastTenth = tenth
        Console.error(Self.line(done, total, failures: state.failures, elapsed: elapsed) + "\n")
      }
    }
  }

  func end() {
    state.withLock { state in
      if state.barIsShown { Console.clearLine() }
      state.barIsShown = false
    }
  }

  /// `12/40 clips  30%  1 failed  0:42 left`.
  static func line(_ done: Int, _ total: Int, failures: Int, elapsed: Double) -> String {
    var text = "\(done)/\(total) clips  \(done * 100 / max(1, total))%"
    if failures > 0 { text += "  \(failures) failed" }
    if done > 0, done < total {
      text += "  \(TimeText.clock(elapsed / Double(done) * Double(total - done))) left"
    }
    return text
  }

  private static func failure(_ result: BatchResult) -> String {
    let reason = result.message.split(separator: "\n").first.map(String.init) ?? result.state.rawValue
    return "\(result.job.output): \(reason)\n"
  }
}
