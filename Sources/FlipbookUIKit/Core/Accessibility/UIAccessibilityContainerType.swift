import FlipbookDrawing
import Foundation

/// The kind of a container of elements.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none = 0
  case dataTable, list, landmark, semanticGroup
}
