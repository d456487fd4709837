import FlipbookPicture
import FlipbookRaster

/// Where and how an item is painted.
struct CairoJob {
  var sheet: CairoSheet
  /// Inside the sheet's bounds, in the painter's pixels.
  var clip: PixelRect
  /// Further limits what is painted; covers `clip`.
  var mask: CairoMask?
  var mode: DisplayItem.BlendMode = .normal
  /// 0…1.
  var opacity = 1.0

  /// Whether several things painted one by one are what they are as a group.
  var isPlain: Bool { opacity == 1 && mode == .normal }
}
