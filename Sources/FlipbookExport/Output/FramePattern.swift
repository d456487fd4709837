/// A path with a place for a frame's number: `%d`, or `%05d` for at least five digits.
package struct FramePattern: Equatable, Sendable {
  private let head: String
  private let tail: String
  private let digits: Int

  /// Nil when the path has no such place. `%%` stands for a percent sign.
  package init?(_ path: String) {
    guard let match = Self.places(path).first else { return nil }
    head = String(path[..<match.range.lowerBound]).replacing("%%", with: "%")
    tail = String(path[match.range.upperBound...]).replacing("%%", with: "%")
    digits = match.digits
  }

  /// The most digits that a place may ask for: more than any number of frames has.
  static let mostDigits = 20

  /// Whether a place asks for more digits than there are.
  static func asksTooMuch(_ path: String) -> Bool { places(path).contains { $0.digits > mostDigits } }

  /// How many places for a number the path has.
  static func count(in path: String) -> Int { places(path).count }

  package func path(_ frame: Int) -> String {
    let number = String(frame)
    return head + String(repeating: "0", count: max(0, digits - number.count)) + number + tail
  }

  /// The number of the frame that a path of this pattern is for; nil for other paths.
  package func frame(in path: String) -> Int? {
    guard path.utf8.count > head.utf8.count + tail.utf8.count, path.hasPrefix(head), path.hasSuffix(tail)
    else {
      return nil
    }
    let number = path.dropFirst(head.count).dropLast(tail.count)
    return number.allSatisfy { $0.isASCII && $0.isNumber } ? Int(number) : nil
  }

  private static func places(_ path: String) -> [(range: Range<String.Index>, digits: Int)] {
    var found: [(Range<String.Index>, Int)] = []
    var index = path.startIndex
    while let percent = path[index...].firstIndex(of: "%") {
      var end = path.index(after: percent)
      if end < path.endIndex, path[end] == "%" {
        index = path.index(after: end)
        continue
      }
      let start = end
      while end < path.endIndex, path[end].isASCII, path[end].isNumber { end = path.index(after: end) }
      if end < path.endIndex, path[end] == "d", path[start..<end].count <= 9 {
        end = path.index(after: end)
        found.append((percent..<end, Int(path[start..<end].dropLast()) ?? 0))
      }
      index = end
    }
    return found
  }
}
