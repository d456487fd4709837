import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// A chart in a size. Animations mix the places of its parts.
struct ChartBody: View, @preconcurrency Animatable {
  /// The most parts that an animation moves; charts of more change at once.
  private static let limit = 4_000

  private let model: ChartModel
  private let options: ChartOptions
  private let environment: EnvironmentValues
  private let size: CGSize
  /// The places as they are shown.
  var animatableData: ChartVector

  init(_ model: ChartModel, options: ChartOptions, environment: EnvironmentValues, size: CGSize) {
    (self.model, self.options, self.environment, self.size) = (model, options, environment, size)
    animatableData = ChartVector()
    animatableData = places()
  }

  private func places() -> ChartVector {
    var vector = ChartVector()
    guard model.marks.count <= Self.limit else { return vector }
    for placed in model.marks {
      vector.set(
        .mark(placed.mark.identity),
        ChartVector.Place(
          weight: 1, values: SIMD4(placed.x.0, placed.x.1, placed.y.0, placed.y.1), mark: placed))
    }
    for (group, axis) in model.axes.enumerated() {
      for entry in axis.entries {
        vector.set(
          .axis(isAcross: axis.isAcross, group: group, datum: entry.datum),
          ChartVector.Place(weight: 1, values: SIMD4(entry.unit, 0, 0, 0), mark: nil))
      }
    }
    return vector
  }

  /// The marks where they are shown, those that leave last.
  private var shownMarks: [PlacedMark] {
    guard model.marks.count <= Self.limit else { return model.marks }
    var known: Set<MarkIdentity> = []
    var shown = model.marks.compactMap { placed -> PlacedMark? in
      known.insert(placed.mark.identity)
      return Self.shown(placed, animatableData.places[.mark(placed.mark.identity)])
    }
    for part in animatableData.order {
      guard case .mark(let identity) = part, !known.contains(identity),
        let place = animatableData.places[part], let mark = place.mark, place.weight > 1e-3
      else { continue }
      if let leaving = Self.shown(mark, place) { shown.append(leaving) }
    }
    return shown
  }

  private static func shown(_ placed: PlacedMark, _ place: ChartVector.Place?) -> PlacedMark? {
    guard let place else { return placed }
    guard place.weight > 1e-3 else { return nil }
    var placed = placed
    let values = place.values / place.weight
    (placed.x, placed.y) = ((values[0], values[1]), (values[2], values[3]))
    placed.opacity *= min(1, place.weight)
    return placed
  }

  private func shown(_ entry: AxisEntry, of axis: PlacedAxis, _ group: Int) -> (unit: Double, opacity: Double)
  {
    let part = ChartPart.axis(isAcross: axis.isAcross, group: group, datum: entry.datum)
    guard let place = animatableData.places[part], place.weight > 1e-3 else {
      return (entry.unit, animatableData.order.isEmpty ? 1 : 0)
    }
    return (place.values[0] / place.weight, min(1, place.weight))
  }

  var body: some View {
    ScrolledChart(options: options, model: model, size: size, environment: environment) { layout in
      picture(layout)
    }
  }

  private func picture(_ layout: ChartLayout) -> ChartPicture {
    var picture = ChartPicture(layout: layout, marks: shownMarks)
    for (group, axis) in model.axes.enumerated() {
      let place: @MainActor (AxisEntry) -> (unit: Double, opacity: Double) = { shown($0, of: axis, group) }
      picture.lines += AxisLines(axis: axis, layout: layout, place: place).lines()
      picture.labels += AxisLabels(axis: axis, group: group, layout: layout, place: place).labels()
    }
    return picture
  }
}
