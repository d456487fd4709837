import FlipbookPicture
import Foundation

/// The range of each component, and of all colours together, drawn to another.
struct LottieLevels: Sendable {
  /// The range of a component before and after; all 0…1.
  struct Channel: Sendable {
    var inBlack: LottieProperty<Double>
    var inWhite: LottieProperty<Double>
    /// Above 1 middle values become lighter.
    var gamma: LottieProperty<Double>
    var outBlack: LottieProperty<Double>
    var outWhite: LottieProperty<Double>

    /// The value that one becomes.
    func curve(at frame: LottieMoment) -> (Double) -> Double {
      let (low, high) = (inBlack.value(at: frame), inWhite.value(at: frame))
      let (first, last) = (outBlack.value(at: frame), outWhite.value(at: frame))
      let power = 1 / max(0.01, gamma.value(at: frame))
      return { value in
        let share =
          high == low ? (value > low ? 1 : 0) : max(0, min(1, (value - low) / (high - low)))
        return first + pow(share, power) * (last - first)
      }
    }
  }

  /// Nil where all stay as they are.
  var all: Channel?
  var red: Channel?
  var green: Channel?
  var blue: Channel?
  var alpha: Channel?

  /// The filter at a time: each colour on its own, then all of them.
  func filter(at frame: LottieMoment, _ matrix: CGAffineTransform) -> FilterStage {
    let whole = all?.curve(at: frame)
    func table(_ channel: Channel?, isColor: Bool) -> [UInt8] {
      let own = channel?.curve(at: frame)
      return ColorTables.steps { value in
        let changed = own?(value) ?? value
        return isColor ? whole?(max(0, min(1, changed))) ?? changed : changed
      }
    }
    return FilterStage(
      kind: .colorTables(
        ColorTables(
          red: table(red, isColor: true), green: table(green, isColor: true),
          blue: table(blue, isColor: true), alpha: table(alpha, isColor: false))),
      transform: matrix)
  }
}
