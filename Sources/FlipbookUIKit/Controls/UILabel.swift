import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// A text in one style, or with attributes.
open class UILabel: UIView {
  private var plain: String?
  private var attributed: NSAttributedString?
  private var wrapWidth: CGFloat?

  /// The font of plain text; the system's of 17 points unless set, and after nil.
  open var font: UIFont! = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      textChanged()
    }
  }
  /// The colour of plain text.
  open var textColor: UIColor! = .label {
    didSet {
      if textColor == nil { textColor = .label }
      setNeedsDisplay()
    }
  }
  /// The alignment of plain text; `natural` unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The way in which text that does not fit is cut; `byTruncatingTail` unless set.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { textChanged() } }
  /// The most lines that are shown; 1 unless set, and 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { textChanged() } }
  /// Whether text is made smaller to fit.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest scale of text that is made to fit; at least 0.1.
  open var minimumScaleFactor: CGFloat = 0
  /// Has no effect. Texts have the sizes of `.large`.
  open var adjustsFontForContentSizeCategory = false
  /// Whether letters move closer before text is cut.
  open var allowsDefaultTighteningForTruncation = false { didSet { setNeedsDisplay() } }
  /// The place of text that is made smaller. Others than `alignBaselines` have no effect, with a diagnostic.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { unsupported("UILabel.baselineAdjustment", when: baselineAdjustment != .alignBaselines) }
  }
  /// The rule by which lines break. Others than `standard` have no effect, with a diagnostic.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard {
    didSet { unsupported("UILabel.lineBreakStrategy", when: lineBreakStrategy != .standard) }
  }
  /// The width at which the natural size wraps, in points; 0 for the width that layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { textChanged() } }
  /// Whether plain text has its highlighted colour.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The colour of highlighted text; nil for ``textColor``.
  open var highlightedTextColor: UIColor?
  /// Whether plain text has its own colour; a disabled label's is paler.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The offset of the text's shadow, in points, y down; (0, −1) unless set.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// Makes a label that takes no touches.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    hugging = (UILayoutPriority(251), UILayoutPriority(251))
    setUp()
  }

  private func setUp() {
    contentMode = .redraw
    // A size that is animated doesn't stretch the text: it lies at the top left of what is shown.
    layer.contentsGravity = .topLeft
  }

  /// Makes a view of no size. Archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder.nib else { return }
    setUp()
    nib.read(into: self as UILabel)
  }

  /// The text, without its attributes. Setting it drops them.
  open var text: String? {
    get { plain ?? attributed?.string }
    set {
      guard plain != newValue || attributed != nil else { return }
      plain = newValue
      attributed = nil
      textChanged()
    }
  }

  /// The text with attributes. Font and colour of the label stand in where it has none, and become those of the first
  /// character.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0) } }
    set {
      attributed = newValue
      plain = nil
      takeStyle(of: newValue)
      textChanged()
    }
  }

  private func textChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    // A label that has shrunk to nothing isn't drawn again, and may still be seen on its way there.
    if text?.isEmpty != false { layer.showPicture([], of: .zero) }
  }

  private func content(in environment: EnvironmentValues) -> TextContent? {
    guard let string = text, !string.isEmpty else { return nil }
    var environment = environment
    environment.colorScheme = traitCollection.userInterfaceStyle.colorScheme
    var content: TextContent
    if let attributed {
      let whole = NSMutableAttributedString(attributedString: attributed)
      attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length), options: []) {
        attributes, range, _ in
        if attributes[.font] == nil { whole.addAttribute(.font, value: font!, range: range) }
        if attributes[.foregroundColor] == nil {
          whole.addAttribute(.foregroundColor, value: textColor!, range: range)
        }
      }
      content = whole.textContent(in: environment)
    } else {
      let color =
        !isEnabled ? UIColor.tertiaryLabel : isHighlighted ? highlightedTextColor ?? textColor! : textColor!
      content = TextContent(runs: [
        TextContent.Run(
          string: string, font: font.descriptor, color: color.rgba(for: environment.colorScheme))
      ])
      content.alignment = textAlignment.alignment(for: environment.layoutDirection)
      content.isJustified = textAlignment == .justified
    }
    content.lineLimit = numberOfLines > 0 ? numberOfLines : nil
    content.truncation = lineBreakMode.truncation
    content.avoidsOrphans = true
    content.allowsTightening = allowsDefaultTighteningForTruncation
    if adjustsFontSizeToFitWidth { content.minimumScaleFactor = max(minimumScaleFactor, 0.1) }
    return content
  }

  /// - Parameter lines: The most lines; nil for the label's.
  private func layout(in size: CGSize, lines: Int? = nil) -> TextLayout? {
    guard var content = content(in: EnvironmentValues()) else { return nil }
    if let lines { content.lineLimit = lines > 0 ? lines : nil }
    return SceneTraits.current.resources?.textEngine.layout(content, in: size)
  }

  /// Returns the rectangle of the text's first lines at the top left of the bounds, in points.
  ///
  /// - Parameter numberOfLines: The most lines; 0 for all.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = sizeThatFits(bounds.size, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Returns the size of the text in a width, in points, rounded up to whole pixels.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(size, lines: nil) }

  private func sizeThatFits(_ size: CGSize, lines: Int?) -> CGSize {
    func limit(_ side: CGFloat) -> CGFloat { side > 0 ? side : .infinity }
    let width = numberOfLines == 1 ? CGFloat.infinity : limit(size.width)
    guard let layout = layout(in: CGSize(width: width, height: .infinity), lines: lines) else { return .zero }
    // Labels are whole pixels in size.
    let scale = SceneTraits.current.displayScale
    func up(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    return CGSize(width: up(layout.size.width), height: up(layout.size.height))
  }

  /// The size of the text in the width that layout found, in points.
  open override var intrinsicContentSize: CGSize {
    let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrapWidth ?? .infinity
    return sizeThatFits(CGSize(width: limit, height: .infinity))
  }

  /// Takes the width that layout has found. Returns whether the text's height differs with it.
  func wrap(to width: CGFloat) -> Bool {
    guard preferredMaxLayoutWidth <= 0, width > 0, width != wrapWidth else { return false }
    let old = intrinsicContentSize
    wrapWidth = width
    return intrinsicContentSize.height != old.height
  }

  /// Asks for a layout, and forgets the width that the last one found.
  open override func setNeedsLayout() {
    wrapWidth = nil
    super.setNeedsLayout()
  }

  override var baselineOffset: CGFloat {
    layout(in: CGSize(width: max(bounds.width, 1), height: .infinity))?.firstBaseline
      ?? layout(in: CGSize(width: CGFloat.infinity, height: .infinity))?.firstBaseline ?? 0
  }

  override var lastBaselineOffset: CGFloat {
    guard let layout = layout(in: CGSize(width: CGFloat.infinity, height: .infinity)) else { return 0 }
    return layout.size.height - layout.lastBaseline
  }

  /// Draws the text in the view's bounds.
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Draws the text in a rectangle, in the middle of its height.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(),
      let (layout, origin) = placement(in: rect, engine: context.resources.textEngine)
    else { return }
    if let shadowColor {
      context.saveGState()
      context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor)
    }
    context.draw(layout, at: origin)
    if shadowColor != nil { context.restoreGState() }
  }

  /// Returns the text's layout in a rectangle, and its top left corner; nil for nothing to draw.
  private func placement(in rect: CGRect, engine: any TextEngine) -> (layout: TextLayout, origin: CGPoint)? {
    guard rect.width > 0, rect.height > 0, let content = content(in: EnvironmentValues()) else { return nil }
    var size = rect.size
    // A label shows the lines that fit, and always one.
    if numberOfLines == 1 { size.height = .infinity }
    let layout = engine.layout(content, in: size)
    let x: CGFloat =
      switch content.alignment {
      case .leading: 0
      case .center: (rect.width - layout.size.width) / 2
      case .trailing: rect.width - layout.size.width
      }
    return (layout, CGPoint(x: rect.minX + x, y: rect.minY + (rect.height - layout.size.height) / 2))
  }

  /// Returns the rectangle of the lines that show any of the characters, in points; nil without a text.
  ///
  /// - Parameter range: In UTF-16 units. An empty one is in the line of the next character, or in the last
  ///   line.
  func rect(ofCharacters range: Range<Int>) -> CGRect? {
    guard let engine = SceneTraits.current.resources?.textEngine,
      let (layout, origin) = placement(in: bounds, engine: engine), let last = layout.lines.last
    else { return nil }
    let wanted = range.isEmpty ? range.lowerBound..<range.lowerBound + 1 : range
    let shown = layout.lines.filter { line in line.runs.contains { $0.characters.overlaps(wanted) } }
    let lines = shown.isEmpty ? [last] : shown
    return lines.reduce(CGRect.null) { $0.union($1.bounds) }.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// The rectangle of the glyph of a character, as high as its line, in points; nil without one.
  func rect(ofGlyphAt place: Int) -> CGRect? {
    guard let engine = SceneTraits.current.resources?.textEngine,
      let (layout, origin) = placement(in: bounds, engine: engine)
    else { return nil }
    for line in layout.lines {
      for run in line.runs where run.characters.contains(place) {
        guard let glyph = run.glyphs.last(where: { $0.character <= place }) else { continue }
        return CGRect(
          x: glyph.position.x - glyph.offset + origin.x, y: line.bounds.minY + origin.y,
          width: glyph.advance, height: line.bounds.height)
      }
    }
    return nil
  }

  /// Draws the text again.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }
}

extension UILabel: ArchivedView {
  func archivedState() -> ViewArchives.Restore {
    let (plain, attributed, font, color) = (plain, attributed, font, textColor)
    let (alignment, mode, lines, fits) = (
      textAlignment, lineBreakMode, numberOfLines, adjustsFontSizeToFitWidth
    )
    let (shadow, offset, gravity) = (shadowColor, shadowOffset, layer.contentsGravity)
    return { view in
      guard let label = view as? UILabel else { return }
      (label.font, label.textColor) = (font, color)
      (label.textAlignment, label.lineBreakMode, label.numberOfLines) = (alignment, mode, lines)
      (label.adjustsFontSizeToFitWidth, label.shadowColor, label.shadowOffset) = (fits, shadow, offset)
      label.layer.contentsGravity = gravity
      (label.plain, label.attributed) = (plain, attributed)
      label.textChanged()
    }
  }
}
