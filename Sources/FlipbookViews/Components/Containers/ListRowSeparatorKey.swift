import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The edges of a row without a line.
enum ListRowSeparatorKey: LayoutValueKey { static var defaultValue: VerticalEdge.Set { [] } }
