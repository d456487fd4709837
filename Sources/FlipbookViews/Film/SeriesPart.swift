import FlipbookMotion
import Foundation

/// A part of a ``Series``: its views, how long it lasts and how it comes.
public struct SeriesPart {
  let content: AnyView
  let duration: TimeInterval
  let transition: FilmTransition
  /// The name of the chapter that begins with it; nil for none.
  let title: String?

  @MainActor
  init(_ content: some View, duration: TimeInterval, transition: FilmTransition, title: String? = nil) {
    self.content = AnyView(content)
    self.duration = duration.isFinite ? max(0, duration) : 0
    self.transition = transition
    self.title = title
  }
}
