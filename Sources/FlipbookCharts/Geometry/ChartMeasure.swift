import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Measures texts and views before they are placed.
@MainActor
struct ChartMeasure {
  let environment: EnvironmentValues

  /// The size of a text in a font on one line, in points.
  func size(_ text: Text, font: Font) -> CGSize {
    var environment = environment
    environment.font = font
    environment.lineLimit = 1
    guard let engine = ViewMeasure.resources?.textEngine else {
      return CGSize(width: 6 * text.plainString.count, height: 14)
    }
    let content = text.content(in: environment)
    return engine.layout(content, in: CGSize(width: CGFloat.infinity, height: .infinity)).size
  }

  /// The size a view takes, in points.
  func size(_ view: AnyView, proposal: ProposedViewSize = .unspecified) -> CGSize {
    ViewMeasure.size(of: view, proposal: proposal, environment: environment)
  }
}
