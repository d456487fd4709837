import FlipbookMotion

/// How a sheet stands over its page.
struct SheetPlace: Equatable {
  /// Whether it is as high as can be.
  var isLarge = true
  /// Whether the page behind is dimmed and takes no touches.
  var isDimming = true
  /// Whether neither a drag nor a touch beside it takes it away.
  var staysUp = false
}
