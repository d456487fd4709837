import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The section of a menu that a view belongs to; nil for none.
enum MenuSectionKey: LayoutValueKey { static var defaultValue: SectionMark? { nil } }
