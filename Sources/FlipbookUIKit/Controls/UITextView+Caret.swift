import FlipbookDrawing
import Foundation

extension UITextView {
  /// The rectangle of the caret behind the last character, in points.
  var caretAtEnd: CGRect {
    let height = (font ?? .systemFont(ofSize: 12)).lineHeight
    let width = UITextField.caretWidth
    let end = text.utf16.count
    guard end > 0, let line = label.rect(ofCharacters: end..<end) else {
      let room = label.frame
      let x =
        switch textAlignment {
        case .center: room.midX
        case .right: room.maxX - width
        default: room.minX
        }
      return CGRect(x: x, y: room.minY, width: width, height: height)
    }
    return CGRect(
      x: label.frame.minX + line.maxX, y: label.frame.minY + line.midY - height / 2, width: width,
      height: height)
  }
}
