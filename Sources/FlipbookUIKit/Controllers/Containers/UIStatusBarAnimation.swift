import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// The transition of a status bar; a film has none.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none = 0
  case fade, slide
}
