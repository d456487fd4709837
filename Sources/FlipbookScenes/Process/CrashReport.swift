import Foundation

/// What the Swift runtime's backtrace says about a crash, as far as the scene's author can use it.
package struct CrashReport: Equatable {
  /// The runtime's name for a failed check, such as `arithmetic overflow`; nil when the message was printed
  /// as the program stopped or there is none.
  package var failure: String?
  /// The line of the scene file nearest to the crash; nil when none was on the stack.
  package var line: Int?
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
  ///   - scene: The absolute path of the scene file.
  package init(text: String, scene: String) {
    self.text = text
    for line in text.split(separator: "\n") {
      if failure == nil, let found = line.firstRange(of: "Swift runtime failure: ") {
        let rest = line[found.upperBound...]
        failure = (rest.firstRange(of: " ***").map { rest[..<$0.lowerBound] } ?? rest).description
      }
      guard self.line == nil, let place = line.firstRange(of: " at \(scene):") else { continue }
      self.line = Int(line[place.upperBound...].prefix { $0.isNumber })
    }
  }
}
