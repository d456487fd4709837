import Foundation

/// A font before it is made: design and traits can be asked of it.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The system's designs.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let monospaced = SystemDesign(rawValue: "monospaced")

    var design: Font.Design {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// How a face differs from the plain one.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  package let font: Font

  package init(_ font: Font) { self.font = font }

  public convenience init(name: String, size: CGFloat) { self.init(Font.custom(name, fixedSize: size)) }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.system(style.style))
  }

  /// In points.
  open var pointSize: CGFloat { resolved.size }

  private var resolved: FontDescriptor {
    font.descriptor(typeSize: SceneSurroundings.current.dynamicTypeSize)
  }

  open func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.pointSize(size)) }

  /// The same size and weight in another of the system's designs.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var changed = Font.system(size: resolved.size, design: design.design)
    changed.modifiers = font.modifiers
    if case .system(_, let weight?, _) = font.storage { changed = changed.weight(weight) }
    if case .style(let style, _, let weight) = font.storage {
      changed = changed.weight(weight ?? style.weight)
    }
    return UIFontDescriptor(changed)
  }

  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var changed = font
    if traits.contains(.traitBold) { changed = changed.bold() }
    if traits.contains(.traitItalic) { changed = changed.italic() }
    if traits.contains(.traitMonoSpace) { changed = changed.monospaced() }
    if traits.contains(.traitCondensed) { changed = changed.width(.condensed) }
    if traits.contains(.traitExpanded) { changed = changed.width(.expanded) }
    return UIFontDescriptor(changed)
  }
}
