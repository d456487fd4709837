import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Offers a view a size of a fixed proportion.
public struct _AspectRatioLayout: ElementModifier {
  /// Width over height; nil for that of the view's ideal size.
  var aspectRatio: CGFloat?
  let contentMode: ContentMode

  package static var affectsLayout: Bool { true }

  private func proposal(_ proposal: ProposedViewSize, content: Element) -> ProposedViewSize {
    let ideal = content.sizeThatFits(.unspecified)
    let ratio = aspectRatio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    guard ratio > 0, ratio.isFinite else { return proposal }
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return aspectRatio == nil ? proposal : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      guard width.isFinite || height.isFinite else { return proposal }
      let isWide = contentMode == .fit ? height * ratio <= width : height * ratio >= width
      return isWide
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  package func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    content.sizeThatFits(self.proposal(proposal, content: content))
  }

  package func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    content.place(at: .zero, proposal: self.proposal(proposal, content: content))
  }
}
