import FlipbookDrawing
import Foundation

/// Places of characters, in the view's coordinates.
extension UITextView {
  /// The rectangle of a character, from its start to that of the next one in its line; nil without a text.
  private func rect(ofCharacter place: Int) -> CGRect? {
    let frame = label.frame
    return label.rect(ofGlyphAt: place).map { $0.offsetBy(dx: frame.minX, dy: frame.minY) }
  }

  /// The place between two characters that is nearest to a point; the start for an empty text.
  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    let count = text.utf16.count
    var best: (place: Int, distance: CGFloat) = (0, .infinity)
    for place in 0..<count {
      guard let rect = rect(ofCharacter: place) else { continue }
      let down = max(0, rect.minY - point.y, point.y - rect.maxY)
      // Lines come before places in a line.
      for (edge, x) in [(place, rect.minX), (place + 1, rect.maxX)] {
        let distance = down * 1000 + abs(x - point.x)
        if distance < best.distance { best = (edge, distance) }
      }
    }
    return UITextPosition(best.place)
  }

  /// The range of the character at a point; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    let count = text.utf16.count
    guard let place = (0..<count).first(where: { rect(ofCharacter: $0)?.contains(point) == true }) else {
      return nil
    }
    return UITextRange(UITextPosition(place), UITextPosition(place + 1))
  }

  /// The rectangle of the part of a range that lies in its first line; null without one.
  public func firstRect(for range: UITextRange) -> CGRect {
    var result = CGRect.null
    for place in range.start.offset..<max(range.start.offset, range.end.offset) {
      guard let rect = rect(ofCharacter: place) else { continue }
      if !result.isNull, rect.minY > result.midY { break }
      result = result.union(rect)
    }
    return result
  }

  /// The rectangle of the caret at a place.
  public func caretRect(for position: UITextPosition) -> CGRect {
    let count = text.utf16.count
    guard position.offset < count, let rect = rect(ofCharacter: position.offset) else { return caretAtEnd }
    return CGRect(x: rect.minX, y: rect.minY, width: UITextField.caretWidth, height: rect.height)
  }
}
