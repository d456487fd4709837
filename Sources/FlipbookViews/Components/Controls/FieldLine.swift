import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Gives a line that is typed in the height that it has in UIKit's text fields.
///
/// That is the height of the text, rounded up to whole points, and one more: 22 points at the size of the body. Secure fields
/// lack the one more. Several lines are no higher than the room that there is for them.
struct FieldLine: ElementModifier {
  typealias AnimatableData = EmptyAnimatableData
  /// Whether there is one line only; fields of several lines are as high as their text.
  let isSingle: Bool
  /// Whether the text stands at the top, not in the middle.
  var isAtTop = false
  var isSecure = false
  static var affectsLayout: Bool { true }

  private func height(of content: CGFloat) -> CGFloat {
    isSingle ? content.rounded(.up) + (isSecure ? 0 : 1) : content
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let own = content.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    let height = height(of: own.height)
    guard !isSingle, let offered = proposal.height, offered.isFinite else {
      return CGSize(width: own.width, height: height)
    }
    return CGSize(width: own.width, height: min(height, max(offered, 0)))
  }

  /// How far below the top the text stands.
  private func top(_ offered: ProposedViewSize, _ height: CGFloat, _ content: Element) -> CGFloat {
    isAtTop ? 0 : (height - content.sizeThatFits(offered).height) / 2
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    let offered = ProposedViewSize(width: proposal.width, height: nil)
    content.place(at: CGPoint(x: 0, y: top(offered, size.height, content)), proposal: offered)
  }

  /// Lines that there is no room for are cut off.
  func record(_ content: Element, in context: GraphicsContext, size: CGSize, element: Element) {
    var context = context
    if !isSingle, content.layoutFrame.height > size.height + 0.01 {
      context.clip(to: Path(CGRect(origin: .zero, size: size)))
    }
    content.recordPlaced(in: context)
  }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    let above = top(ProposedViewSize(width: size.width, height: nil), size.height, content)
    let room = ProposedViewSize(width: size.width, height: nil)
    let height = isAtTop ? content.sizeThatFits(room).height : size.height - 2 * above
    let inner = CGSize(width: size.width, height: height)
    return content.explicitAlignment(key, in: inner).map { $0 + (key.axis == .vertical ? above : 0) }
  }
}
