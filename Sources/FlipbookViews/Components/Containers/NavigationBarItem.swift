import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The appearance of the bar of a navigation container.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Sendable {
    /// The size of the page before.
    case automatic
    /// Small, in the bar.
    case inline
    /// Large, under the bar.
    case large
  }
}
