import FlipbookDrawing
import Foundation

/// An additional text about an element. It has no effect in a film.
@MainActor @preconcurrency
open class AXCustomContent: NSObject {
  /// The importance of a text.
  public enum Importance: UInt, Hashable, Sendable { case `default` = 0, high }

  /// The name of the text.
  public let label: String
  /// The text.
  public let value: String
  /// The importance of the text. Has no effect in a film.
  open var importance = Importance.default

  /// Makes a text with its name.
  public init(label: String, value: String) { (self.label, self.value) = (label, value) }
}
