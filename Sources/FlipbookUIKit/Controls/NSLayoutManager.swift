import FlipbookDrawing
import Foundation

/// Lays a text out in containers. Its glyphs are its UTF-16 units.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
  /// The containers, in the order in which they were added.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The text to lay out.
  open weak var textStorage: NSTextStorage?
  /// Has no effect. Texts are laid out as a whole.
  open var allowsNonContiguousLayout = false
  /// Has no effect. Texts are laid out with their leading.
  open var usesFontLeading = true
  /// Has no effect. Texts are laid out as a whole.
  open var limitsLayoutForSuspiciousContents = false

  /// Makes a layout manager without a text.
  public override init() {}

  /// Adds a container at the end.
  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Does nothing. Texts are laid out when they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  /// The number of UTF-16 units in the text.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns the range of the whole text.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  /// Returns the same range: glyphs are UTF-16 units.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the same index: glyphs are UTF-16 units.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the same index: glyphs are UTF-16 units.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the rectangle of the line of a character, as wide as its text, in points.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    guard let text = textStorage, let container = textContainers.first else { return .zero }
    let room = CGRect(
      x: 0, y: 0, width: max(container.size.width - 2 * container.lineFragmentPadding, 1), height: 1e7)
    let frame = CTFramesetterCreateFrame(
      CTFramesetterCreateWithAttributedString(text), CFRange(), CGPath(rect: room, transform: nil), nil)
    var top: CGFloat = 0
    for line in CTFrameGetLines(frame).compactMap({ $0 as? CTLine }) {
      var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
      let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
      let range = CTLineGetStringRange(line)
      if glyphIndex < range.location + range.length {
        effectiveRange?.pointee = NSRange(location: range.location, length: range.length)
        return CGRect(
          x: 0, y: top, width: width + 2 * container.lineFragmentPadding, height: ascent + descent)
      }
      top += ascent + descent
    }
    return .zero
  }

  /// Returns 0, with a diagnostic.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    unsupported("NSLayoutManager.glyphIndex", when: true)
    return 0
  }

  /// Returns 0, with a diagnostic.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsupported("NSLayoutManager.characterIndex", when: true)
    return 0
  }

  /// Returns the rectangle of the text up to the end of a range, in points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let end = min(max(glyphRange.upperBound, 0), numberOfGlyphs)
    unsupported("NSLayoutManager.boundingRect", when: glyphRange.location > 0)
    return textStorage.map {
      rect(of: $0.attributedSubstring(from: NSRange(location: 0, length: end)), container)
    } ?? .zero
  }

  /// Calls the block once, with the rectangle of the text up to the end of a range, in points. It adds a
  /// diagnostic.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    unsupported("NSLayoutManager.enumerateEnclosingRects", when: glyphRange.length > 0)
    var stops = ObjCBool(false)
    block(boundingRect(forGlyphRange: glyphRange, in: textContainer), &stops)
  }

  /// Returns the rectangle of the text in a container, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    textStorage.map { rect(of: $0, container) } ?? .zero
  }

  private func rect(of text: NSAttributedString, _ container: NSTextContainer) -> CGRect {
    let sides = 2 * container.lineFragmentPadding
    let width = container.size.width > 0 ? max(container.size.width - sides, 1) : .infinity
    var rect = text.boundingRect(
      with: CGSize(width: width, height: .infinity), options: [.usesLineFragmentOrigin])
    rect.size.width += sides
    return rect
  }
}
