import FlipbookDiagnostics
import Foundation

/// A dash pattern: lengths drawn and left out in turn, an even number of them, and where it is entered.
struct DashPattern: Sendable {
  /// Above this many dashes a line is drawn solid.
  static let limit = 1_000_000.0

  static func reportTooMany() {
    DiagnosticCollector.current.warn(
      "path.too-many-dashes",
      "A dashed stroke would have more than a million dashes; it was drawn solid.")
  }

  let lengths: [Double]
  /// The length of one period, above zero.
  let period: Double
  /// The index of the length in which a subpath starts; even ones are drawn.
  let firstIndex: Int
  /// The rest of that length.
  let firstRemainder: Double

  /// Nil for a pattern that draws a solid line: no lengths, a sum of zero, or a length that is negative or
  /// not finite.
  init?(_ dash: [CGFloat], phase: CGFloat, scale: Double = 1) {
    let once = dash.map { Double($0) * scale }
    guard !once.isEmpty, once.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    lengths = once.count % 2 == 0 ? once : once + once
    period = lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    var offset = phase.isFinite ? (Double(phase) * scale).truncatingRemainder(dividingBy: period) : 0
    if offset < 0 { offset += period }
    var index = 0
    while index < lengths.count - 1, offset > 0, offset >= lengths[index] {
      offset -= lengths[index]
      index += 1
    }
    firstIndex = index
    firstRemainder = max(0, lengths[index] - offset)
  }
}
