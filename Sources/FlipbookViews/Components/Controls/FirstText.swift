import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Shows the first text of a choice that has several, as a button with one title does; another choice is shown whole.
struct FirstText: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  static var affectsLayout: Bool { true }

  /// The first of several texts in an element; nil where there are fewer.
  private func text(in content: Element) -> Element? {
    var first: Element?
    var count = 0
    func visit(_ element: Element) {
      guard count < 2 else { return }
      if element.isText {
        count += 1
        first = first ?? element
      }
      element.subelements.forEach(visit)
    }
    visit(content)
    return count > 1 ? first : nil
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    (text(in: content) ?? content).sizeThatFits(proposal)
  }

  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    guard let text = text(in: content) else { return content.recordPlaced(in: context) }
    var own = context
    own.translateBy(x: -text.displayFrame.minX, y: -text.displayFrame.minY)
    text.recordPlaced(in: own)
  }
}
