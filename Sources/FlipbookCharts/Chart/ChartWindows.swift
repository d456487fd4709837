import Foundation

/// The parts of the scales that are in sight.
@MainActor
struct ChartWindows {
  let options: ChartOptions
  let model: ChartModel
  /// Where they begin, from 0 to 1.
  let start: SIMD2<Double>
  private let lengths: SIMD2<Double>

  init(options: ChartOptions, model: ChartModel, start: SIMD2<Double>?) {
    (self.options, self.model) = (options, model)
    let scrolling = options.scrolling
    lengths = SIMD2(
      Self.length(scrolling.xLength, model.x, scrolling.axes.contains(.horizontal)),
      Self.length(scrolling.yLength, model.y, scrolling.axes.contains(.vertical)))
    let given = SIMD2(Self.place(scrolling.x, model.x) ?? 0, Self.place(scrolling.y, model.y) ?? 0)
    let most = SIMD2(1 - lengths.x, 1 - lengths.y)
    self.start = (start ?? given).clamped(lowerBound: .zero, upperBound: most)
  }

  private static func length(_ length: Double?, _ scale: PositionScale?, _ isScrolling: Bool) -> Double {
    guard isScrolling, let scale else { return 1 }
    if let words = scale.words {
      return min(1, max(1e-6, (length ?? Double(words.count)) / Double(max(1, words.count))))
    }
    guard let length, length > 0, let bounds = scale.bounds, bounds.upper != bounds.lower else { return 1 }
    return min(1, max(1e-6, length / abs(bounds.upper - bounds.lower)))
  }

  private static func place(_ place: ChartOptions.ScrollPlace?, _ scale: PositionScale?) -> Double? {
    guard let datum = place?.get(), let scale else { return nil }
    return scale.unit(datum).map { $0 - scale.band / 2 }
  }

  var isScrolling: Bool { lengths.x < 1 || lengths.y < 1 }
  var x: ClosedRange<Double>? { lengths.x < 1 ? start.x...start.x + lengths.x : nil }
  var y: ClosedRange<Double>? { lengths.y < 1 ? start.y...start.y + lengths.y : nil }

  /// Where they begin after a way of the finger, in points.
  func moved(from start: SIMD2<Double>, by way: CGSize, _ geometry: PlotGeometry) -> SIMD2<Double> {
    let plot = geometry.plot.size
    let (dx, dy) = (
      Double(way.width / max(1, plot.width)) * lengths.x, Double(way.height / max(1, plot.height)) * lengths.y
    )
    let moved = SIMD2(start.x - dx, start.y + (geometry.y.isFlipped ? dy : -dy))
    return moved.clamped(lowerBound: .zero, upperBound: SIMD2(1 - lengths.x, 1 - lengths.y))
  }

  /// Where they come to rest.
  func settled(_ start: SIMD2<Double>) -> SIMD2<Double> {
    guard let unit = options.scrolling.unit else { return start }
    func place(_ start: Double, _ scale: PositionScale?, _ length: Double) -> Double {
      if unit.isPaging, length < 1 { return min((start / length).rounded() * length, 1 - length) }
      guard length < 1, let scale, scale.words == nil, let datum = scale.datum(at: start),
        let rest = unit.nearest(to: datum, calendar: DateSteps.calendar), let place = scale.unit(rest)
      else { return start }
      return min(max(0, place), 1 - length)
    }
    return SIMD2(place(start.x, model.x, lengths.x), place(start.y, model.y, lengths.y))
  }

  /// Reports the start of the visible part to the scene.
  func report(_ start: SIMD2<Double>) {
    if let set = options.scrolling.x?.set, let datum = model.x?.datum(at: start.x) { set(datum) }
    if let set = options.scrolling.y?.set, let datum = model.y?.datum(at: start.y) { set(datum) }
  }
}
