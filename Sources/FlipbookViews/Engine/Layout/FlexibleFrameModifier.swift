import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view in a frame with least, ideal and greatest sides.
struct FlexibleFrameModifier: ElementModifier {
  var minWidth, idealWidth, maxWidth: CGFloat?
  var minHeight, idealHeight, maxHeight: CGFloat?
  var alignment: Alignment

  init(
    minWidth: CGFloat?, idealWidth: CGFloat?, maxWidth: CGFloat?, minHeight: CGFloat?, idealHeight: CGFloat?,
    maxHeight: CGFloat?, alignment: Alignment
  ) {
    (self.minWidth, self.idealWidth, self.maxWidth) = (minWidth, idealWidth, maxWidth)
    (self.minHeight, self.idealHeight, self.maxHeight) = (minHeight, idealHeight, maxHeight)
    self.alignment = alignment
  }

  static var affectsLayout: Bool { true }

  /// The length that is offered on along one axis.
  private func offer(_ offered: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?)
    -> CGFloat?
  {
    guard let start = offered ?? ideal else { return nil }
    return clamp(start, least, greatest)
  }

  private func clamp(_ value: CGFloat, _ least: CGFloat?, _ greatest: CGFloat?) -> CGFloat {
    max(FrameModifier.usable(least ?? 0), min(value, greatest.map(FrameModifier.usable) ?? .infinity))
  }

  /// The frame's length along one axis for a content's length.
  private func length(
    _ offered: CGFloat?, _ content: CGFloat, _ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?
  ) -> CGFloat {
    guard let offered else { return clamp(ideal ?? content, least, greatest) }
    // Without a least side the content's own is the least; without a greatest one, likewise.
    let low = least.map(FrameModifier.usable) ?? min(content, greatest.map(FrameModifier.usable) ?? .infinity)
    let high = greatest.map(FrameModifier.usable) ?? max(content, low)
    return max(low, min(offered, high))
  }

  func spacing(of content: Element) -> ViewSpacing {
    var edges: Edge.Set = []
    if minWidth != nil || idealWidth != nil || maxWidth != nil { edges.insert(.horizontal) }
    if minHeight != nil || idealHeight != nil || maxHeight != nil { edges.insert(.vertical) }
    return content.isSpacer ? content.knownSpacing : content.knownSpacing.resetting(edges)
  }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: offer(proposal.width, minWidth, idealWidth, maxWidth),
      height: offer(proposal.height, minHeight, idealHeight, maxHeight))
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    let own = content.sizeThatFits(self.proposal(proposal))
    return CGSize(
      width: length(proposal.width, own.width, minWidth, idealWidth, maxWidth),
      height: length(proposal.height, own.height, minHeight, idealHeight, maxHeight))
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    content.place(
      in: size, alignment: alignment,
      proposal: ProposedViewSize(
        width: placing(size.width, proposal.width, minWidth, idealWidth, maxWidth),
        height: placing(size.height, proposal.height, minHeight, idealHeight, maxHeight)))
  }

  /// The length that the content is offered along one axis of a frame: the frame's, unless it is the
  /// content's own.
  private func placing(
    _ length: CGFloat, _ offered: CGFloat?, _ least: CGFloat?, _ ideal: CGFloat?, _ greatest: CGFloat?
  ) -> CGFloat? {
    let isContents =
      offered == nil && ideal == nil && length > least ?? -.infinity && length < greatest ?? .infinity
    return isContents ? nil : max(0, length)
  }

  static func layoutPriority(of content: Element, _ modifier: () -> Self) -> Double { content.framedPriority }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    content.explicitAlignment(
      key, in: size, alignment: alignment, proposal: proposal(ProposedViewSize(size)))
  }
}
