import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a row has a ground of its own.
enum ListRowGroundKey: LayoutValueKey { static var defaultValue: Bool { false } }
