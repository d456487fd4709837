import FlipbookMotion
import Foundation

/// How a sheet stands over its page.
struct SheetPlace: Equatable {
  /// How far the page behind has gone back, from 0 to 1.
  var depth: CGFloat = 1
  /// The part of its darkness that the page behind has, from 0 to 1.
  var dimming: CGFloat = 1
  /// Whether the page behind takes no touches once the sheet is at rest.
  var isDimming = true
  /// Whether neither a drag nor a touch beside it takes it away.
  var staysUp = false
}
