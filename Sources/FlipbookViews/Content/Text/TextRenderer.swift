import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws texts in its own way, line by line, run by run or glyph by glyph. Its `animatableData` animates like
/// any other.
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

  /// How far the renderer draws outside of the text, in points; none by default. Drawings have room without
  /// end here, so any padding is there.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size that the text takes in the proposal.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// No padding.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}
