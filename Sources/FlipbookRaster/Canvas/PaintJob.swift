import FlipbookPicture

/// Where and how a shape is painted.
struct PaintJob {
  var surface: Surface
  /// Inside the surface's bounds and those of the mask.
  var clip: PixelRect
  /// Further limits what is painted; covers `clip`.
  var mask: Mask?
  var mode: DisplayItem.BlendMode = .normal
  /// 0…1.
  var opacity = 1.0

  /// An opacity in 255ths.
  static func byte(_ opacity: Double) -> UInt8 {
    UInt8(max(0, min(1, opacity.isNaN ? 0 : opacity)) * 255 + 0.5)
  }
}
