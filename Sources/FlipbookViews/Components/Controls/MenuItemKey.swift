import FlipbookDrawing
import Foundation

/// The kind of a view in a menu; nil for one that can't be chosen.
enum MenuItemKey: LayoutValueKey { static var defaultValue: MenuItem? { nil } }
