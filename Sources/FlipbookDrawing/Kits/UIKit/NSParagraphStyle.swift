import Foundation

/// How a paragraph is set.
open class NSParagraphStyle: _AttributeObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  var settings = Settings()

  /// Where lines may be broken besides; it has no effect.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the strategy.
    public let rawValue: UInt
    /// Makes a strategy from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Has no effect.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Has no effect.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// Has no effect.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }

  struct Settings: Hashable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
  }

  /// Makes a style with natural alignment, lines broken between words and no extra space.
  public override init() { super.init() }

  /// A style with natural alignment, lines broken between words and no extra space.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The side at which lines lie. That of a text's first paragraph counts for all.
  public var alignment: NSTextAlignment { settings.alignment }
  /// The part of a text that an ellipsis stands for. That of a text's first paragraph counts for all.
  public var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  /// Added between lines, in points.
  public var lineSpacing: CGFloat { settings.lineSpacing }

  /// The indent of the first line, in points. It has no effect.
  public var firstLineHeadIndent: CGFloat { settings.firstLineHeadIndent }
  /// The indent of the other lines, in points. It has no effect.
  public var headIndent: CGFloat { settings.headIndent }
  /// The end of the lines, in points. It has no effect.
  public var tailIndent: CGFloat { settings.tailIndent }
  /// The space after the paragraph, in points. That of a text's first paragraph counts for all.
  public var paragraphSpacing: CGFloat { settings.paragraphSpacing }
  /// The factor of the line height. It has no effect.
  public var lineHeightMultiple: CGFloat { settings.lineHeightMultiple }
  /// The least line height, in points. It has no effect.
  public var minimumLineHeight: CGFloat { settings.minimumLineHeight }
  /// The greatest line height, in points. It has no effect.
  public var maximumLineHeight: CGFloat { settings.maximumLineHeight }

  /// Returns a copy that can't be changed.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.settings = settings
    return copy
  }

  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.settings = settings
    return copy
  }

  /// Whether both have the same settings.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.settings == settings
  }

  /// The hash of the settings.
  open override var hash: Int { settings.hashValue }
}
