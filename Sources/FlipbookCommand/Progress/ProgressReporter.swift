import FlipbookDiagnostics
import Foundation
import Synchronization

/// Says how far a render is, from whichever thread notices, no oftener than is worth reading.
final class ProgressReporter: Sendable {
  private struct State {
    var lastShown = -1.0
    var lastTenth = 0
    var barIsShown = false
  }

  private let style: ProgressStyle
  private let events: EventStream
  private let total: Int
  private let unit: String
  private let start = ContinuousClock.now
  private let state = Mutex(State())

  /// - Parameters:
  ///   - total: Frames, or other units of work.
  ///   - unit: The name of the units.
  init(_ choice: ProgressChoice, total: Int, unit: String = "frames") {
    self.unit = unit
    style = choice.style
    events = EventStream(choice)
    self.total = total
  }

  /// Seconds since the start.
  var elapsed: Double {
    let duration = ContinuousClock.now - start
    return Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
  }

  /// Notes that so many frames are written.
  func update(done: Int) {
    guard style != .none else { return }
    let snapshot = ProgressSnapshot(done: done, total: total, elapsed: elapsed, unit: unit)
    state.withLock { state in
      switch style {
      case .bar:
        guard done == total || snapshot.elapsed - state.lastShown >= 0.1 else { return }
        state.barIsShown = true
        Console.clearLine(snapshot.bar(columns: Terminal.columns))
      case .lines:
        let tenth = total > 0 ? done * 10 / total : 10
        guard tenth > state.lastTenth else { return }
        state.lastTenth = tenth
        Console.error(snapshot.line + "\n")
      case .json:
        guard done == total || snapshot.elapsed - state.lastShown >= 0.25 else { return }
        events.write(snapshot.event)
      case .none: return
      }
      state.lastShown = snapshot.elapsed
    }
  }

  /// Clears the bar, so that what follows starts on a line of its own.
  func end() {
    state.withLock { state in
      if state.barIsShown { Console.clearLine() }
      state.barIsShown = false
    }
  }

  /// Says that the output is whole.
  func reportDone(output: String, isQuiet: Bool) {
    report(.done(output: output, frames: total, elapsed: elapsed))
    guard !isQuiet, style == .bar || style == .lines else { return }
    let frames = "\(total) frame\(total == 1 ? "" : "s")"
    Console.error("\(output): \(frames) in \(TimeText.seconds((elapsed * 100).rounded() / 100))\n")
  }

  /// Reports an event to programs; nothing in the other styles.
  func report(_ event: ProgressEvent) {
    if style == .json { state.withLock { _ in events.write(event) } }
  }
}
