import FlipbookMotion
import FlipbookViews

/// The clip of marks: a shape, or other marks. The shape fills the room of a bar, a rectangle, a symbol or a rule; that
/// of a line, an area or a sector is the plot.
@MainActor
final class MarkClip {
  let shape: (any Shape)?
  let marks: (@MainActor (_ChartCollector) -> Void)?

  let isEvenOdd: Bool

  init(
    shape: (any Shape)? = nil, isEvenOdd: Bool = false, marks: (@MainActor (_ChartCollector) -> Void)? = nil
  ) {
    (self.shape, self.isEvenOdd, self.marks) = (shape, isEvenOdd, marks)
  }
}
