internal import CCairo
internal import CFontconfig
internal import CPango
import FlipbookDiagnostics
import FlipbookPicture
import Foundation

/// The size at which text is shaped, whatever its own, and the way back.
struct ShapingScale {
  /// Points of the text for one Pango unit.
  let pointsPerUnit: CGFloat
  /// Pango units for one point of the text.
  let unitsPerPoint: CGFloat

  /// - Parameters:
  ///   - size: The font size that is shaped at the standard size, in points; above 0.
  ///   - length: Bytes of text. Long texts are shaped smaller, since Pango measures a line in 32 bits.
  init(size: CGFloat, length: Int) {
    let standard: CGFloat = length < 16_000 ? 64 : length < 128_000 ? 8 : 1
    unitsPerPoint = standard / size * CGFloat(PANGO_SCALE)
    pointsPerUnit = 1 / unitsPerPoint
  }

  /// A length in Pango units, kept within what Pango can add up.
  func units(_ points: CGFloat, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> Int32 {
    Int32(min(max((points * unitsPerPoint).rounded(rule), -1_000_000_000), 1_000_000_000))
  }
}
