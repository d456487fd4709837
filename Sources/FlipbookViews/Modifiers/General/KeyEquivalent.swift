import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key types.
  public let character: Character
  /// Makes a key from its character.
  public init(_ character: Character) { self.character = character }
  /// Makes a key from its character, written as a literal.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
}

extension KeyEquivalent {
  /// The up arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The down arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The left arrow.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The right arrow.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
}
