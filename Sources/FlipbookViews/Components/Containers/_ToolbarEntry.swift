import FlipbookDrawing
import FlipbookMotion
import Foundation

/// An item with its place.
public struct _ToolbarEntry {
  let placement: ToolbarItemPlacement
  let view: AnyView
}
