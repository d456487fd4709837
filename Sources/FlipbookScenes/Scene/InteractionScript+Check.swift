import Flipbook
import FlipbookDiagnostics
import FlipbookViews

extension InteractionScript {
  /// - Parameter duration: The film's, in seconds.
  /// - Throws: ``FlipbookFailure`` when a step lies after the end of the film.
  func check(duration: TimeInterval) throws {
    for step in steps where step.time > duration + 1e-9 {
      let place = step.source.isEmpty ? "the script" : step.source
      throw FlipbookFailure(
        "\(place): the time \(PlainNumber.text(step.time)) s lies after the end of the film, which lasts "
          + "\(PlainNumber.text(duration)) s; make the film longer with --duration.", .usage)
    }
  }
}
