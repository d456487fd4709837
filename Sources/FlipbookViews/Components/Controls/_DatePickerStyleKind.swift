import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The kind of a style of date pickers.
public enum _DatePickerStyleKind: Hashable, Sendable {
  case compact, graphical, wheel
}
