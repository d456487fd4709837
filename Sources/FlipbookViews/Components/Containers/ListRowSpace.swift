import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The name of a row of a list as a coordinate space.
struct ListRowSpace: Hashable {}
