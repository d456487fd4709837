import FlipbookDrawing
import Foundation

/// Lays a text out in containers. Its glyphs are its UTF-16 units; they are not told apart on the page.
@MainActor @preconcurrency
open class NSLayoutManager: NSObject {
  open private(set) var textContainers: [NSTextContainer] = []
  open weak var textStorage: NSTextStorage?
  open var allowsNonContiguousLayout = false
  open var usesFontLeading = true
  open var limitsLayoutForSuspiciousContents = false

  public override init() {}

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  /// Texts are laid out when they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// 0, with a diagnostic.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    unsupported("NSLayoutManager.glyphIndex", when: true)
    return 0
  }

  /// 0, with a diagnostic.
  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsupported("NSLayoutManager.characterIndex", when: true)
    return 0
  }

  /// The room of a part of the text, in points: of the text up to its end.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    let end = min(max(glyphRange.upperBound, 0), numberOfGlyphs)
    unsupported("NSLayoutManager.boundingRect", when: glyphRange.location > 0)
    return textStorage.map {
      rect(of: $0.attributedSubstring(from: NSRange(location: 0, length: end)), container)
    } ?? .zero
  }

  /// Calls the block with the room of a part of the text, in points: with one rectangle for all of its lines.
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    unsupported("NSLayoutManager.enumerateEnclosingRects", when: glyphRange.length > 0)
    var stops = ObjCBool(false)
    block(boundingRect(forGlyphRange: glyphRange, in: textContainer), &stops)
  }

  /// The room that the text takes in a container, in points.
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

/// A text with attributes that is shown by what holds it.
open class NSTextStorage: NSMutableAttributedString {
  private var managers: [NSLayoutManager] = []
  /// Called after each change.
  var changed: (() -> Void)?

  /// A text without characters.
  public convenience init() { self.init(string: "") }

  open var layoutManagers: [NSLayoutManager] { managers }

  @MainActor open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  @MainActor open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    if aLayoutManager.textStorage === self { aLayoutManager.textStorage = nil }
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    changed?()
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    changed?()
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    changed?()
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    super.addAttribute(name, value: value, range: range)
    changed?()
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    super.addAttributes(attrs, range: range)
    changed?()
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    super.removeAttribute(name, range: range)
    changed?()
  }
}
