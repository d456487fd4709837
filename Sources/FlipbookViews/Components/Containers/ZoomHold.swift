import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The effect of a finger on a view that zooms.
struct ZoomHold: Equatable {
  /// The point about which the view becomes smaller, in its own coordinates.
  var anchor = CGPoint.zero
  /// Of ``ZoomPlace/Hold``.
  var amount = SIMD4<Double>.zero

  /// The travel of a sheet from which on it zooms back when it is let go, in points.
  static let sheetLimit: CGFloat = 100
  /// The speed from which on anything does so, in points a second.
  static let speedLimit: CGFloat = 1050

  /// A sheet under a finger that has gone down. Its top runs ahead of the finger, its sides draw in, and its bottom rises a little.
  ///
  /// - Parameters:
  ///   - travel: The way of the finger, in points.
  ///   - plate: The sheet's place.
  static func sheet(by travel: CGFloat, of plate: CGRect) -> ZoomHold {
    guard travel > 0, plate.width > 0, plate.height > 0 else { return ZoomHold() }
    let (top, side, bottom) = (1.115 * travel, 0.275 * travel, 0.04 * travel)
    return ZoomHold(
      anchor: CGPoint(x: plate.midX, y: plate.midY),
      amount: SIMD4(0, (top - bottom) / 2, 2 * side / plate.width, (top + bottom) / plate.height))
  }
}
