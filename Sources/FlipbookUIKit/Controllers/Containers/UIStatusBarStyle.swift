import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// The colour of a device's status bar; a film has none.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
