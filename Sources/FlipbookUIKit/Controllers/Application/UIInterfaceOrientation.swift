import FlipbookDrawing
import FlipbookMotion
import FlipbookTime
import Foundation

/// The direction in which an interface is held.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown = 0
  case portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}
