import FlipbookScenes
import Foundation

/// A place in a clip: a time, a frame's number, or a share of the whole.
enum TimePosition: Equatable, Sendable {
  case seconds(Double)
  case frame(Int)
  /// 0…1: the first frame to the last.
  case fraction(Double)

  static let examples = "1.5s, 45 (a frame) or 50%"

  /// Reads `1.5s`, `1:30`, `250ms`, `45`, `50%`. A whole number alone is a frame; one with a point is seconds.
  static func parse(_ text: String) throws -> TimePosition {
    if text.hasSuffix("%") {
      guard let percent = Decimals.parse(text.dropLast()), (0...100).contains(percent) else {
        throw ValueError("a share of the clip is 0% to 100%")
      }
      return .fraction(percent / 100)
    }
    if let frame = Int(text) {
      guard frame >= 0 else { throw ValueError("frames are numbered from 0") }
      return .frame(frame)
    }
    do {
      return .seconds(try Seconds.parse(text))
    } catch let error as ValueError where error.reason.contains("is not a time") {
      throw ValueError("is not a place in a clip; write it like \(examples)")
    }
  }

  /// The frame that is on screen at this place; it may lie outside the clip.
  func frameShown(rate: Double, count: Int) -> Int {
    switch self {
    case .seconds(let seconds): Self.whole((seconds * rate + Self.tolerance).rounded(.down))
    case .frame(let frame): frame
    case .fraction(let fraction): Self.whole((fraction * Double(max(count - 1, 0))).rounded())
    }
  }

  /// The first frame that does not start before this place: where a range from here begins, and where a range
  /// up to here ends, itself left out.
  func boundary(rate: Double, count: Int) -> Int {
    switch self {
    case .seconds(let seconds): Self.whole((seconds * rate - Self.tolerance).rounded(.up))
    case .frame(let frame): frame
    case .fraction(let fraction): Self.whole((fraction * Double(count)).rounded())
    }
  }

  /// Frames that count as equal: 1.1 s × 30 is not 33 in binary.
  private static let tolerance = 1e-6

  private static func whole(_ value: Double) -> Int { Int(exactly: min(value, 1e15)) ?? 0 }
}
