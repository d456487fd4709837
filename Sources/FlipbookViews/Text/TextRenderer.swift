import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws texts in a way of its own, line by line, run by run or glyph by glyph. What it animates by its
/// `animatableData` runs like any animation.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The text as it has been laid out, from the top left of its rectangle.
  ///   - context: Draws in the text's coordinates.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// The size that a text takes when it is offered one; its own unless the renderer says otherwise.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the renderer draws outside of the text, in points; none by default. What is drawn has room without end here,
  /// so that any padding is had.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  public var displayPadding: EdgeInsets { EdgeInsets() }
}

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
