import FlipbookDrawing
import Foundation

enum GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
