// flipbook: --size 1000x560 --duration 8
import SwiftUI
import enum Accelerate.vDSP

// A line chart whose whole series is one animatable value: a vector of any length. New numbers come, and the line
// goes over into them as one.

/// Numbers that change together.
private struct Series: VectorArithmetic {
  var values: [Double]

  static var zero: Series { Series(values: []) }

  /// A missing number counts as 0, so that series of different lengths go over into each other.
  private static func even(_ a: Series, _ b: Series) -> ([Double], [Double]) {
    let count = max(a.values.count, b.values.count)
    func fill(_ values: [Double]) -> [Double] { values + Array(repeating: 0, count: count - values.count) }
    return (fill(a.values), fill(b.values))
  }

  static func + (a: Series, b: Series) -> Series {
    let (a, b) = even(a, b)
    return Series(values: vDSP.add(a, b))
  }

  static func - (a: Series, b: Series) -> Series {
    let (a, b) = even(a, b)
    return Series(values: vDSP.subtract(a, b))
  }

  mutating func scale(by factor: Double) { values = vDSP.multiply(factor, values) }

  var magnitudeSquared: Double { vDSP.sumOfSquares(values) }

  static func == (a: Series, b: Series) -> Bool {
    let (a, b) = even(a, b)
    return a == b
  }
}

private struct ChartLine: Shape {
  /// Heights, 0 at the foot to 1 at the top.
  var series: Series
  /// Whether the area down to the foot is closed in.
  var isArea = false

  var animatableData: Series {
    get { series }
    set { series = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let step = rect.width / CGFloat(max(series.values.count - 1, 1))
    let points = series.values.enumerated().map {
      CGPoint(x: rect.minX + CGFloat($0.offset) * step, y: rect.maxY - CGFloat($0.element) * rect.height)
    }
    var path = Path()
    guard let first = points.first, let last = points.last else { return path }
    path.move(to: first)
    for (from, to) in zip(points, points.dropFirst()) {
      let middle = (from.x + to.x) / 2
      path.addCurve(to: to, control1: CGPoint(x: middle, y: from.y), control2: CGPoint(x: middle, y: to.y))
    }
    if isArea {
      path.addLine(to: CGPoint(x: last.x, y: rect.maxY))
      path.addLine(to: CGPoint(x: first.x, y: rect.maxY))
      path.closeSubpath()
    }
    return path
  }
}

struct LineChart: View {
  private static let years: [(String, [Double])] = [
    ("Rain", [0.72, 0.6, 0.55, 0.4, 0.34, 0.22, 0.16, 0.2, 0.38, 0.56, 0.7, 0.8]),
    ("Sun", [0.12, 0.2, 0.36, 0.5, 0.68, 0.82, 0.92, 0.84, 0.62, 0.4, 0.2, 0.1]),
    ("Wind", [0.6, 0.66, 0.7, 0.48, 0.4, 0.3, 0.28, 0.26, 0.44, 0.6, 0.74, 0.64]),
    ("Snow", [0.85, 0.9, 0.5, 0.14, 0.03, 0, 0, 0, 0.02, 0.1, 0.44, 0.76]),
  ]
  private static let colors: [Color] = [.blue, .orange, .teal, .indigo]

  @State private var index = 0
  private let turn = Timer.publish(every: 2, on: .main, in: .common).autoconnect()

  private var series: Series { Series(values: Self.years[index].1) }

  var body: some View {
    let color = Self.colors[index]
    VStack(alignment: .leading, spacing: 24) {
      Text(Self.years[index].0)
        .font(.system(size: 44, weight: .bold))
        .foregroundColor(color)
        .id(index)
        .transition(.push(from: .bottom))
      ZStack {
        VStack(spacing: 0) {
          ForEach(0..<5) { line in
            Rectangle().fill(Color(white: 0.88)).frame(height: 1)
            if line < 4 { Spacer(minLength: 0) }
          }
        }
        ChartLine(series: series, isArea: true)
          .fill(
            LinearGradient(
              colors: [color.opacity(0.35), color.opacity(0.02)], startPoint: .top, endPoint: .bottom))
        ChartLine(series: series)
          .stroke(color, style: StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round))
      }
      HStack {
        ForEach(Array("JFMAMJJASOND".enumerated()), id: \.offset) { month in
          if month.offset > 0 { Spacer(minLength: 0) }
          Text(String(month.element)).font(.callout).foregroundColor(.gray)
        }
      }
    }
    .padding(50)
    .background(Color.white)
    .clipped()
    .onReceive(turn) { _ in
      withAnimation(.spring(response: 0.9, dampingFraction: 0.7)) { index = (index + 1) % Self.years.count }
    }
  }
}
