import FlipbookMotion
import Foundation

/// A part of a ``Series`` without a name.
public struct Shot<Content: View> {
  let content: Content
  let duration: TimeInterval
  let transition: FilmTransition

  /// Makes a part of a film.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - transition: How it comes in place of the part before.
  @MainActor
  public init(
    _ duration: TimeInterval, transition: FilmTransition = .cut, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.duration = duration
    self.transition = transition
  }
}
