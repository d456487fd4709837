import FlipbookDiagnostics
import Foundation

/// A line of `--progress json`.
enum ProgressEvent: Equatable, Sendable {
  case start(scene: String, output: String, frames: Int, width: Int, height: Int, fps: Double)
  case progress(frame: Int, frames: Int, elapsed: Double, fps: Double, remaining: Double?)
  case diagnostic(Diagnostic, count: Int)
  case done(output: String, frames: Int, elapsed: Double)
  /// Something has not come back for some seconds, and is still waited for.
  case hang(message: String, frame: Int?, seconds: Double)

  /// The event as one line of JSON, keys in alphabetical order, numbers to the thousandth.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(fields) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  private var fields: [String: Field] {
    switch self {
    case .start(let scene, let output, let frames, let width, let height, let fps):
      [
        "event": .text("start"), "scene": .text(scene), "output": .text(output), "frames": .whole(frames),
        "width": .whole(width), "height": .whole(height), "fps": .number(fps),
      ]
    case .progress(let frame, let frames, let elapsed, let fps, let remaining):
      [
        "event": .text("progress"), "frame": .whole(frame), "frames": .whole(frames),
        "elapsed": .number(elapsed),
        "fps": .number(fps), "remaining": remaining.map(Field.number) ?? .null,
      ]
    case .diagnostic(let diagnostic, let count):
      [
        "event": .text("diagnostic"), "severity": .text(diagnostic.severity.rawValue),
        "code": .text(diagnostic.code),
        "message": .text(diagnostic.message), "place": diagnostic.place.map(Field.text) ?? .null,
        "count": .whole(count),
      ]
    case .done(let output, let frames, let elapsed):
      [
        "event": .text("done"), "output": .text(output), "frames": .whole(frames),
        "elapsed": .number(elapsed),
      ]
    case .hang(let message, let frame, let seconds):
      [
        "event": .text("hang"), "message": .text(message), "frame": frame.map(Field.whole) ?? .null,
        "seconds": .number(seconds),
      ]
    }
  }

  private enum Field: Encodable {
    case text(String)
    case whole(Int)
    case number(Double)
    case null

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .text(let text): try container.encode(text)
      case .whole(let value): try container.encode(value)
      case .number(let value): try container.encode((value * 1_000).rounded() / 1_000)
      case .null: try container.encodeNil()
      }
    }
  }
}
