import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// The place of text that is made smaller. It stands in the middle in any case.
public enum UIBaselineAdjustment: Int, Hashable, Sendable {
  case alignBaselines = 0
  case alignCenters, none
}
