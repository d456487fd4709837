import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Whether a view in a lazy grid takes a line of its own, as long as all tracks.
enum SpansGridKey: LayoutValueKey { static var defaultValue: Bool { false } }
