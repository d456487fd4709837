import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// The position at which an animator ends.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end = 0
  case start = 1
  case current = 2
}
