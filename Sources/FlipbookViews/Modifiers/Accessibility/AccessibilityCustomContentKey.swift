import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A kind of further information about a view.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let name: String
  /// Makes a key from a localized label; only the identifier is kept.
  public init(_ label: LocalizedStringKey, id: String = "") { name = id }
  /// Makes a key from a text; only the identifier is kept.
  public init(_ label: Text, id: String = "") { name = id }
}
