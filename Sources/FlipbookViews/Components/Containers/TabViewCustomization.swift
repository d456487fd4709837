import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The changes that people have made to a tab view; none, in a film.
public struct TabViewCustomization: Codable, Sendable {
  /// Makes a customization without changes.
  public init() {}
  /// Has no effect.
  public mutating func resetVisibility() {}
  /// Has no effect.
  public mutating func resetTabOrder() {}
}
