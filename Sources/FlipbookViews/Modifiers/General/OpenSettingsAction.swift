import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Opens the settings of an app; a film has none.
public struct OpenSettingsAction: Sendable {
  /// Has no effect in a film.
  public func callAsFunction() {}
}
