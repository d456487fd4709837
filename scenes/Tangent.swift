import Flipbook
import FlipbookFigures

/// A tangent that runs along a curve, with its slope counted and its steps in a table.
///
///     flipbook render scenes/Tangent.swift -o output/tangent.mp4
struct Tangent: Clip {
  var duration: TimeInterval { 6 }
  var size: CGSize { CGSize(width: 720, height: 405) }

  @State private var axes = 0.0
  @State private var curve = 0.0
  @State private var place = -2.2
  @State private var rows = 0.0

  private func value(_ x: Double) -> Double { x * x * x / 4 - x }
  private func slope(_ x: Double) -> Double { 3 * x * x / 4 - 1 }

  var body: some View {
    HStack(spacing: 24) {
      FunctionGraph(x: -3...3, y: -2...2, axes: axes)
        .curve(.blue, progress: curve) { value($0) }
        .curve(.orange, lineWidth: 2, progress: curve, parameter: place) { x, place in
          value(place) + slope(place) * (x - place)
        }
      VStack(spacing: 18) {
        TypewriterText("The slope of a curve", speed: 18, delay: 0.3, cursor: .none).font(.title3.bold())
        Slope(place: place)
          .brace(.bottom, progress: curve) { Text("slope").font(.footnote) }
        FigureTable(
          ["x", "slope"], rows: [["\u{2212}1", "\u{2212}0.25"], ["0", "\u{2212}1"], ["2", "2"]],
          revealed: rows)
      }
      .frame(width: 230)
    }
    .padding(20)
    .background(Color(uiColor: .systemBackground))
    .onAppear {
      withAnimation(.easeOut(duration: 1)) { axes = 1 }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        withAnimation(.easeInOut(duration: 1.2)) { curve = 1 }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2.2) {
        withAnimation(.easeInOut(duration: 3)) { (place, rows) = (2.2, 3) }
      }
    }
  }
}

/// The slope of the curve at a place: worked out for each place on the way of an animation.
private struct Slope: View, Animatable {
  var place: Double

  var animatableData: Double {
    get { place }
    set { place = newValue }
  }

  var body: some View { CountingNumber(3 * place * place / 4 - 1, fractionDigits: 2).font(.largeTitle) }
}
