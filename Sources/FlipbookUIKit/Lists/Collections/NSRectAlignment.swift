import FlipbookDrawing
import Foundation

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
