import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A formula as it is drawn at a moment of its animations.
struct FormulaPicture: View, Animatable {
  /// How much of its time each mark begins after the last while a formula is drawn on.
  private static let lag = 0.25

  let marks: [FormulaMark]
  /// Nil for the style of what is around.
  let colors: [Color?]
  /// Of the font, in points.
  let size: CGFloat
  /// Above the baseline, in ems.
  let height: Double
  var progress: Double

  nonisolated var animatableData: Double {
    get { progress }
    set { progress = newValue }
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(Array(marks.enumerated()), id: \.element.id) { index, mark in
        drawn(mark, colors[index], progress(of: index)).transition(.opacity)
      }
    }
  }

  private func progress(of index: Int) -> Double {
    let whole = 1 + Double(max(0, marks.count - 1)) * Self.lag
    return (progress.unit * whole - Double(index) * Self.lag).unit
  }

  @ViewBuilder private func drawn(_ mark: FormulaMark, _ color: Color?, _ progress: Double) -> some View {
    let shape = MathMark(
      outline: mark.outline, x: mark.ink.x * size, y: (mark.ink.y + height) * size,
      width: mark.ink.width * size,
      height: mark.ink.height * size)
    let style = color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(ForegroundStyle())
    if self.progress >= 1 {
      shape.fill(style)
    } else {
      // The outline becomes thinner while the area is filled, so that the end is the mark itself.
      let width = size / 45 * min(1, (1 - progress) / 0.4)
      DrawOn(shape, progress: progress, stroke: style, lineWidth: width, fill: style, fillStart: 0.6)
    }
  }
}
