import FlipbookDrawing
import FlipbookMotion
import Foundation

/// What a control's face says of itself in a row of a list: that it may come close to the row's edges, whatever it is made of.
struct CloseToRowEdges: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData

  init() {}

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    if let edge = key.ofCloseEdges(height: size.height) { return edge }
    return content.explicitAlignment(key, in: size)
  }
}
