import FlipbookDiagnostics
import FlipbookDrawing
import Foundation

/// The outline of a stroke while it is painted.
final class StrokeScratch {}

extension Painter {
  func stroke(
    _ path: Path, _ paint: Paint, _ style: StrokeStyle, _ transform: CGAffineTransform, _ job: PaintJob
  ) {
    DiagnosticCollector.current.warn(
      "stroke.unsupported", "Strokes are not painted yet; they were left out.")
  }
}
