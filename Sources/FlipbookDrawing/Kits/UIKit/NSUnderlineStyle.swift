import Foundation

/// Lines under and through text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style.
  public let rawValue: Int
  /// Makes a style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A single line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// Drawn as a single line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Drawn as a single line.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// In dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// In dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// In dashes and dots by turns.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// In dashes, each followed by two dots.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Has no effect: the line goes on between words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
