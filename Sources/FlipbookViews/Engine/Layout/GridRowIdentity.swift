import FlipbookDrawing
import Foundation

/// Distinguishes rows.
final class GridRowIdentity: Sendable {}
