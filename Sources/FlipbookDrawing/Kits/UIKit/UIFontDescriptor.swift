import Foundation

/// A font before it is made: design and traits can be asked of it.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// The system's designs.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name of the design.
    public let rawValue: String
    /// Makes a design from its name. One that isn't known works as ``default``.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The system's usual design.
    public static let `default` = SystemDesign(rawValue: "default")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "serif")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "rounded")
    /// With characters of equal width.
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
    /// The bits of the traits.
    public let rawValue: UInt32
    /// Makes traits from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// In italics.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// In bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wider.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// With characters of equal width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  package let font: Font

  package init(_ font: Font) { self.font = font }

  /// Makes a descriptor of a face by name at a size in points.
  public convenience init(name: String, size: CGFloat) { self.init(Font.custom(name, fixedSize: size)) }

  /// Returns the descriptor of a text style in the scene's size of text.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.system(style.style))
  }

  /// In points.
  open var pointSize: CGFloat { resolved.size }

  private var resolved: FontDescriptor {
    font.descriptor(typeSize: SceneTraits.current.dynamicTypeSize)
  }

  /// Returns the same face at another size in points.
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

  /// Returns the face with traits added. Traits it has already stay. Never nil.
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
