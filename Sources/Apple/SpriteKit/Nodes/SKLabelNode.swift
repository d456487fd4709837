import Flipbook
import FlipbookDrawing
import FlipbookPicture
import Foundation

/// A text.
open class SKLabelNode: SKNode {
  /// The text; nil for none.
  open var text: String?
  /// The text with attributes, in the place of `text`; nil for none.
  open var attributedText: NSAttributedString?
  /// The name of the font.
  open var fontName: String?
  /// The size of the font, in points; 32 unless set.
  open var fontSize: CGFloat = 32
  /// The colour; white unless set.
  open var fontColor: UIColor? = .white
  /// The colour that `fontColor` is mixed with.
  open var color: UIColor?
  /// How much of `color` the text takes, 0…1.
  open var colorBlendFactor: CGFloat = 0
  /// Which part of the width lies at the node; the middle unless set.
  open var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center
  /// Which part of the height lies at the node; the baseline unless set.
  open var verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// The number of lines at most; 1 unless set, 0 for any.
  open var numberOfLines = 1
  /// The width at which lines are broken, in points; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Where lines are broken.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How the text is combined with what is under it.
  open var blendMode = SKBlendMode.alpha

  /// The font of labels that name none.
  private static let plainFont = "HelveticaNeue-UltraLight"

  /// Makes a label without a text.
  public override init() {
    fontName = Self.plainFont
    super.init()
  }

  /// Makes a label of a font by its name.
  public init(fontNamed fontName: String?) {
    self.fontName = fontName ?? Self.plainFont
    super.init()
  }

  /// Makes a label for an archive.
  public required init?(coder aDecoder: NSCoder) {
    fontName = Self.plainFont
    super.init(coder: aDecoder)
  }

  /// Makes a label of a text.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }

  /// Makes a label of a text with attributes.
  public convenience init(attributedText: NSAttributedString?) {
    self.init()
    self.attributedText = attributedText
  }

  private var shown: NSAttributedString? {
    if let attributedText { return attributedText }
    guard let text, !text.isEmpty else { return nil }
    let font = fontName.flatMap { UIFont(name: $0, size: fontSize) } ?? .systemFont(ofSize: fontSize)
    let style = NSMutableParagraphStyle()
    style.alignment =
      switch horizontalAlignmentMode {
      case .center: .center
      case .left: .left
      case .right: .right
      }
    if preferredMaxLayoutWidth > 0 { style.lineBreakMode = lineBreakMode }
    return NSAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: ink, .paragraphStyle: style])
  }

  private var ink: UIColor {
    let own = fontColor ?? .white
    guard let color, colorBlendFactor > 0 else { return own }
    let (a, b) = (own.rgba, color.rgba)
    let part = Float(min(1, colorBlendFactor))
    return UIColor(
      red: CGFloat(a.red + (b.red - a.red) * part), green: CGFloat(a.green + (b.green - a.green) * part),
      blue: CGFloat(a.blue + (b.blue - a.blue) * part), alpha: CGFloat(a.opacity))
  }

  /// The text as it is set, with the place of its top left corner, y up.
  private func layout() -> (layout: TextLayout, corner: CGPoint)? {
    let traits = SceneTraits.current
    guard let shown, let engine = traits.resources?.textEngine else { return nil }
    var environment = EnvironmentValues()
    environment.colorScheme = traits.colorScheme
    var content = shown.textContent(in: environment)
    if numberOfLines > 0 { content.lineLimit = numberOfLines }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : CGFloat.infinity
    let layout = engine.layout(content, in: CGSize(width: width, height: .infinity))
    guard let last = layout.lines.last else { return nil }
    let x: CGFloat =
      switch horizontalAlignmentMode {
      case .center: -layout.size.width / 2
      case .left: 0
      case .right: -layout.size.width
      }
    let y: CGFloat =
      switch verticalAlignmentMode {
      case .baseline: last.baseline
      case .center: layout.size.height / 2
      case .top: 0
      case .bottom: layout.size.height
      }
    return (layout, CGPoint(x: x, y: y))
  }

  override var contentRect: CGRect {
    guard let (layout, corner) = layout() else { return .null }
    return CGRect(
      x: corner.x, y: corner.y - layout.size.height, width: layout.size.width, height: layout.size.height)
  }

  override func drawContent(_ place: NodePlace, _ recorder: NodeRecorder) {
    guard let (layout, corner) = layout() else { return }
    recorder.draw(layout, at: corner, ink.rgba, place, blendMode.mode)
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKLabelNode else { return }
    (text, attributedText, fontName, fontSize) = (
      other.text, other.attributedText, other.fontName, other.fontSize
    )
    (fontColor, color, colorBlendFactor) = (other.fontColor, other.color, other.colorBlendFactor)
    horizontalAlignmentMode = other.horizontalAlignmentMode
    verticalAlignmentMode = other.verticalAlignmentMode
    (numberOfLines, preferredMaxLayoutWidth) = (other.numberOfLines, other.preferredMaxLayoutWidth)
    (lineBreakMode, blendMode) = (other.lineBreakMode, other.blendMode)
  }
}
