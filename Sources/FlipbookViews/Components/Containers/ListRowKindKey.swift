import FlipbookDrawing
import FlipbookMotion
import Foundation

enum ListRowKindKey: LayoutValueKey { static var defaultValue: ListRowKind { .row } }
