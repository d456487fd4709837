import Foundation

/// How lines lie in the width they have.
public enum NSTextAlignment: Int, Hashable, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// As ``natural``, with spaces widened until lines reach both sides, but for the last of each paragraph.
  case justified = 3
  /// As the language is written.
  case natural = 4

  package func alignment(for direction: LayoutDirection) -> TextContent.Alignment {
    switch self {
    case .left: direction == .leftToRight ? .leading : .trailing
    case .center: .center
    case .right: direction == .leftToRight ? .trailing : .leading
    case .justified, .natural: .leading
    }
  }
}

/// Where lines are broken, and what is left out of one that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  package var truncation: TextContent.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}

/// How a paragraph is set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  fileprivate(set) var settings = Settings()

  /// Where lines may be broken besides; it has no effect.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
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
  }

  public override init() { super.init() }

  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  public var alignment: NSTextAlignment { settings.alignment }
  public var lineBreakMode: NSLineBreakMode { settings.lineBreakMode }
  /// Added between lines, in points.
  public var lineSpacing: CGFloat { settings.lineSpacing }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.settings = settings
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.settings = settings
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.settings == settings
  }

  open override var hash: Int { settings.hashValue }
}

/// How a paragraph is set, to be changed. Alignment, line breaking and line spacing show; indents, spacing between
/// paragraphs and line heights do not.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public override var alignment: NSTextAlignment {
    get { settings.alignment }
    set { settings.alignment = newValue }
  }
  public override var lineBreakMode: NSLineBreakMode {
    get { settings.lineBreakMode }
    set { settings.lineBreakMode = newValue }
  }
  /// Added between lines, in points.
  public override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }
  public var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }
  public var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }
  public var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }
  public var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }
  public var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }
  public var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue }
  }
}

/// A shadow of text, as attributes hold it.
open class NSShadow: NSObject, @unchecked Sendable {
  /// In points, down and right where positive.
  open var shadowOffset = CGSize.zero
  /// Twice the standard deviation of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// A ``UIColor``; black at a third unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
