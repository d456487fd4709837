import FlipbookLayers
import FlipbookMotion
import Foundation

/// The kind of a timing.
public enum UITimingCurveType: Int, Hashable, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}
