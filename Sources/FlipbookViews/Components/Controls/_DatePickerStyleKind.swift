import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How date pickers look.
public enum _DatePickerStyleKind: Hashable, Sendable {
  case compact, graphical, wheel
}
