import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A view in a frame of a fixed width, height or both.
struct FrameModifier: ElementModifier {
  var width: CGFloat?
  var height: CGFloat?
  var alignment: Alignment

  init(width: CGFloat?, height: CGFloat?, alignment: Alignment) {
    self.width = Self.valid(width)
    self.height = Self.valid(height)
    self.alignment = alignment
  }

  /// A length, unless it is below 0 or not finite: then the side is left open.
  private static func valid(_ length: CGFloat?) -> CGFloat? {
    guard let length, !(length >= 0 && length.isFinite) else { return length }
    DiagnosticCollector.current.warn(
      "view.frame", "A frame's width or height is negative or not finite; it is ignored.")
    return nil
  }

  static var affectsLayout: Bool { true }

  func spacing(of content: Element) -> ViewSpacing {
    var edges: Edge.Set = []
    if width != nil { edges.insert(.horizontal) }
    if height != nil { edges.insert(.vertical) }
    return content.isSpacer ? content.knownSpacing : content.knownSpacing.resetting(edges)
  }

  private func proposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map(FrameModifier.usable) ?? proposal.width,
      height: height.map(FrameModifier.usable) ?? proposal.height)
  }

  /// Returns the length that a value counts as: 0 for one that is no number or below 0.
  static func usable(_ length: CGFloat) -> CGFloat {
    guard length.isNaN else { return max(0, length) }
    DiagnosticCollector.current.warn(
      "view.frame", "A frame's width or height is not a number (NaN); it counts as 0.")
    return 0
  }

  func sizeThatFits(_ proposal: ProposedViewSize, content: Element) -> CGSize {
    if let width, let height { return CGSize(width: Self.usable(width), height: Self.usable(height)) }
    let own = content.sizeThatFits(self.proposal(proposal))
    return CGSize(width: width.map(Self.usable) ?? own.width, height: height.map(Self.usable) ?? own.height)
  }

  func place(_ content: Element, in size: CGSize, proposal: ProposedViewSize) {
    content.place(in: size, alignment: alignment, proposal: self.proposal(proposal))
  }

  static func layoutPriority(of content: Element, _ modifier: () -> Self) -> Double { content.framedPriority }

  func explicitAlignment(_ key: AlignmentKey, in size: CGSize, content: Element) -> CGFloat? {
    content.explicitAlignment(
      key, in: size, alignment: alignment, proposal: proposal(ProposedViewSize(size)))
  }
}
