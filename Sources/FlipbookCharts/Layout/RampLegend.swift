import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The legend of colors by numbers or dates.
struct RampLegend: View {
  /// Of the bar, in points.
  static let width: CGFloat = 120
  static let height: CGFloat = 12

  let ends: RampEnds
  let gradient: Gradient?

  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar

  private var shown: Gradient {
    gradient ?? Gradient(colors: [Color.accentColor.opacity(0.2), Color.accentColor])
  }

  /// The values with labels, and these.
  static func labels(_ ends: RampEnds, locale: Locale, calendar: Calendar) -> [(value: Double, text: String)]
  {
    let extent = ends.upper - ends.lower
    guard ends.isDate else {
      let values = NumberSteps.values(from: ends.lower, to: ends.upper, by: NumberSteps.step(for: extent))
      return values.map { ($0, $0.formatted(.number)) }
    }
    // Dates are wide: three or four of them have room.
    let steps = DateSteps(extent: extent, intervals: 2)
    let values = steps.values(from: ends.lower, to: ends.upper, in: calendar)
    return Array(zip(values, steps.texts(values, locale: locale, calendar: calendar)))
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(gradient: shown, startPoint: .leading, endPoint: .trailing)
        .frame(width: Self.width, height: Self.height)
      ForEach(Self.labels(ends, locale: locale, calendar: calendar), id: \.value) { value, text in
        let place = CGFloat((value - ends.lower) / (ends.upper - ends.lower)) * Self.width
        Rectangle().fill(Color.secondary.opacity(0.5)).frame(width: 1, height: 4)
          .offset(x: place - 0.5, y: Self.height)
        Text(verbatim: text).font(.caption2).foregroundStyle(Color.secondary)
          .fixedSize().frame(width: 0, alignment: .center).offset(x: place, y: Self.height + 4)
      }
    }
    .padding(.horizontal, 8)
  }
}
