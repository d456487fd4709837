import Foundation

/// How far a render is at one moment, and its forms for people and programs.
struct ProgressSnapshot: Equatable, Sendable {
  var done: Int
  var total: Int
  /// Seconds since the start.
  var elapsed: Double
  /// The name of what is counted.
  var unit = "frames"

  /// Frames a second so far; 0 before anything is done.
  var rate: Double { elapsed > 0 ? Double(done) / elapsed : 0 }

  /// Seconds left at this rate; nil before anything is done.
  var remaining: Double? { rate > 0 ? Double(total - done) / rate : nil }

  private var share: Double { total > 0 ? Double(done) / Double(total) : 1 }

  /// `▕███████    ▏ 45/150  30%  62 fps  0:02 left`, no wider than the terminal.
  func bar(columns: Int) -> String {
    let numbers = line
    let room = min(columns - numbers.count - 4, 40)
    guard room >= 8 else { return String(numbers.prefix(max(columns - 1, 0))) }
    let filled = Int((share * Double(room)).rounded(.down))
    let cells = String(repeating: "█", count: filled) + String(repeating: " ", count: room - filled)
    return "▕\(cells)▏ \(numbers)"
  }

  /// `45/150 frames  30%  62 fps  0:02 left`.
  var line: String {
    var text = "\(done)/\(total) \(unit)  \(Int((share * 100).rounded(.down)))%"
    if done > 0, unit == "frames" {
      text += "  \(rate < 10 ? String(format: "%.1f", rate) : "\(Int(rate.rounded()))") fps"
    }
    if done < total, let remaining { text += "  \(TimeText.clock(remaining)) left" }
    return text
  }

  /// The progress as an event for `--progress json`.
  var event: ProgressEvent {
    .progress(frame: done, frames: total, elapsed: elapsed, fps: rate, remaining: remaining)
  }
}
