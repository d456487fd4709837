import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The legend of colors by numbers.
struct RampLegend: View {
  /// Of the bar, in points.
  static let width: CGFloat = 120
  static let height: CGFloat = 12

  let lower: Double
  let upper: Double
  let gradient: Gradient?

  private var shown: Gradient {
    gradient ?? Gradient(colors: [Color.accentColor.opacity(0.2), Color.accentColor])
  }

  private var values: [Double] {
    NumberSteps.values(from: lower, to: upper, by: NumberSteps.step(for: upper - lower))
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(gradient: shown, startPoint: .leading, endPoint: .trailing)
        .frame(width: Self.width, height: Self.height)
      ForEach(values, id: \.self) { value in
        let place = CGFloat((value - lower) / (upper - lower)) * Self.width
        Rectangle().fill(Color.secondary.opacity(0.5)).frame(width: 1, height: 4)
          .offset(x: place - 0.5, y: Self.height)
        Text(verbatim: value.formatted(.number)).font(.caption2).foregroundStyle(Color.secondary)
          .fixedSize().frame(width: 0, alignment: .center).offset(x: place, y: Self.height + 4)
      }
    }
    .padding(.horizontal, 8)
  }
}
