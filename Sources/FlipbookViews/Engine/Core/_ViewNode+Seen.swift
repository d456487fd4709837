import FlipbookDrawing
import Foundation

extension _ViewNode {
  /// Whether the node's first view is drawn: no container around it has chosen another in its place, and the row of a list
  /// or of a lazy stack that it stands in is in sight.
  var isSeen: Bool {
    guard let first = elements.first else { return true }
    var element = first
    var isInRow = false
    while true {
      guard element.isDrawn else { return false }
      guard let parent = element.parent else { return true }
      if !isInRow, parent.showsRowsInSight {
        guard element.isInSight else { return false }
        isInRow = true
      }
      element = parent
    }
  }
}

extension Element {
  /// Whether a part of the element lies in the window of the scroll view around; true without one.
  fileprivate var isInSight: Bool {
    var frame = layoutFrame
    var element: Element = self
    while let parent = element.parent {
      if let scroll = parent as? any ScrollWindowElement {
        let (offset, size, part) = (scroll.windowOffset, scroll.windowSize, scroll.shownPart)
        let beyond = (
          x: max(0, part.maxX - scroll.displayFrame.width), y: max(0, part.maxY - scroll.displayFrame.height)
        )
        let window = CGRect(
          x: offset.x + part.minX, y: offset.y + part.minY, width: size.width - part.minX + beyond.x,
          height: size.height - part.minY + beyond.y)
        return frame.maxX >= window.minX && frame.minX < window.maxX && frame.maxY >= window.minY
          && frame.minY < window.maxY
      }
      frame.origin.x += parent.layoutFrame.minX
      frame.origin.y += parent.layoutFrame.minY
      element = parent
    }
    return true
  }
}
