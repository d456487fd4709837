import FlipbookMotion
import Foundation

/// Stands for Core Foundation's text with attributes, so that `text as CFAttributedString` reads the same.
public typealias CFAttributedString = NSAttributedString

/// A ``CTFont`` or a ``Font``.
public let kCTFontAttributeName: CFString = "NSFont"
/// A `CGColor` or a ``Color``.
public let kCTForegroundColorAttributeName: CFString = "NSColor"
/// True: the text is drawn in the context's fill colour.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"
/// A number of points added after each character.
public let kCTKernAttributeName: CFString = "NSKern"
/// A number; not zero for a line under the text.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"

extension NSAttributedString.Key {
  /// A ``CTFont`` or a ``Font``.
  public static let font = NSAttributedString.Key(kCTFontAttributeName)
  /// A `CGColor` or a ``Color``.
  public static let foregroundColor = NSAttributedString.Key(kCTForegroundColorAttributeName)
  /// A number of points added after each character.
  public static let kern = NSAttributedString.Key(kCTKernAttributeName)
  /// A number; not zero for a line under the text.
  public static let underlineStyle = NSAttributedString.Key(kCTUnderlineStyleAttributeName)
  /// A number; not zero for a line through the text.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A number of points by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
}

extension NSAttributedString {
  /// What a text engine lays out. Text without a colour is black; text in the context's colour has none.
  func textContent(in environment: EnvironmentValues) -> TextContent {
    var runs: [TextContent.Run] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let part = attributedSubstring(from: range).string
      runs.append(Self.run(part, attributes, in: environment))
    }
    return TextContent(runs: runs)
  }

  private static func run(
    _ string: String, _ attributes: [NSAttributedString.Key: Any], in environment: EnvironmentValues
  ) -> TextContent.Run {
    let font: FontDescriptor =
      switch attributes[.font] {
      case let font as CTFont: font.descriptor
      case let font as Font: font.descriptor()
      default: Font.system(size: 12).descriptor()
      }
    func number(_ key: NSAttributedString.Key) -> CGFloat {
      switch attributes[key] {
      case let value as Double: CGFloat(value)
      case let value as Int: CGFloat(value)
      case let value as NSNumber: CGFloat(value.doubleValue)
      default: 0
      }
    }
    let fromContext = NSAttributedString.Key(kCTForegroundColorFromContextAttributeName)
    let color: RGBA? =
      switch attributes[.foregroundColor] {
      case let color as CGColor: color.rgba
      case let color as Color: color.resolvedRGBA(in: environment)
      default: (attributes[fromContext] as? Bool) == true ? nil : .black
      }
    return TextContent.Run(
      string: string, font: font, color: color, kerning: number(.kern),
      baselineOffset: number(.baselineOffset),
      underline: number(.underlineStyle) != 0 ? TextContent.LineDecoration() : nil,
      strikethrough: number(.strikethroughStyle) != 0 ? TextContent.LineDecoration() : nil)
  }
}
