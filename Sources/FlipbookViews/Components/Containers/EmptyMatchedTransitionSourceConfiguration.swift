import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The appearance of a view that a page zooms from, as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}
