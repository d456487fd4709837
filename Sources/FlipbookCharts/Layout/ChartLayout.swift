import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Divides a chart's room among its plot, axes, names and legend.
@MainActor
struct ChartLayout {
  /// From the plot to labels, in points.
  static let gap: CGFloat = 4

  let model: ChartModel
  let options: ChartOptions
  let size: CGSize
  let measure: ChartMeasure
  private(set) var geometry: PlotGeometry
  private(set) var legendFrame: CGRect?
  private(set) var titles: [(view: AnyView, frame: CGRect, turn: Angle)] = []
  let legend: LegendView?
  private var room: CGRect

  init(model: ChartModel, options: ChartOptions, size: CGSize, measure: ChartMeasure) {
    (self.model, self.options, self.size, self.measure) = (model, options, size, measure)
    room = CGRect(origin: .zero, size: size)
    legend = LegendView(model: model, options: options, measure: measure, width: size.width)
    geometry = PlotGeometry(
      size: size, plot: room, x: AxisMapping(length: 0), y: AxisMapping(length: 0))
    placeLegend()
    placeTitle(options.xAxis.title, isAcross: true)
    placeTitle(options.yAxis.title, isAcross: false)
    reserveLabels()
    geometry.plot = styled(room)
    map()
  }

  // MARK: Legend and names

  private mutating func placeLegend() {
    guard let legend else { return }
    let size = legend.size
    let sides = options.legend.position.storage == .automatic ? (0, 1) : options.legend.position.sides
    // Above the plot it stands further off.
    let gap = options.legend.spacing ?? (sides?.1 == -1 ? 28 : 20) / 3
    guard let (across, down) = sides else {
      legendFrame = aligned(size, in: room, options.legend.alignment ?? .topLeading)
      return
    }
    var frame = CGRect(origin: room.origin, size: size)
    if down != 0 {
      frame.origin.x = aligned(size, in: room, options.legend.alignment ?? .leading).minX
      frame.origin.y = down > 0 ? room.maxY - size.height : room.minY
      if down < 0 { room.origin.y += size.height + gap }
      room.size.height -= size.height + gap
    } else {
      frame.origin.y = aligned(size, in: room, options.legend.alignment ?? .top).minY
      frame.origin.x = across > 0 ? room.maxX - size.width : room.minX
      if across < 0 { room.origin.x += size.width + gap }
      room.size.width -= size.width + gap
    }
    legendFrame = frame
  }

  private func aligned(_ size: CGSize, in rect: CGRect, _ alignment: Alignment) -> CGRect {
    let across: CGFloat =
      alignment.horizontal == .leading ? 0 : alignment.horizontal == .trailing ? 1 : 0.5
    let down: CGFloat = alignment.vertical == .top ? 0 : alignment.vertical == .bottom ? 1 : 0.5
    return CGRect(
      x: rect.minX + (rect.width - size.width) * across, y: rect.minY + (rect.height - size.height) * down,
      width: size.width, height: size.height)
  }

  private mutating func placeTitle(_ title: ChartOptions.Title?, isAcross: Bool) {
    guard let title else { return }
    let view = AnyView(title.view.font(.caption2).foregroundStyle(Color.secondary))
    let size = measure.size(view)
    let gap = title.spacing ?? Self.gap
    let sides =
      title.position.storage == .automatic ? (x: 0, y: isAcross ? 1 : -1) : title.position.sides ?? (0, 1)
    if sides.y != 0 {
      var frame = aligned(size, in: room, title.alignment ?? (isAcross ? .leading : .trailing))
      frame.origin.y = sides.y > 0 ? room.maxY - size.height : room.minY
      if sides.y < 0 { room.origin.y += size.height + gap }
      room.size.height -= size.height + gap
      titles.append((view, frame, .zero))
    } else {
      // Beside the plot a name is turned.
      let turned = CGSize(width: size.height, height: size.width)
      var frame = aligned(turned, in: room, title.alignment ?? .center)
      frame.origin.x = sides.x > 0 ? room.maxX - turned.width : room.minX
      if sides.x < 0 { room.origin.x += turned.width + gap }
      room.size.width -= turned.width + gap
      titles.append((view, frame, .degrees(sides.x < 0 ? -90 : 90)))
    }
  }

  // MARK: Axes

  private mutating func reserveLabels() {
    var (leading, trailing, top, bottom): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    for axis in model.axes where !axis.isInBands && axis.preset != .inset {
      let parts = axis.entries.flatMap { entry in
        entry.parts.filter { $0.kind == .label }.map { (entry, $0) }
      }
      var (width, height): (CGFloat, CGFloat) = (0, 0)
      for (entry, part) in parts {
        let size = AxisLabels.size(part, entry, measure)
        width = max(width, size.width.rounded(.up) + (part.horizontalSpacing ?? Self.gap))
        height = max(height, size.height.rounded(.up) + (part.verticalSpacing ?? Self.gap))
      }
      switch (axis.isAcross, axis.position) {
      case (true, .top): top = max(top, height)
      case (true, _): bottom = max(bottom, height)
      case (false, .leading): leading = max(leading, width)
      case (false, _): trailing = max(trailing, width)
      }
    }
    room = CGRect(
      x: room.minX + leading, y: room.minY + top, width: max(0, room.width - leading - trailing),
      height: max(0, room.height - top - bottom))
  }

  /// The plot as its style leaves it.
  private func styled(_ rect: CGRect) -> CGRect {
    guard let style = options.plotStyle else { return rect }
    let size = measure.size(style(AnyView(Color.clear)), proposal: ProposedViewSize(rect.size))
    guard size.width > 0, size.height > 0 else { return rect }
    return CGRect(x: rect.minX, y: rect.minY, width: min(size.width, rect.width), height: size.height)
  }

  private mutating func map() {
    let plot = geometry.plot
    geometry.x = AxisMapping(length: plot.width, range: model.x?.range ?? _ChartRange())
    geometry.y = AxisMapping(
      length: plot.height, range: model.y?.range ?? _ChartRange(),
      // Numbers go up; words and dates go down.
      isFlipped: model.y?.words == nil && model.y?.isDate != true)
    geometry.x.bands = model.x?.words?.count ?? 0
    geometry.y.bands = model.y?.words?.count ?? 0
    guard let axis = model.axes.first(where: \.isInBands), geometry.y.bands > 0 else { return }
    let heights = axis.entries.flatMap { entry in
      entry.parts.filter { $0.kind == .label }.map { AxisLabels.size($0, entry, measure).height }
    }
    guard let height = heights.max() else { return }
    let band = plot.height / CGFloat(geometry.y.bands)
    // Bands without room for a label keep their bars.
    geometry.y.bandInset = min(Self.gap + height, band * 0.6)
  }

  /// Shows a part of the scales.
  mutating func show(x: ClosedRange<Double>?, y: ClosedRange<Double>?) {
    if let x { geometry.x.window = x }
    if let y { geometry.y.window = y }
  }
}
