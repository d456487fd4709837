import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A line of a menu.
enum MenuItem: Equatable {
  /// A choice; a mark of it moves all titles.
  case row(isMarked: Bool)
  /// The title of a section.
  case header
  /// A gap between sections.
  case gap
}
