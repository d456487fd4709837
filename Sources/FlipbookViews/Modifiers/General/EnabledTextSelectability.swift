import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether text can be selected.
public struct EnabledTextSelectability: Sendable {
  /// Text can be selected.
  public static let enabled = EnabledTextSelectability()
  /// Text can't be selected.
  public static let disabled = EnabledTextSelectability()
}
