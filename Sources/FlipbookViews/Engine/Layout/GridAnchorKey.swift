import FlipbookDrawing
import Foundation

enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
