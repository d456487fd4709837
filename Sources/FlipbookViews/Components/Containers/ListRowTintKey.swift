import FlipbookDrawing
import FlipbookMotion
import Foundation

enum ListRowTintKey: LayoutValueKey { static var defaultValue: Color? { nil } }
