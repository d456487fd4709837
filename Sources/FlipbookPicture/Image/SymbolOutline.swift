import Foundation

/// A symbol as a shape to fill.
public struct SymbolOutline: Sendable, Equatable {
  /// In points from the top left of the symbol's rectangle, y down, nonzero winding.
  public var path: Path
  /// In points.
  public var size: CGSize
  /// From the top to the text baseline the symbol stands on, in points.
  public var baseline: CGFloat

  /// Makes an outline. Lengths are in points, y down from the top left.
  public init(path: Path, size: CGSize, baseline: CGFloat) {
    self.path = path
    self.size = size
    self.baseline = baseline
  }

  /// The symbol in whole pixels: its width, and what lies above and below the baseline, rounded up.
  ///
  /// - Parameter scale: Pixels per point.
  package func onPixels(scale: CGFloat) -> SymbolOutline {
    guard scale > 0, scale.isFinite else { return self }
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 1e-6).rounded(.up) / scale }
    let (width, above) = (up(size.width), up(baseline))
    let shift = CGAffineTransform(translationX: (width - size.width) / 2, y: above - baseline)
    return SymbolOutline(
      path: path.applying(shift),
      size: CGSize(width: width, height: above + up(size.height - baseline)), baseline: above)
  }

  /// The symbol without the room around its ink, as resizable symbols are drawn.
  package var trimmed: SymbolOutline {
    let ink = path.boundingRect
    guard !ink.isNull, ink.width > 0, ink.height > 0 else { return self }
    return SymbolOutline(
      path: path.applying(CGAffineTransform(translationX: -ink.minX, y: -ink.minY)), size: ink.size,
      baseline: baseline - ink.minY)
  }
}
