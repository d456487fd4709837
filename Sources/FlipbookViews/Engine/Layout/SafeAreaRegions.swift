import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Kinds of safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the kinds.
  public let rawValue: UInt
  /// Makes a set of kinds from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The area that containers' bars leave.
  public static let container = SafeAreaRegions(rawValue: 1 << 0)
  /// The area that a keyboard leaves; a film has none.
  public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
  /// All kinds.
  public static let all = SafeAreaRegions(rawValue: .max)
}
