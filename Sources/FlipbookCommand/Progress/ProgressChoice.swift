import Foundation

/// The value of `--progress`: how progress is shown, and where events go.
struct ProgressChoice: Equatable, Sendable {
  var style: ProgressStyle
  /// The open descriptor that events are written to; nil for standard output.
  var descriptor: Int32?

  static let forms = "bar|lines|json|json:FD|none"

  /// Reads a style, or `json:` and the number of a descriptor that is open for writing.
  static func parse(_ text: String) throws -> ProgressChoice {
    let prefix = "json:"
    guard text.lowercased().hasPrefix(prefix) else {
      return ProgressChoice(style: try NumberText.word(ProgressStyle.self)(text))
    }
    guard let number = Int32(text.dropFirst(prefix.count)), number >= 3 else {
      throw ValueError("must name a descriptor from 3 on, such as json:3 with 3>events.jsonl")
    }
    // A scene's process gets the descriptor under another number.
    if ProcessInfo.processInfo.environment[EventStream.variable] != nil {
      return ProgressChoice(style: .json, descriptor: number)
    }
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0, flags & O_ACCMODE != O_RDONLY else {
      throw ValueError("descriptor \(number) is not open for writing; open it with \(number)>events.jsonl")
    }
    return ProgressChoice(style: .json, descriptor: number)
  }
}
