import FlipbookDiagnostics
import FlipbookMotion
import Foundation

/// Stands for Core Foundation's text with attributes, so that `text as CFAttributedString` reads the same.
public typealias CFAttributedString = NSAttributedString

/// A ``UIFont`` or a ``Font``.
public let kCTFontAttributeName: CFString = "NSFont"
/// A ``UIColor``, a `CGColor` or a ``Color``.
public let kCTForegroundColorAttributeName: CFString = "NSColor"
/// True: the text is drawn in the context's fill colour.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A number of points added after each character.
public let kCTKernAttributeName: CFString = "NSKern"
/// The same, without ligatures.
public let kCTTrackingAttributeName: CFString = "CTTracking"
/// A number; not zero for a line under the text.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"

extension NSAttributedString.Key {
  /// A ``UIFont`` or a ``Font``.
  public static let font = NSAttributedString.Key(kCTFontAttributeName)
  /// A ``UIColor``, a `CGColor` or a ``Color``.
  public static let foregroundColor = NSAttributedString.Key(kCTForegroundColorAttributeName)
  /// A number of points added after each character.
  public static let kern = NSAttributedString.Key(kCTKernAttributeName)
  /// A number; not zero for a line under the text.
  public static let underlineStyle = NSAttributedString.Key(kCTUnderlineStyleAttributeName)
  /// A URL or a text. Text is drawn as without it, and can't be tapped.
  public static let link = NSAttributedString.Key("NSLink")
  /// A number; not zero for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A number of points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// An ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A ``UIColor``. Text has no background of its own: it is not drawn, and a diagnostic says so.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// A number, in hundredths of the font's size: negative to stroke and fill. Not drawn, with a diagnostic.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// A ``UIColor``, for ``strokeWidth``.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// A ``UIColor`` of the line under the text.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A ``UIColor`` of the line through the text.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An ``NSShadow``. Not drawn, with a diagnostic.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A number of points added after each character, ligatures broken up.
  public static let tracking = NSAttributedString.Key("CTTracking")
}

extension NSAttributedString {
  /// The content that a text engine lays out. Text without a colour is black; text in the context's colour
  /// has none.
  package func textContent(in environment: EnvironmentValues) -> TextContent {
    var runs: [TextContent.Run] = []
    var paragraph: NSParagraphStyle?
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let part = attributedSubstring(from: range).string
      runs.append(TextAttributes(attributes, environment).run(part))
      paragraph = paragraph ?? attributes[.paragraphStyle] as? NSParagraphStyle
    }
    var content = TextContent(runs: runs)
    content.layoutDirection = environment.layoutDirection
    // One style counts for all of a text: that of its first paragraph.
    if let paragraph {
      content.alignment = paragraph.alignment.alignment(for: environment.layoutDirection)
      content.isJustified = paragraph.alignment == .justified
      content.truncation = paragraph.lineBreakMode.truncation
      content.lineSpacing = paragraph.lineSpacing
      content.paragraphSpacing = paragraph.paragraphSpacing
    }
    return content
  }
}

/// Reads the attributes of a stretch of text.
private struct TextAttributes {
  private let attributes: [NSAttributedString.Key: Any]
  private let environment: EnvironmentValues

  init(_ attributes: [NSAttributedString.Key: Any], _ environment: EnvironmentValues) {
    self.attributes = attributes
    self.environment = environment
  }

  func run(_ string: String) -> TextContent.Run {
    for key in [NSAttributedString.Key.backgroundColor, .strokeWidth, .shadow] where attributes[key] != nil {
      DiagnosticCollector.current.warn(
        "text.attribute", "The attribute \(key.rawValue) of a text is not drawn.")
    }
    let fromContext = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)
    let isPlain = attributes[.foregroundColor] == nil && (attributes[fromContext] as? Bool) != true
    return TextContent.Run(
      string: string, font: font, color: isPlain ? .black : color(.foregroundColor), kerning: number(.kern),
      tracking: number(.tracking), baselineOffset: number(.baselineOffset),
      underline: line(.underlineStyle, .underlineColor),
      strikethrough: line(.strikethroughStyle, .strikethroughColor))
  }

  private var font: FontDescriptor {
    switch attributes[.font] {
    case let font as UIFont: font.descriptor
    case let font as Font: font.descriptor()
    default: Font.system(size: 12).descriptor()
    }
  }

  private func color(_ key: NSAttributedString.Key) -> RGBA? {
    switch attributes[key] {
    case let color as UIColor: color.rgba(for: environment.colorScheme)
    case let color as CGColor: color.rgba
    case let color as Color: color.resolvedRGBA(in: environment)
    default: nil
    }
  }

  private func number(_ key: NSAttributedString.Key) -> CGFloat {
    switch attributes[key] {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    case let value as NSUnderlineStyle: CGFloat(value.rawValue)
    default: 0
    }
  }

  private func line(
    _ key: NSAttributedString.Key, _ colorKey: NSAttributedString.Key
  ) -> TextContent.LineDecoration? {
    let style = NSUnderlineStyle(rawValue: Int(number(key)))
    guard style.rawValue != 0 else { return nil }
    let pattern: TextContent.LineDecoration.Pattern =
      switch style.rawValue & 0x700 {
      case 0x100: .dot
      case 0x200: .dash
      case 0x300: .dashDot
      case 0x400: .dashDotDot
      default: .solid
      }
    return TextContent.LineDecoration(pattern: pattern, color: color(colorKey))
  }
}
