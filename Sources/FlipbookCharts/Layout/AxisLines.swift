import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Places the lines and ticks of an axis.
@MainActor
struct AxisLines {
  let axis: PlacedAxis
  let layout: ChartLayout
  /// Where a value of the axis lies at present, with its opacity.
  let place: @MainActor (AxisEntry) -> (unit: Double, opacity: Double)

  private var plot: CGRect { layout.geometry.plot }

  func lines() -> [PlacedLine] {
    var lines: [PlacedLine] = []
    let labels = labelLength
    for (index, entry) in axis.entries.enumerated() {
      let (unit, opacity) = place(entry)
      let isLast = index == axis.entries.count - 1
      for part in entry.parts where part.kind != .label {
        lines += places(part, entry, unit, isLast: isLast).compactMap {
          line(part, at: $0, labels: labels, opacity: opacity)
        }
      }
    }
    return lines
  }

  /// Where the lines of a value lie: at it, in the middle of its band, or at the band's borders.
  private func places(_ part: _AxisPart, _ entry: AxisEntry, _ unit: Double, isLast: Bool) -> [CGFloat] {
    let mapping = axis.isAcross ? layout.geometry.x : layout.geometry.y
    let next = unit + entry.next - entry.unit
    if part.isCentered == true { return [mapping.point((unit + next) / 2)] }
    guard axis.isBanded else { return [mapping.point(unit)] }
    return isLast ? [mapping.border(unit), mapping.border(next)] : [mapping.border(unit)]
  }

  private func line(_ part: _AxisPart, at place: CGFloat, labels: CGFloat, opacity: Double) -> PlacedLine? {
    let length = axis.isAcross ? plot.width : plot.height
    guard place > -0.5, place < length + 0.5 else { return nil }
    let isTick = part.kind == .tick
    // The ticks across go on with the dashes of their lines.
    var stroke = part.stroke ?? StrokeStyle(lineWidth: 0.5)
    if part.stroke == nil, axis.isAcross { stroke.dash = [2, 2] }
    var (from, to): (CGPoint, CGPoint)
    if axis.isAcross {
      let x = plot.minX + place
      (from, to) = (CGPoint(x: x, y: plot.minY), CGPoint(x: x, y: plot.maxY))
      if isTick {
        let reach = tickLength(part, labels)
        if part.stroke == nil { stroke.dashPhase = plot.height.truncatingRemainder(dividingBy: 4) }
        from.y = axis.position == .top ? plot.minY : plot.maxY
        to.y = axis.position == .top ? plot.minY - reach : plot.maxY + reach
      }
    } else {
      let y = plot.minY + place
      (from, to) = (CGPoint(x: plot.minX, y: y), CGPoint(x: plot.maxX, y: y))
      if !isTick, axis.preset == .extended {
        // The lines go on under their labels.
        if axis.position == .leading { from.x -= labels } else { to.x += labels }
      }
      if isTick {
        let reach = tickLength(part, labels)
        from.x = axis.position == .leading ? plot.minX : plot.maxX
        to.x = axis.position == .leading ? plot.minX - reach : plot.maxX + reach
      }
    }
    guard from != to else { return nil }
    var line = PlacedLine(from: from, to: to, stroke: stroke, style: part.style, opacity: opacity)
    (line.from.x, line.to.x) = (line.from.x + part.offset.width, line.to.x + part.offset.width)
    (line.from.y, line.to.y) = (line.from.y + part.offset.height, line.to.y + part.offset.height)
    return line
  }

  /// From the plot to the end of the labels, in points.
  private var labelLength: CGFloat {
    guard axis.isAcross || axis.preset == .extended else { return 0 }
    let labels = axis.entries.flatMap { entry in
      entry.parts.filter { $0.kind == .label }.map { label in
        let size = AxisLabels.size(label, entry, layout.measure)
        return axis.isAcross
          ? size.height + (label.verticalSpacing ?? ChartLayout.gap)
          : size.width.rounded(.up) + (label.horizontalSpacing ?? ChartLayout.gap)
      }
    }
    return labels.max() ?? ChartLayout.gap
  }

  /// How far a tick goes from the plot. Ticks down, and those of aligned marks, are not seen unless they have a length.
  private func tickLength(_ part: _AxisPart, _ labels: CGFloat) -> CGFloat {
    if case .points(let length) = part.length.storage { return max(0, length) }
    guard axis.isAcross, axis.preset != .aligned else { return 0 }
    let extra: CGFloat = if case .label(let past) = part.length.storage { past } else { 0 }
    return labels + extra
  }
}
