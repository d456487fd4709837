import FlipbookDrawing
import Foundation

/// Geometry as documents of Interface Builder's write it.
extension MarkupElement {
  /// The rectangle of an element `rect`, in points.
  var rect: CGRect {
    CGRect(
      x: number("x") ?? 0, y: number("y") ?? 0, width: number("width") ?? 0, height: number("height") ?? 0)
  }

  /// The size of an element `size`, in points.
  var size: CGSize { CGSize(width: number("width") ?? 0, height: number("height") ?? 0) }

  /// The point of an element `point`, in points.
  var point: CGPoint { CGPoint(x: number("x") ?? 0, y: number("y") ?? 0) }

  /// The insets of an element `inset` or `edgeInsets`, in points.
  var insets: UIEdgeInsets {
    UIEdgeInsets(
      top: number("minY") ?? number("top") ?? 0, left: number("minX") ?? number("left") ?? 0,
      bottom: number("maxY") ?? number("bottom") ?? 0, right: number("maxX") ?? number("right") ?? 0)
  }

  /// The insets of an element `directionalEdgeInsets`, in points.
  var directionalInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: number("top") ?? 0, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
      trailing: number("trailing") ?? 0)
  }

  /// A text property: an attribute, or an element `string` with the key.
  func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    return (keyed(key, "string") ?? keyed(key, "mutableString"))?.text
  }
}
