import FlipbookPicture
import Foundation

/// How a shape comes to the size of ink that its name has on the phone, about the same middle. Lengths are in ems.
///
/// A shape of much other proportions keeps its own within that size.
struct SymbolFit {
  let transform: CGAffineTransform
  /// Where the ink ends.
  let box: CGRect

  /// - Parameters:
  ///   - bounds: Those of the shape, not empty.
  ///   - ink: The size at regular weight.
  ///   - line: The width of drawn lines.
  init(_ bounds: CGRect, to ink: CGSize, line: CGFloat) {
    let growth = Self.growth(line: line)
    let size = CGSize(width: ink.width + growth, height: ink.height + growth)
    var (x, y) = (size.width / bounds.width, size.height / bounds.height)
    if max(x, y) > Self.mostStretch * min(x, y) { (x, y) = (min(x, y), min(x, y)) }
    transform = CGAffineTransform(
      a: x, b: 0, c: 0, d: y, tx: bounds.midX * (1 - x), ty: bounds.midY * (1 - y))
    box = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// How much thicker lines reach further out, on both sides together.
  private static func growth(line: CGFloat) -> CGFloat {
    (line - SymbolRenderer.lineWidth(weight: 400)) * outwards
  }

  /// How much of a line's growth lies outside of the lines of regular weight, on both sides together.
  private static let outwards: CGFloat = 0.6
  /// How many times as far a shape may be stretched one way as the other.
  private static let mostStretch: CGFloat = 1.3
}
