import Foundation

/// The Swift runtime's backtrace of a crash, as far as the scene's author can use it.
package struct CrashReport: Equatable {
  /// A line of a scene's file, by its absolute path.
  package struct Place: Equatable {
    package var file: String
    package var line: Int
  }

  /// The runtime's name for a failed check, such as `arithmetic overflow`; nil when the message was printed
  /// as the program stopped or there is none.
  package var failure: String?
  /// Where in the scene's files the crash was; nil when none of their lines was on the stack.
  package var place: Place?
  /// The whole of the backtrace.
  package var text: String

  /// Settings of the Swift runtime that make a crash write its backtrace to a file.
  package static func environment(writingTo path: String) -> [String: String] {
    // A comma would end the value.
    guard !path.contains(",") else { return [:] }
    let settings = [
      "enable=yes", "interactive=no", "color=no", "threads=crashed", "images=none", "registers=none",
      "sanitize=no",
      "limit=64", "output-to=\(path)",
    ]
    return ["SWIFT_BACKTRACE": settings.joined(separator: ",")]
  }

  /// - Parameters:
  ///   - text: The backtrace.
  ///   - files: The absolute paths of the scene's files.
  package init(text: String, files: [String]) {
    self.text = text
    for line in text.split(separator: "\n") {
      if failure == nil, let found = line.firstRange(of: "Swift runtime failure: ") {
        let rest = line[found.upperBound...]
        failure = (rest.firstRange(of: " ***").map { rest[..<$0.lowerBound] } ?? rest).description
      }
      if place == nil { place = files.lazy.compactMap { Self.place(in: line, of: $0) }.first }
    }
  }

  /// The compiler may have noted a file by a path from the folder that it ran in.
  private static func place(in text: Substring, of file: String) -> Place? {
    for start in text.ranges(of: " at ").map(\.upperBound) {
      let parts = text[start...].split(separator: ":", omittingEmptySubsequences: false)
      // A path may hold colons; the line and the column come last.
      guard parts.count >= 3, let line = Int(parts[parts.count - 2]), line > 0 else { continue }
      var path = parts.dropLast(2).joined(separator: ":")
      if path.hasPrefix("./") { path.removeFirst(2) }
      if path == file || (!path.hasPrefix("/") && file.hasSuffix("/" + path)) {
        return Place(file: file, line: line)
      }
    }
    return nil
  }
}
