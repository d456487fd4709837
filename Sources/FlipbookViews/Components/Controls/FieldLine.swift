import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives a line that is typed in the height that it has in UIKit's text fields.
///
/// That is the height of the text, rounded up to whole points, and one more: 22 points at the size of the body.
struct FieldLine: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  /// Whether there is one line only; fields of several lines are as high as their text.
  let isSingle: Bool
  /// Whether the text stands at the top, not in the middle.
  var isAtTop = false
  static var affectsLayout: Bool { true }

  private func height(of content: CGFloat) -> CGFloat { isSingle ? content.rounded(.up) + 1 : content }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let own = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    return CGSize(width: own.width, height: height(of: own.height))
  }

  /// How far below the top the text stands.
  private func top(_ offered: ProposedViewSize, _ height: CGFloat, _ content: Element) -> CGFloat {
    isAtTop ? 0 : (height - content.sizeThatFits(offered).height) / 2
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    content.place(at: CGPoint(x: 0, y: top(offered, size.height, content)), proposal: offered)
  }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    let above = top(ProposedViewSize(width: size.width, height: nil), size.height, content)
    let room = ProposedViewSize(width: size.width, height: nil)
    let height = isAtTop ? content.sizeThatFits(room).height : size.height - 2 * above
    let inner = CGSize(width: size.width, height: height)
    return content.explicitAlignment(key, in: inner).map { $0 + (key.axis == .vertical ? above : 0) }
  }
}
