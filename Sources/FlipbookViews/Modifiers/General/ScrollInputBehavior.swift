import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a kind of input scrolls.
public struct ScrollInputBehavior: Sendable {
  /// The usual behaviour.
  public static let automatic = ScrollInputBehavior()
  /// The input scrolls.
  public static let enabled = ScrollInputBehavior()
  /// The input doesn't scroll.
  public static let disabled = ScrollInputBehavior()
}
