import FlipbookDrawing
import Foundation

extension Date.RelativeFormatStyle {
  /// Returns how far a date is from film time now; hides Foundation's, which asks the machine's clock.
  @_disfavoredOverload
  public func format(_ date: Date) -> String { sceneText(of: date) }
}

extension Date {
  /// Returns how far the date is from film time now.
  public func formatted(_ style: Date.RelativeFormatStyle) -> String { style.format(self) }
}
