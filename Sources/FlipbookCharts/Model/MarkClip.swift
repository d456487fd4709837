import FlipbookMotion
import FlipbookViews

/// What marks are kept in: a shape that fills the plot, or other marks.
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
