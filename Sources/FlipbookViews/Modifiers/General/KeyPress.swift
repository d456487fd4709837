import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Keys of a keyboard that are pressed, held or let go.
public struct KeyPress: Sendable {
  /// The outcome of a key press.
  public enum Result: Sendable { case handled, ignored }

  /// The phase of a key press.
  public struct Phases: OptionSet, Sendable {
    /// The bits of the phases.
    public let rawValue: Int
    /// Makes a set of phases from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held and repeats.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key comes up.
    public static let up = Phases(rawValue: 4)
    /// All phases.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// The phase of the press.
  public let phase: Phases
  /// The key that is pressed.
  public let key: KeyEquivalent
  /// The characters that the key types.
  public let characters: String
  /// The modifier keys that are held.
  public let modifiers: EventModifiers
}
