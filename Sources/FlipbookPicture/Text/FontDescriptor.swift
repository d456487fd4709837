import Foundation

/// A font with every choice made, as a text engine looks it up.
public struct FontDescriptor: Hashable, Sendable {
  /// The place where a face is looked up.
  public enum Family: Hashable, Sendable {
    /// The pinned system family for a design.
    case system(Design)
    /// A family, full or PostScript name.
    case named(String)
  }

  /// A family of faces that belong together.
  public enum Design: Hashable, Sendable {
    /// The system's usual face.
    case `default`
    /// The face with serifs.
    case serif
    /// The face with round ends.
    case rounded
    /// The face with characters of equal width.
    case monospaced
  }

  /// Space between lines: the font's own, tighter or looser by 1 point for each 16 of size (at least 1).
  public enum Leading: Hashable, Sendable {
    /// The font's own.
    case standard
    /// Tighter.
    case tight
    /// Looser.
    case loose
  }

  /// The letters that small capitals stand for.
  public enum Capitals: Hashable, Sendable {
    /// Letters as they are.
    case normal
    /// Small capitals for all letters.
    case small
    /// Small capitals for small letters.
    case lowercaseSmall
    /// Small capitals for capital letters.
    case uppercaseSmall
  }

  /// The family that the face is one of.
  public var family: Family
  /// In points.
  public var size: CGFloat
  /// On the OpenType scale, 100…900.
  public var weight: Int
  /// Whether letters are slanted.
  public var isItalic: Bool
  /// On Apple's scale, 0 is standard.
  public var width: CGFloat
  /// Whether digits are of equal width.
  public var hasMonospacedDigits: Bool
  /// The letters that small capitals stand for.
  public var capitals: Capitals
  /// The space between lines.
  public var leading: Leading
  /// From one line's baseline to the next one's, in points, where it is more than the font's own: that of a text style. nil
  /// for the font's own.
  public var lineHeight: CGFloat?

  /// Makes a descriptor: the system face at 17 points unless said.
  public init(
    family: Family = .system(.default), size: CGFloat = 17, weight: Int = 400, isItalic: Bool = false,
    width: CGFloat = 0, hasMonospacedDigits: Bool = false, capitals: Capitals = .normal,
    leading: Leading = .standard
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.width = width
    self.hasMonospacedDigits = hasMonospacedDigits
    self.capitals = capitals
    self.leading = leading
  }
}
