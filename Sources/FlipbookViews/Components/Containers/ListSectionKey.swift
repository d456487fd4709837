import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The section that a view in a list belongs to; nil for none.
enum ListSectionKey: LayoutValueKey { static var defaultValue: SectionMark? { nil } }
