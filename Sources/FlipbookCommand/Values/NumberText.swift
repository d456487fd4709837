import FlipbookDiagnostics
import FlipbookScenes

/// Reads single numbers with a range.
enum NumberText {
  static func integer(in range: ClosedRange<Int>) -> (String) throws -> Int {
    { text in
      guard let value = Int(text) else { throw ValueError("is not a whole number") }
      guard range.contains(value) else {
        throw ValueError("must be from \(range.lowerBound) to \(range.upperBound)")
      }
      return value
    }
  }

  /// A number above 0, such as a scale.
  static func positive(_ text: String) throws -> Double {
    guard let value = Decimals.parse(text), value.isFinite else { throw ValueError("is not a number") }
    guard value > 0 else { throw ValueError("must be above 0") }
    return value
  }

  /// A seed: a whole number, decimal or `0x…`, of up to 64 bits.
  static func seed(_ text: String) throws -> UInt64 {
    let lowered = text.lowercased()
    let value = lowered.hasPrefix("0x") ? UInt64(lowered.dropFirst(2), radix: 16) : UInt64(lowered)
    guard let value else { throw ValueError("is not a seed; write a whole number from 0 to \(UInt64.max)") }
    return value
  }

  /// One of a few words.
  static func word<T: RawRepresentable & CaseIterable>(_ type: T.Type) -> (String) throws -> T
  where T.RawValue == String {
    { text in
      guard let value = T(rawValue: text.lowercased()) else {
        let known = T.allCases.map(\.rawValue)
        let hint = NearestWord.find(text, in: known).map { "; do you mean \($0)?" } ?? ""
        throw ValueError("must be one of \(known.joined(separator: ", "))\(hint)")
      }
      return value
    }
  }
}
