import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The appearance of a view while a page zooms from it. It has no effect, as pages are pushed.
@MainActor @preconcurrency
public protocol MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// Sets the ground of the view while a page zooms from it; has no effect, as pages are pushed.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the shape of the view while a page zooms from it; has no effect, as pages are pushed.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }
  /// Sets the shadow of the view while a page zooms from it; has no effect, as pages are pushed.
  public func shadow(
    color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}
