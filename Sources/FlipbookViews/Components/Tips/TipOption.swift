import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A setting of a tip.
public protocol TipOption: Sendable {}
