import Foundation
import Synchronization

/// One display for all clips of a batch: how many are done, how many failed, and the time that is left.
final class BatchProgress: Sendable {
  private let style: ProgressStyle
  private let total: Int
  private let start = ContinuousClock.now
  private let state = Mutex((done: 0, failures: 0, lastTenth: 0, barIsShown: false))

  /// - Parameter total: Clips to render.
  init(style: ProgressStyle, total: Int) {
    self.style = style
    self.total = total
  }

  /// Counts a clip that has ended, from any thread.
  func update(_ record: ClipRecord) {
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    state.withLock { state in
      state.done += 1
      if record.isFailure { state.failures += 1 }
      switch style {
      case .none: return
      case .json:
        let event: [String: Any] = [
          "event": "clip", "output": record.output, "state": record.state.rawValue, "done": state.done,
          "clips": total, "warnings": record.warnings?.count ?? 0,
        ]
        if let data = try? JSONSerialization.data(
          withJSONObject: event, options: [.sortedKeys, .withoutEscapingSlashes])
        {
          Console.output(String(decoding: data, as: UTF8.self) + "\n")
        }
      case .bar:
        if record.isFailure { Console.clearLine(Self.failure(record)) }
        state.barIsShown = true
        let line = Self.line(state.done, total, failures: state.failures, elapsed: elapsed)
        Console.clearLine(String(line.prefix(Terminal.columns - 1)))
      case .lines:
        if record.isFailure { Console.error(Self.failure(record)) }
        let tenth = state.done * 10 / max(1, total)
        guard tenth > state.lastTenth else { return }
        state.lastTenth = tenth
        Console.error(Self.line(state.done, total, failures: state.failures, elapsed: elapsed) + "\n")
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

  private static func failure(_ record: ClipRecord) -> String {
    let reason = record.message?.split(separator: "\n").first.map(String.init) ?? record.state.rawValue
    return "\(record.output): \(reason)\n"
  }
}
