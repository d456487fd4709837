import FlipbookDrawing
import Foundation

enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowValue? { nil } }
