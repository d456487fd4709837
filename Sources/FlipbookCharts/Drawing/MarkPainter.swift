import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Draws the marks of a chart in the coordinates of its plot.
@MainActor
struct MarkPainter {
  let geometry: PlotGeometry
  let marks: [PlacedMark]

  private var places: MarkPlaces { MarkPlaces(geometry: geometry) }

  /// A mark, or the marks of one line or area.
  private struct Group {
    var zIndex: Double
    var members: [Int]
  }

  private struct SeriesKey: Hashable {
    var kind: Mark.Kind
    var series: [Datum?]
  }

  func draw(in context: GraphicsContext) {
    for group in groups() { draw(group, in: context) }
  }

  /// In the order of the data, by height.
  private func groups() -> [Group] {
    var groups: [Group] = []
    var series: [SeriesKey: Int] = [:]
    for (index, placed) in marks.enumerated() {
      guard placed.mark.kind == .line || placed.mark.kind == .area else {
        groups.append(Group(zIndex: placed.mark.style.zIndex, members: [index]))
        continue
      }
      let key = SeriesKey(kind: placed.mark.kind, series: placed.mark.seriesKey)
      if let place = series[key] {
        groups[place].members.append(index)
      } else {
        series[key] = groups.count
        groups.append(Group(zIndex: placed.mark.style.zIndex, members: [index]))
      }
    }
    return groups.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  private func draw(_ group: Group, in context: GraphicsContext) {
    guard let first = group.members.first.map({ marks[$0] }) else { return }
    var context = context
    let style = first.mark.style
    context.opacity = first.opacity
    clip(&context, to: first)
    if style.blur > 0, style.blur.isFinite { context.addFilter(.blur(radius: style.blur)) }
    if let shadow = style.shadow {
      context.addFilter(
        .shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
    }
    let members = group.members.map { marks[$0] }
    let isPlain = style.clip == nil && style.blur == 0 && style.shadow == nil && first.opacity >= 1
    if isPlain { return paint(members, in: context) }
    context.drawGroup { paint(members, in: $0) }
  }

  private func clip(_ context: inout GraphicsContext, to placed: PlacedMark) {
    if let clip = placed.mark.style.clip, let shape = clip.shape {
      let rect =
        switch placed.mark.kind {
        case .bar, .rectangle, .point, .rule: places.rect(placed)
        case .line, .area, .sector: CGRect(origin: .zero, size: geometry.plot.size)
        }
      context.clip(to: shape.path(in: rect), style: FillStyle(eoFill: clip.isEvenOdd))
    }
    if let mask = placed.mask {
      context.clipToLayer { MarkPainter(geometry: geometry, marks: mask).draw(in: $0) }
    }
  }

  private func paint(_ members: [PlacedMark], in context: GraphicsContext) {
    guard let first = members.first else { return }
    switch first.mark.kind {
    case .line: line(members, in: context)
    case .area: area(members, in: context)
    case .bar, .rectangle: context.fill(bar(first), with: shading(first))
    case .point: symbol(first, shading: shading(first), in: context)
    case .rule: rule(first, in: context)
    case .sector: context.fill(places.sector(first).path, with: shading(first))
    }
  }

  private func shading(_ placed: PlacedMark) -> GraphicsContext.Shading {
    let shading = GraphicsContext.Shading.style(placed.shading)
    guard placed.mark.style.alignsWithPlot else { return shading }
    return shading.placed(in: CGRect(origin: .zero, size: geometry.plot.size))
  }

  // MARK: Lines and areas

  private func line(_ members: [PlacedMark], in context: GraphicsContext) {
    guard let first = members.first else { return }
    let points = members.map(places.point)
    var path = Path()
    CurvePath.add(
      PointThinning.thinned(points, width: geometry.plot.width),
      method: first.mark.style.interpolation ?? .linear, to: &path)
    let stroke = first.stroke ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    var own = context
    // A hollow symbol shows what is behind the line.
    let holes = members.compactMap { placed in
      placed.symbol?.outline(in: places.rect(placed))
    }
    if !holes.isEmpty, holes.count <= 2_000 {
      var hole = Path()
      holes.forEach { hole.addPath($0) }
      own.clip(to: hole, options: .inverse)
    }
    own.stroke(path, with: shading(first), style: stroke)
    for placed in members where placed.symbol != nil && placed.mark.style.symbolView == nil {
      symbol(placed, shading: shading(first), in: context)
    }
  }

  private func area(_ members: [PlacedMark], in context: GraphicsContext) {
    guard let first = members.first, members.count > 1 else { return }
    let method = first.mark.style.interpolation ?? .linear
    let width = geometry.plot.width
    var path = Path()
    CurvePath.add(PointThinning.thinned(members.map(places.point), width: width), method: method, to: &path)
    CurvePath.add(
      PointThinning.thinned(members.map(places.base).reversed(), width: width), method: Self.reversed(method),
      isContinued: true, to: &path)
    path.closeSubpath()
    context.fill(path, with: shading(first))
  }

  /// The method for the way back.
  private static func reversed(_ method: InterpolationMethod) -> InterpolationMethod {
    switch method.storage {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: method
    }
  }

  // MARK: Bars, symbols and rules

  /// The outline of a bar, round at the end of its value, or of a rectangle, round all around by a radius of the scene's.
  private func bar(_ placed: PlacedMark) -> Path {
    let (rect, style) = (places.rect(placed), placed.mark.style)
    if let radius = style.cornerRadius, placed.mark.kind != .bar {
      return Path(roundedRect: rect, cornerRadius: Self.fitting(radius, rect), style: style.cornerStyle)
    }
    guard placed.mark.kind == .bar, placed.hasRoundEnd || placed.hasRoundStart else { return Path(rect) }
    let radius = Self.fitting(style.cornerRadius ?? 2, rect)
    let isReversed = places.isReversed(placed)
    let (low, high) =
      isReversed ? (placed.hasRoundEnd, placed.hasRoundStart) : (placed.hasRoundStart, placed.hasRoundEnd)
    let (start, end) = (low ? radius : 0, high ? radius : 0)
    let radii =
      placed.isVertical
      ? RectangleCornerRadii(
        topLeading: start, bottomLeading: end, bottomTrailing: end, topTrailing: start)
      : RectangleCornerRadii(
        topLeading: start, bottomLeading: start, bottomTrailing: end, topTrailing: end)
    return Path(
      roundedRect: rect, cornerRadii: radii, style: style.cornerRadius == nil ? .circular : style.cornerStyle)
  }

  private static func fitting(_ radius: CGFloat, _ rect: CGRect) -> CGFloat {
    radius.isFinite ? max(0, min(radius, rect.width / 2, rect.height / 2)) : 0
  }

  /// Those of a line have the style of its first mark, as the line has.
  private func symbol(
    _ placed: PlacedMark, shading: GraphicsContext.Shading, in context: GraphicsContext
  ) {
    guard placed.mark.style.symbolView == nil else { return }
    let shape = placed.symbol ?? AnyChartSymbolShape(.circle)
    context.fill(shape.path(in: places.rect(placed)), with: shading)
  }

  private func rule(_ placed: PlacedMark, in context: GraphicsContext) {
    let rect = places.rect(placed)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    let stroke = placed.stroke ?? StrokeStyle(lineWidth: 2)
    context.stroke(path, with: shading(placed), style: stroke)
  }
}
