import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// The bits of the keys.
  public let rawValue: Int
  /// Makes a set of keys from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The control key.
  public static let control = EventModifiers(rawValue: 8)
}
