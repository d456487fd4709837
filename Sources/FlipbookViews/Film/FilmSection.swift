import FlipbookMotion
import Foundation

/// The content of a section that is a part of a film.
public struct FilmSection<Content: View>: View {
  let title: String
  let duration: TimeInterval
  let transition: FilmTransition
  let content: Content

  /// The views of the part.
  public var body: some View { content }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Makes a part of a ``Series`` that is a chapter of the film.
  ///
  /// - Parameters:
  ///   - title: The chapter's name.
  ///   - duration: In seconds.
  ///   - transition: How it comes in place of the part before.
  public init<Views: View>(
    _ title: String, duration: TimeInterval, transition: FilmTransition = .cut,
    @ViewBuilder content: () -> Views
  ) where Content == FilmSection<Views> {
    let part = FilmSection(title: title, duration: duration, transition: transition, content: content())
    self.init(content: { part })
  }
}
