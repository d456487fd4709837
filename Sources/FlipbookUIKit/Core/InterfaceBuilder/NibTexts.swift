import FlipbookDrawing
import Foundation

/// Fonts, images and attributed texts of documents.
@MainActor
enum NibTexts {
  static let alignments: [String: NSTextAlignment] = [
    "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
    "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
    "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead,
    "tailTruncation": .byTruncatingTail, "truncatingTail": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle, "truncatingMiddle": .byTruncatingMiddle,
  ]

  private static let weights: [String: UIFont.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
    "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let scales: [String: UIImage.SymbolScale] = [
    "small": .small, "medium": .medium, "large": .large,
  ]

  private static let styles: [String: UIFont.TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleLargeTitle": .largeTitle,
    "UICTFontTextStyleTitle1": .title1, "UICTFontTextStyleTitle2": .title2,
    "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]

  /// Returns the font of a key; nil where the document says none.
  static func font(_ key: String = "fontDescription", of element: MarkupElement) -> UIFont? {
    element.keyed(key).flatMap(font)
  }

  /// Returns the font of an element `fontDescription` or `font`.
  static func font(_ element: MarkupElement) -> UIFont? {
    if let style = element["style"].flatMap({ styles[$0] }) { return .preferredFont(forTextStyle: style) }
    let size = element.number("pointSize") ?? element.number("size") ?? 17
    switch element["type"] ?? element["metaFont"] {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    case "system":
      return .systemFont(ofSize: size, weight: element["weight"].flatMap { weights[$0] } ?? .regular)
    default: break
    }
    if let name = element["name"] { return UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
    return element["metaFont"] == nil ? nil : .systemFont(ofSize: size)
  }

  /// Returns the image that an attribute or an element `imageReference` of a key names; nil for none.
  static func image(_ key: String, of element: MarkupElement, in file: NibFile) -> UIImage? {
    if let reference = element.keyed(key, "imageReference"), let name = reference["image"] {
      return image(name, catalog: reference["catalog"], reference, in: file)
    }
    return element[key].flatMap { image($0, catalog: element["catalog"], nil, in: file) }
  }

  private static func image(
    _ name: String, catalog: String?, _ reference: MarkupElement?, in file: NibFile
  ) -> UIImage? {
    var image =
      catalog == "system"
      ? UIImage(systemName: name) : UIImage(named: name, in: file.bundle, compatibleWith: nil)
    if catalog == "system", let scale = reference?["symbolScale"].flatMap({ scales[$0] }) {
      image = UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(scale: scale))
    }
    switch reference?["renderingMode"] {
    case "template": return image?.withRenderingMode(.alwaysTemplate)
    case "original": return image?.withRenderingMode(.alwaysOriginal)
    default: return image
    }
  }

  /// Returns the configuration of symbols of a key; nil where the document says none.
  static func symbols(_ key: String, of element: MarkupElement) -> UIImage.SymbolConfiguration? {
    guard let found = element.keyed(key) else { return nil }
    let scale = found["scale"].flatMap { scales[$0] } ?? .default
    if let font = found.keyed("font") ?? found.child("fontDescription"), let font = Self.font(font) {
      return UIImage.SymbolConfiguration(font: font, scale: scale)
    }
    guard let size = found.number("pointSize") else { return UIImage.SymbolConfiguration(scale: scale) }
    let weights: [String: UIImage.SymbolWeight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    let weight = found["weight"].flatMap { weights[$0] } ?? .regular
    return UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)
  }

  /// Returns the attributed text of a key; nil where the document says none.
  static func attributed(_ key: String, of element: MarkupElement, in file: NibFile) -> NSAttributedString? {
    guard let found = element.keyed(key, "attributedString") else { return nil }
    let result = NSMutableAttributedString(string: "")
    for fragment in found.children where fragment.name == "fragment" {
      let text = fragment.string("content") ?? ""
      let values = fragment.child("attributes").map { attributes(of: $0, in: file) } ?? [:]
      result.append(NSAttributedString(string: text, attributes: values))
    }
    return result
  }

  private static func attributes(of element: MarkupElement, in file: NibFile) -> [NSAttributedString.Key: Any]
  {
    var values: [NSAttributedString.Key: Any] = [:]
    if let color = NibColors.color("NSColor", of: element, in: file) { values[.foregroundColor] = color }
    if let color = NibColors.color("NSBackgroundColor", of: element, in: file) {
      values[.backgroundColor] = color
    }
    if let font = font("NSFont", of: element) { values[.font] = font }
    if let underline = element.keyed("NSUnderline")?.number("value") {
      values[.underlineStyle] = Int(underline)
    }
    if let written = element.keyed("NSParagraphStyle", "paragraphStyle") {
      let style = NSMutableParagraphStyle()
      style.alignment = written["alignment"].flatMap { alignments[$0] } ?? .natural
      style.lineBreakMode = written["lineBreakMode"].flatMap { lineBreaks[$0] } ?? .byWordWrapping
      style.lineSpacing = written.number("lineSpacing") ?? 0
      style.lineHeightMultiple = written.number("lineHeightMultiple") ?? 0
      values[.paragraphStyle] = style
    }
    return values
  }
}
