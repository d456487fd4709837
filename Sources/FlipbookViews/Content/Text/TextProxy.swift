import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A text that a ``TextRenderer`` measures.
public struct TextProxy: Sendable {
  let content: TextContent
  let engine: any TextEngine

  /// The size that the text takes when it is offered one, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    engine.layout(
      content, in: CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    ).size
  }
}
