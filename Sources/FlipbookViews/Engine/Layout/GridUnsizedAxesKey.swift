import FlipbookDrawing
import Foundation

enum GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
