import FlipbookDiagnostics
import FlipbookDrawing
import FlipbookFigures
import FlipbookScenes
import FlipbookTestSupport
import Foundation

/// Figures in display lists, with the real fonts.
@MainActor
enum FigureRendering {
  static func list(
    _ view: some View, _ size: CGSize = CGSize(width: 300, height: 200), at time: TimeInterval = 0
  ) -> DisplayList {
    DisplayList.record(
      view, size: size, at: time, colorScheme: .light, resources: TestRendering.resources)
  }

  /// The texts of a picture and their rectangles.
  static func texts(
    _ view: some View, _ size: CGSize = CGSize(width: 300, height: 200), at time: TimeInterval = 0
  ) -> [TextJournal.Entry] {
    let journal = TextJournal()
    var resources = TestRendering.resources
    resources.textEngine = journal.engine(resources.textEngine)
    return journal.entries(
      of: DisplayList.record(view, size: size, at: time, colorScheme: .light, resources: resources))
  }

  /// The words of a picture, from the top down.
  static func words(_ view: some View, _ size: CGSize = CGSize(width: 300, height: 200)) -> [String] {
    texts(view, size).map(\.text)
  }

  /// The codes of what is reported while a figure is made and drawn.
  static func reports(_ view: () -> some View) -> [String] {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) { _ = list(view()) }
    return collector.diagnostics.map(\.code)
  }
}
