import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Marks a control's face in a row of a list: it may come close to the row's edges, whatever it is made of.
struct CloseToRowEdges: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  let isClose: Bool

  /// - Parameter isClose: False to say nothing.
  init(isClose: Bool = true) { self.isClose = isClose }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    if isClose, let edge = key.ofCloseEdges(height: size.height) { return edge }
    return content.explicitAlignment(key, in: size)
  }
}
