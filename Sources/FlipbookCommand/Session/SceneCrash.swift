import FlipbookScenes
import Foundation

/// A crash of a scene: the place, the message and the progress.
struct SceneCrash: Equatable {
  var message: String
  /// `file:line`; nil when it is not known.
  var place: String?

  /// - Parameters:
  ///   - path: The scene file, as the person wrote it.
  ///   - files: The scene's Swift files: the path for messages, and the absolute one.
  ///   - signal: The signal that ended the process.
  ///   - printed: The end of its output.
  ///   - backtrace: The Swift runtime's backtrace; empty for none.
  init(
    path: String, files: [(path: String, absolutePath: String)], signal: Int32, printed: String,
    backtrace: String, state: RunJournal.State?
  ) {
    let report = CrashReport(text: backtrace, files: files.map(\.absolutePath))
    let said = Self.fatalError(in: printed)
    if let found = report.place {
      place = "\(files.first { $0.absolutePath == found.file }?.path ?? path):\(found.line)"
    } else if let said {
      let file = files.first { PathTail.matches($0.absolutePath, said.file) }?.path ?? said.file
      place = "\(file):\(said.line)"
    }
    if signal == SIGKILL {
      message = "\"\(path)\": the scene's process was killed\(Self.moment(state)); is the memory full?"
      return
    }
    message = (place ?? "\"\(path)\"") + ": the scene crashed\(Self.moment(state))"
    if let said {
      message += ": \(said.text)"
    } else if let failure = report.failure {
      message += ": \(failure)"
    } else if signal == SIGSEGV || signal == SIGBUS {
      message += ": it ran out of stack or used memory that is not its own"
    } else {
      message += " (signal \(signal))"
    }
  }

  /// Whether a program that printed this has failed a check or called `fatalError`.
  static func hasFatalError(_ printed: String) -> Bool { fatalError(in: printed) != nil }

  /// The last message of a failed check or `fatalError`: `File.swift:20: Fatal error: text`.
  private static func fatalError(in printed: String) -> (file: String, line: Int, text: String)? {
    let mark = ": Fatal error"
    guard let range = printed.ranges(of: mark).last else { return nil }
    let start = printed[..<range.lowerBound].lastIndex(of: "\n").map { printed.index(after: $0) }
    let place = printed[(start ?? printed.startIndex)..<range.lowerBound]
    guard let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]) else {
      return nil
    }
    var text = printed[range.upperBound...]
    if text.hasPrefix(": ") { text = text.dropFirst(2) }
    // The runtime's own lines follow the text.
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).prefix {
      !$0.hasPrefix("*** ") && !$0.hasPrefix("swift-runtime: ")
    }
    let words = lines.prefix(12).joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
    return (String(place[..<colon]), line, words.isEmpty ? "a fatal error without a text" : words)
  }

  /// How far a scene was: ` in Card at frame 3 (0.1 s)`; empty when that is not known.
  static func moment(_ state: RunJournal.State?) -> String {
    switch state {
    case .making(let scene): " while \(scene) was made"
    case .drawing(let scene, let frame, let time), .painting(let scene, let frame, let time):
      " in \(scene) at frame \(frame) (\(TimeText.seconds(time)))"
    case .finished, nil: ""
    }
  }
}

/// Compares paths that may be known by their ends alone.
private enum PathTail {
  /// Whether a path ends in another, or is named as `Module/File.swift`.
  static func matches(_ path: String, _ tail: String) -> Bool {
    let name = tail.split(separator: "/").last.map(String.init) ?? tail
    return path == tail || path.hasSuffix("/" + name)
  }
}
