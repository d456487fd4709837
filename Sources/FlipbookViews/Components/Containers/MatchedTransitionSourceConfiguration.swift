import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The appearance of a view while a page zooms from it.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {
  /// The radius of the view's corners, in points.
  var _cornerRadius: CGFloat { get }
}

extension MatchedTransitionSourceConfiguration {
  /// Square corners.
  public var _cornerRadius: CGFloat { 0 }

  /// Sets the ground of the view while a page zooms from it; has no effect.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the shape of the view while a page zooms from it.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    RoundedMatchedTransitionSourceConfiguration(_cornerRadius: max(0, shape.cornerSize.width))
  }
  /// Sets the shadow of the view while a page zooms from it; has no effect.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
