import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The name of what is left between bars and insets as a coordinate space.
struct SafeAreaSpace: Hashable {}
