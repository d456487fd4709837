import Foundation

/// The characters that an animator changes, and by how much.
struct LottieTextSelector: Sendable {
  /// The units that are counted.
  enum Unit: Int, Sendable {
    case characters = 1, charactersWithoutSpaces, words, lines
  }

  /// The curve of the amount over the range.
  enum Shape: Int, Sendable {
    case square = 1, rampUp, rampDown, triangle, round, smooth
  }

  var unit: Unit
  var shape: Shape
  /// Whether the range is in units instead of percent.
  var isIndexed: Bool
  /// The seed of the order in which units are counted; nil for their own.
  var randomSeed: UInt64?
  var start: LottieProperty<Double>
  var end: LottieProperty<Double>?
  var offset: LottieProperty<Double>
  /// In percent.
  var amount: LottieProperty<Double>
  /// How wide the transition at the ends of a square is, in percent of a unit.
  var smoothness = LottieProperty(100.0)
  /// In percent.
  var easeHigh: LottieProperty<Double>
  /// In percent.
  var easeLow: LottieProperty<Double>

  /// How much a unit is changed, −1…1.
  ///
  /// - Parameters:
  ///   - index: Of the unit, from 0.
  ///   - count: The number of units.
  func amount(of index: Int, count: Int, at frame: LottieMoment) -> Double {
    guard count > 0 else { return 0 }
    let factor = isIndexed ? 1 : Double(count) / 100
    let shift = offset.value(at: frame) * factor
    let first = start.value(at: frame) * factor + shift
    let last = (end?.value(at: frame) ?? (isIndexed ? Double(count) : 100)) * factor + shift
    let (low, high) = (min(first, last), max(first, last))
    return eased(share(Double(index), low, high, at: frame), at: frame) * amount.value(at: frame) / 100
  }

  private func share(_ index: Double, _ low: Double, _ high: Double, at frame: LottieMoment) -> Double {
    let span = high - low
    let position = span == 0 ? (index >= high ? 1.0 : 0) : max(0, min(1, (index + 0.5 - low) / span))
    switch shape {
    case .square:
      // The share of the unit that lies in the range.
      return smoothed(max(0, min(1, min(high, index + 1) - max(low, index))), at: frame)
    case .rampUp: return position
    case .rampDown: return 1 - position
    case .triangle: return span == 0 ? 0 : position < 0.5 ? position * 2 : 1 - 2 * (position - 0.5)
    case .round:
      let x = max(0, min(high, index + 0.5) - low) - span / 2
      return span == 0 ? 0 : (max(0, 1 - x * x / (span * span / 4))).squareRoot()
    case .smooth: return span == 0 ? 0 : (1 + cos(.pi + 2 * .pi * position)) / 2
    }
  }

  /// The share of a unit at the end of a square, which rises in the middle part of the unit alone.
  private func smoothed(_ share: Double, at frame: LottieMoment) -> Double {
    let width = max(0, min(100, smoothness.value(at: frame))) / 100
    if width == 1 { return share }
    let start = (1 - width) / 2
    return width > 0 ? max(0, min(1, (share - start) / width)) : share < 0.5 ? 0 : 1
  }

  private func eased(_ share: Double, at frame: LottieMoment) -> Double {
    let high = max(-100, min(100, easeHigh.value(at: frame))) / 100
    let low = max(-100, min(100, easeLow.value(at: frame))) / 100
    guard shape != .square, high != 0 || low != 0 else { return share }
    let x1 = low > 0 ? low : 0
    let y1 = low > 0 ? 0 : -low
    let x2 = high > 0 ? 1 - high : 1
    let y2 = high > 0 ? 1 : 1 + high
    return LottieEasingCurve(x1: x1, y1: y1, x2: x2, y2: y2).value(at: share)
  }
}
