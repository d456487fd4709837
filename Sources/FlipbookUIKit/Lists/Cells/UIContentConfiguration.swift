import FlipbookDrawing
import Foundation

/// A description of content, which makes a view of it.
@MainActor @preconcurrency
public protocol UIContentConfiguration {
  /// Makes a view of the content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
