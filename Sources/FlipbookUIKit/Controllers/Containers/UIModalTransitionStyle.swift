import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// The system's transition of a presented view controller. `partialCurl` is as `coverVertical`.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
