import FlipbookDrawing
import Foundation

extension UITextField {
  /// The rectangle of the caret behind the text, in points.
  var caretAtEnd: CGRect {
    let room = label.frame
    let text = min(hasText ? label.intrinsicContentSize.width : 0, max(room.width - Self.caretWidth, 0))
    let height = font?.lineHeight ?? room.height
    let x =
      switch textAlignment {
      case .center: room.midX + text / 2
      case .right: room.maxX - Self.caretWidth
      default: room.minX + text
      }
    return CGRect(x: x, y: room.midY - height / 2, width: Self.caretWidth, height: height)
  }

  /// The width of a caret, in points.
  static var caretWidth: CGFloat { 2 }
}
