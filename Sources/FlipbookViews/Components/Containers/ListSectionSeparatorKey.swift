import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The edges of a row's section without a line.
enum ListSectionSeparatorKey: LayoutValueKey { static var defaultValue: VerticalEdge.Set { [] } }
