import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The part that a view is in a row of a menu.
enum MenuPartKey: LayoutValueKey { static var defaultValue: MenuPart { .text } }
