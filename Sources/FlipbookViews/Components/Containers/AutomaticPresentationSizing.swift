import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The usual size; the same as all others in a film.
public struct AutomaticPresentationSizing: PresentationSizing {
  /// Returns the size unchanged.
  public func fitted(horizontal: Bool = true, vertical: Bool = true) -> some PresentationSizing { self }
  /// Returns the size unchanged.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
