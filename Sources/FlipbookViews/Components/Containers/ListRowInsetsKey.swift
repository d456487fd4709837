import FlipbookDrawing
import FlipbookMotion
import Foundation

enum ListRowInsetsKey: LayoutValueKey { static var defaultValue: EdgeInsets? { nil } }
