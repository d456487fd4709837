import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Gives the marks of a chart their places, styles, axes and legend.
@MainActor
struct ChartBuilder {
  let options: ChartOptions
  let calendar: Calendar
  let locale: Locale
  private let size: CGSize
  private let measure: ChartMeasure
  private var marks: [Mark]
  private var ranges: [Stacking.Range?] = []
  private var styles: MarkStyles

  /// - Parameter size: Of the chart, which annotations make room in.
  init(
    _ collector: _ChartCollector, options: ChartOptions, environment: EnvironmentValues, size: CGSize
  ) {
    (self.size, measure) = (size, ChartMeasure(environment: environment))
    self.options = options
    calendar = environment.calendar
    locale = environment.locale
    marks = collector.marks
    let domain = Self.functionDomain(options, marks)
    for function in collector.functions { marks += function.marks(over: domain) }
    styles = MarkStyles(
      marks: marks, options: options,
      plain: environment.foregroundIsChosen ? environment.foregroundStyle : nil)
  }

  /// Where functions are drawn that don't say so themselves.
  private static func functionDomain(_ options: ChartOptions, _ marks: [Mark]) -> ClosedRange<Double> {
    let given: [Double] =
      switch options.xScale.domain.storage {
      case .range(let lower, let upper): [lower, upper].compactMap(\.number)
      case .values(let values): values.compactMap(\.number)
      case .automatic: marks.compactMap { $0.x.start?.center.number }
      }
    guard let low = given.min(), let high = given.max(), low < high else { return -10...10 }
    return low...high
  }

  /// The chart with its scales.
  func model() -> ChartModel {
    var copy = self
    copy.ranges = Stacking.ranges(of: marks)
    return copy.built()
  }

  private func built() -> ChartModel {
    var model = ChartModel()
    (model.x, model.y) = (scale(isAcross: true), scale(isAcross: false))
    model.axes = axes(model.x, isAcross: true) + axes(model.y, isAcross: false)
    model.legend = styles.legend()
    model.ramp = styles.ramp
    let rooms = BarRooms(marks: marks, x: model.x, y: model.y)
    var masks: [ObjectIdentifier: [PlacedMark]] = [:]
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      guard var placed = place(mark, ranges[index], model, rooms) else { continue }
      if let clip = mark.style.clip, clip.marks != nil {
        let key = ObjectIdentifier(clip)
        masks[key] = masks[key] ?? mask(clip, model, rooms)
        placed.mask = masks[key]
      }
      model.marks.append(placed)
    }
    placeSectors(in: &model)
    return model
  }

  // MARK: Scales

  private func scale(isAcross: Bool) -> PositionScale? {
    let axis = isAcross ? options.xAxis : options.yAxis
    var builder = ScaleBuilder(
      options: isAcross ? options.xScale : options.yScale, specs: axis.specs ?? [], hasAxis: !axis.isHidden,
      calendar: calendar)
    for (index, mark) in marks.enumerated() where mark.kind != .sector {
      let extent = isAcross ? mark.x : mark.y
      for interval in [extent.start, extent.end] { interval.map { builder.addType($0) } }
      if let range = ranges[index], Stacking.isVertical(mark) != isAcross {
        builder.add(extent.start.map { $0.center.with(range.start) } ?? .number(range.start))
        builder.add(extent.start.map { $0.center.with(range.end) } ?? .number(range.end))
      } else {
        extent.start.map { builder.add($0) }
        extent.end.map { builder.add($0) }
      }
    }
    guard let scale = builder.scale() else { return nil }
    let room = AnnotationRoom(
      marks: marks, ranges: ranges, measure: measure, isAcross: isAcross,
      length: isAcross ? size.width - 24 : size.height - 38)
    let reached = room.reached(scale)
    guard !reached.isEmpty else { return scale }
    for value in reached { builder.add(value) }
    return builder.scale()
  }

  private func axes(_ scale: PositionScale?, isAcross: Bool) -> [PlacedAxis] {
    let axis = isAcross ? options.xAxis : options.yAxis
    guard let scale, !axis.isHidden else { return [] }
    let scrolling = options.scrolling
    let builder = AxisBuilder(
      scale: scale, isAcross: isAcross, calendar: calendar, locale: locale,
      visible: scrolling.axes.contains(isAcross ? .horizontal : .vertical)
        ? (isAcross ? scrolling.xLength : scrolling.yLength) : nil)
    let specs = axis.specs ?? AxisMarks<_AxisMarks>()._specs
    return specs.map(builder.axis)
  }

  // MARK: Marks

  private func place(_ mark: Mark, _ range: Stacking.Range?, _ model: ChartModel, _ rooms: BarRooms)
    -> PlacedMark?
  {
    let isVertical = Stacking.isVertical(mark)
    let isWide = mark.kind == .bar || mark.kind == .rectangle
    func ends(_ extent: Mark.Extent, _ scale: PositionScale?, isAlong: Bool, isAcross: Bool)
      -> (Double, Double)?
    {
      guard let start = extent.start else { return (0, 1) }
      guard let scale else { return nil }
      if let end = extent.end {
        guard let from = scale.unit(start.center), let to = scale.unit(end.center) else { return nil }
        return (from, to)
      }
      if isAlong, let range {
        guard
          let from = scale.unit(start.center.with(range.start)) ?? scale.unit(start.center.with(range.end)),
          let to = scale.unit(start.center.with(range.end))
        else { return nil }
        return (from, to)
      }
      if isWide { return rooms.room(start, mark, scale, isAcross: isAcross) }
      guard let place = scale.unit(start.center) else { return nil }
      guard let band = rooms.band(start, mark, scale, isAcross: isAcross) else { return (place, place) }
      return ((band.0 + band.1) / 2, (band.0 + band.1) / 2)
    }
    guard let x = ends(mark.x, model.x, isAlong: !isVertical, isAcross: true),
      let y = ends(mark.y, model.y, isAlong: isVertical, isAcross: false)
    else { return nil }
    var placed = PlacedMark(isVertical: isVertical, x: x, y: y, shading: styles.shading(of: mark), mark: mark)
    if mark.kind == .bar {
      placed.hasRoundEnd = range?.isOutermost ?? true
      placed.hasRoundStart = range == nil
    }
    placed.symbol = styles.symbol(of: mark)
    placed.symbolSize = styles.symbolSize(of: mark)
    placed.stroke = styles.stroke(of: mark)
    placed.opacity = mark.style.opacity
    return placed
  }

  /// The marks that others are kept in, on the scales of the chart.
  private func mask(_ clip: MarkClip, _ model: ChartModel, _ rooms: BarRooms) -> [PlacedMark] {
    let collector = _ChartCollector()
    clip.marks?(collector)
    let ranges = Stacking.ranges(of: collector.marks)
    return zip(collector.marks, ranges).compactMap { mark, range in
      mark.kind == .sector ? nil : place(mark, range, model, rooms)
    }
  }

  private func placeSectors(in model: inout ChartModel) {
    let sectors = marks.filter { $0.kind == .sector }
    guard !sectors.isEmpty else { return }
    let total = sectors.reduce(0) { $0 + Self.amount($1) }
    model.angleTotal = total
    guard total > 0, total.isFinite else { return }
    var sum = 0.0
    for mark in sectors {
      var turns = (sum / total, (sum + Self.amount(mark)) / total)
      if let end = mark.x.end?.center.number, let start = mark.x.start?.center.number {
        turns = (start / total, end / total)
      }
      sum += Self.amount(mark)
      var placed = PlacedMark(
        isVertical: true, x: turns, y: (0, 1), shading: styles.shading(of: mark), mark: mark)
      placed.opacity = mark.style.opacity
      model.marks.append(placed)
    }
  }

  private static func amount(_ mark: Mark) -> Double {
    let start = mark.x.start?.center.number ?? 0
    return max(0, mark.x.end?.center.number.map { $0 - start } ?? start)
  }
}
