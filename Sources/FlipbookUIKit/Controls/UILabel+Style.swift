import FlipbookDrawing
import Foundation

extension UILabel {
  /// Takes the font, the colour and the alignment of a text's first character, as far as it has them.
  func takeStyle(of text: NSAttributedString?) {
    guard let text, text.length > 0 else { return }
    let first = text.attributes(at: 0, effectiveRange: nil)
    if let font = first[.font] as? UIFont { self.font = font }
    if let color = first[.foregroundColor] as? UIColor { textColor = color }
    if let style = first[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
  }
}
