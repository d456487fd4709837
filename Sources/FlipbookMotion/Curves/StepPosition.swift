import Foundation

/// Where a curve of steps jumps, as in CSS's `steps()`.
public enum StepPosition: String, Hashable, Sendable, CaseIterable, Codable {
  /// The first jump is at the start: n jumps, no time at 0.
  case start
  /// The last jump is at the end: n jumps, no time at 1.
  case end
  /// No jump at either end: n - 1 jumps between n levels, 0 and 1 included.
  case neither
  /// A jump at both ends: n + 1 jumps.
  case both

  /// The level at x, 0…1. A product within 1e-9 of a whole number counts as that number, so that a jump falls on
  /// the frame whose time says so.
  func value(at x: Double, count: Int) -> Double {
    let scaled = x * Double(count)
    let nearest = scaled.rounded()
    let whole = abs(scaled - nearest) < 1e-9 ? nearest : scaled.rounded(.down)
    switch self {
    case .start: return min(whole + 1, Double(count)) / Double(count)
    case .end: return whole / Double(count)
    case .neither: return min(whole, Double(count - 1)) / Double(count - 1)
    case .both: return min(whole + 1, Double(count + 1)) / Double(count + 1)
    }
  }
}
