import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import FlipbookViews
import Foundation

/// A view or view controller that a playground can show.
@MainActor @preconcurrency
public protocol PlaygroundLiveViewable {}
