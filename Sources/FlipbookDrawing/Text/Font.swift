import Foundation

/// A description of a typeface and size; it becomes a real font when text is resolved.
///
/// The default, system face is the pinned Inter. Sizes are in points.
public struct Font: Hashable, Sendable {
  package indirect enum Storage: Hashable, Sendable {
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case style(TextStyle, design: Design?, weight: Weight?)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    /// The font of the environment that it is used in.
    case environment
  }

  package enum Modifier: Hashable, Sendable {
    case weight(Weight)
    case bold
    case italic
    case monospaced
    case monospacedDigit
    case smallCaps
    case lowercaseSmallCaps
    case uppercaseSmallCaps
    case width(Width)
    case leading(Leading)
    case pointSize(CGFloat)
  }

  package var storage: Storage
  package var modifiers: [Modifier] = []

  package init(_ storage: Storage) { self.storage = storage }

  /// The font with that of the environment put in, where it stands for that.
  package func inEnvironment(of font: Font?) -> Font {
    guard case .environment = storage else { return self }
    var result = font ?? .body
    result.modifiers += modifiers
    return result
  }

  private func adding(_ modifier: Modifier) -> Font {
    var copy = self
    copy.modifiers.append(modifier)
    return copy
  }

  // MARK: Making fonts

  /// The system font at a size in points.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The system font at a size in points, in a fixed design.
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// The system font for a text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design: design, weight: weight))
  }

  /// A face by family, full or PostScript name. A name that is not installed falls back to the system face
  /// with a diagnostic.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name: name, size: size, relativeTo: .body))
  }

  /// A face by name whose size follows a text style; with the default content size, that is `size` itself.
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.custom(name: name, size: size, relativeTo: textStyle))
  }

  /// A face by name at a size that follows nothing.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name: name, size: fixedSize, relativeTo: nil))
  }

  /// 34 points at the default size of text.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points at the default size of text.
  public static let title = Font.system(.title)
  /// 22 points at the default size of text.
  public static let title2 = Font.system(.title2)
  /// 20 points at the default size of text.
  public static let title3 = Font.system(.title3)
  /// 17 points and semibold at the default size of text.
  public static let headline = Font.system(.headline)
  /// 15 points at the default size of text.
  public static let subheadline = Font.system(.subheadline)
  /// 17 points at the default size of text.
  public static let body = Font.system(.body)
  /// 16 points at the default size of text.
  public static let callout = Font.system(.callout)
  /// 13 points at the default size of text.
  public static let footnote = Font.system(.footnote)
  /// 12 points at the default size of text.
  public static let caption = Font.system(.caption)
  /// 11 points at the default size of text.
  public static let caption2 = Font.system(.caption2)

  /// The font of the environment that it is used in; `body` where that has none.
  public static let `default` = Font(.environment)

  // MARK: Changing fonts

  /// Returns the font in another weight.
  public func weight(_ weight: Weight) -> Font { adding(.weight(weight)) }
  /// Bold; of text styles from `title3` down semibold, as the phone has it.
  public func bold() -> Font { adding(.bold) }
  /// Returns the font in italics.
  public func italic() -> Font { adding(.italic) }
  /// Returns the system's monospaced face in the same size and weight.
  public func monospaced() -> Font { adding(.monospaced) }
  /// Digits of equal width, other characters as they are.
  public func monospacedDigit() -> Font { adding(.monospacedDigit) }
  /// Returns the font with small capitals for small and capital letters.
  public func smallCaps() -> Font { adding(.smallCaps) }
  /// Returns the font with small capitals for small letters.
  public func lowercaseSmallCaps() -> Font { adding(.lowercaseSmallCaps) }
  /// Returns the font with small capitals for capital letters.
  public func uppercaseSmallCaps() -> Font { adding(.uppercaseSmallCaps) }
  /// Returns the font in another width.
  public func width(_ width: Width) -> Font { adding(.width(width)) }
  /// Returns the font with more or less space between lines.
  public func leading(_ leading: Leading) -> Font { adding(.leading(leading)) }
  /// The same font at another size in points.
  public func pointSize(_ size: CGFloat) -> Font { adding(.pointSize(size)) }
}
