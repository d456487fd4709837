import Foundation

/// How large a picture is in pixels, where it is asked for apart from the scene's size in points.
package struct PictureScale: Hashable, Sendable {
  /// The picture's size in pixels; nil for the scene's own.
  package var pixels: CGSize?
  /// The longer side of the picture in pixels, at the scene's own shape; nil for its own.
  package var longSide: Double?
  /// The factor of the pixels for each point.
  package var factor = 1.0

  package init() {}

  /// Whether nothing is asked for.
  var isEmpty: Bool { pixels == nil && longSide == nil && factor == 1 }

  /// The size in points and the pixels for each point.
  ///
  /// A scene of the picture's shape keeps its size in points. One of another shape keeps its shorter side, so that texts keep
  /// their share of the picture.
  ///
  /// - Parameters:
  ///   - size: The scene's own, in points.
  ///   - scale: The scene's own pixels for each point.
  func place(_ size: CGSize, scale: Double) -> (size: CGSize, scale: Double) {
    var (size, scale) = (size, scale)
    let short = min(size.width, size.height)
    if let pixels, short > 0 {
      let share = min(pixels.width, pixels.height) / short
      let own = CGSize(width: pixels.width / share, height: pixels.height / share)
      // Sizes in points that are whole but for rounding are whole.
      size = CGSize(width: Self.tidy(own.width), height: Self.tidy(own.height))
      scale = Double(share)
    } else if let longSide, short > 0 {
      scale = Self.evenScale(size, longSide / Double(max(size.width, size.height)))
    }
    return factor == 1 ? (size, scale) : (size, Self.evenScale(size, scale * factor))
  }

  private static func tidy(_ length: CGFloat) -> CGFloat {
    abs(length - length.rounded()) < 1e-6 ? length.rounded() : length
  }

  /// The nearest scale at which both sides have even numbers of pixels, which films need; the scale itself where none is near.
  static func evenScale(_ size: CGSize, _ scale: Double) -> Double {
    let (long, short) = (Double(max(size.width, size.height)), Double(min(size.width, size.height)))
    guard long > 0, short > 0, scale.isFinite else { return scale }
    func isEven(_ pixels: Double) -> Bool {
      // As sizes of pictures are rounded.
      Int(max(-1e9, min(1e9, pixels.rounded()))) % 2 == 0
    }
    let middle = (long * scale / 2).rounded() * 2
    for step in 0...16 {
      for pixels in [middle - 2 * Double(step), middle + 2 * Double(step)] where pixels >= 2 {
        let candidate = pixels / long
        if isEven(short * candidate), abs(candidate / scale - 1) < 0.1 { return candidate }
      }
    }
    return scale
  }
}
