import FlipbookMotion
import Foundation

/// Makes the parts of a ``Series`` of what stands in its braces.
@resultBuilder
@MainActor
public enum SeriesBuilder {
  /// A part without a name.
  public static func buildExpression<Content: View>(_ shot: Shot<Content>) -> [SeriesPart] {
    [SeriesPart(shot.content, duration: shot.duration, transition: shot.transition)]
  }

  /// A chapter.
  public static func buildExpression<Content: View>(
    _ section: Section<EmptyView, FilmSection<Content>, EmptyView>
  ) -> [SeriesPart] {
    let part = section.content
    return [
      SeriesPart(part.content, duration: part.duration, transition: part.transition, title: part.title)
    ]
  }

  /// All parts in order.
  public static func buildBlock(_ parts: [SeriesPart]...) -> [SeriesPart] { parts.flatMap { $0 } }
  /// The parts, or none.
  public static func buildOptional(_ parts: [SeriesPart]?) -> [SeriesPart] { parts ?? [] }
  /// The parts of the first branch.
  public static func buildEither(first parts: [SeriesPart]) -> [SeriesPart] { parts }
  /// The parts of the second branch.
  public static func buildEither(second parts: [SeriesPart]) -> [SeriesPart] { parts }
  /// The parts of all rounds.
  public static func buildArray(_ parts: [[SeriesPart]]) -> [SeriesPart] { parts.flatMap { $0 } }
}
