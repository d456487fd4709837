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
