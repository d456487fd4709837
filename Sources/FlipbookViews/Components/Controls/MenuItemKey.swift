import FlipbookDrawing
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

/// The kind of a view in a menu; nil for one that can't be chosen.
enum MenuItemKey: LayoutValueKey { static var defaultValue: MenuItem? { nil } }

/// The section of a menu that a view belongs to; nil for none.
enum MenuSectionKey: LayoutValueKey { static var defaultValue: SectionMark? { nil } }
