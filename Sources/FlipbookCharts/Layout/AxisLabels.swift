import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Places the labels of an axis.
@MainActor
struct AxisLabels {
  let axis: PlacedAxis
  let group: Int
  let layout: ChartLayout
  /// Where a value of the axis lies at present, with its opacity.
  let place: @MainActor (AxisEntry) -> (unit: Double, opacity: Double)

  private var plot: CGRect { layout.geometry.plot }

  // MARK: Views

  /// The text of a label; nil for a view.
  static func text(_ part: _AxisPart, _ entry: AxisEntry) -> Text? {
    switch part.content {
    case .automatic: Text(verbatim: entry.text)
    case .text(let text): text
    case .format(let format): Text(verbatim: format(entry.datum) ?? entry.text)
    case .view: nil
    }
  }

  static func view(_ part: _AxisPart, _ entry: AxisEntry) -> AnyView {
    let style = part.style ?? AnyShapeStyle(Color.secondary)
    guard case .view(let view) = part.content else {
      let text = text(part, entry) ?? Text(verbatim: entry.text)
      return AnyView(text.font(part.font ?? .caption2).lineLimit(1).foregroundStyle(style))
    }
    return AnyView(view.font(part.font ?? .caption2).foregroundStyle(style))
  }

  static func size(_ part: _AxisPart, _ entry: AxisEntry, _ measure: ChartMeasure) -> CGSize {
    let size =
      text(part, entry).map { measure.size($0, font: part.font ?? .caption2) }
      ?? measure.size(view(part, entry))
    return isTurned(part) ? CGSize(width: size.height, height: size.width) : size
  }

  private static func isTurned(_ part: _AxisPart) -> Bool {
    [.vertical, .verticalReversed].contains(part.orientation.storage)
  }

  // MARK: Places

  func labels() -> [PlacedLabel] {
    var placed: [PlacedLabel] = []
    var reached = -CGFloat.infinity
    for entry in axis.entries {
      for (index, part) in entry.parts.enumerated() where part.kind == .label {
        let size = Self.size(part, entry, layout.measure)
        let (unit, opacity) = place(entry)
        // The interval that the label is centred in ends beyond the scale.
        if part.isCentered == true, !axis.isBanded, entry.next > 1 + 1e-6 { continue }
        guard
          var frame = axis.isAcross
            ? across(part, entry, size, unit, after: reached) : down(part, entry, size, unit)
        else { continue }
        if axis.isAcross { reached = frame.maxX }
        frame = frame.offsetBy(dx: part.offset.width, dy: part.offset.height)
        placed.append(
          PlacedLabel(
            identity: .label(isAcross: axis.isAcross, group: group, datum: entry.datum, index: index),
            view: Self.view(part, entry), frame: frame, turn: turn(part), opacity: opacity))
      }
    }
    return placed
  }

  private func turn(_ part: _AxisPart) -> Angle {
    switch part.orientation.storage {
    case .vertical: .degrees(90)
    case .verticalReversed: .degrees(-90)
    default: .zero
    }
  }

  /// Below or above the plot; nil where there is no room.
  private func across(
    _ part: _AxisPart, _ entry: AxisEntry, _ size: CGSize, _ unit: Double, after reached: CGFloat
  ) -> CGRect? {
    let mapping = layout.geometry.x
    let start = plot.minX + mapping.point(unit)
    let end = plot.minX + mapping.point(unit + entry.next - entry.unit)
    guard start > plot.minX - 1, min(start, end) < plot.maxX + 1 else { return nil }
    let gap = part.verticalSpacing ?? ChartLayout.gap
    let isInside = axis.preset == .inset
    var frame = CGRect(x: start, y: plot.maxY + gap, width: size.width, height: size.height)
    if axis.position == .top { frame.origin.y = plot.minY - gap - size.height }
    if isInside { frame.origin.y = plot.maxY - gap - size.height }
    if part.isCentered ?? axis.isBanded {
      let band = end - start
      // Words are shortened to their band; dates and numbers reach over it.
      if axis.isBanded, part.collision.storage != .disabled { frame.size.width = min(size.width, band) }
      frame.origin.x = (start + end - frame.width) / 2
      let meets = !axis.isBanded && part.collision.storage != .disabled && frame.minX < reached
      return frame.width >= min(8, size.width) && !meets ? frame : nil
    }
    if axis.preset == .aligned, part.anchor == nil {
      // About the line, and in the chart.
      frame.origin.x = max(0, min(start - size.width / 2, layout.size.width - size.width))
      return frame.minX >= reached - 0.5 || part.collision.storage == .disabled ? frame : nil
    }
    if let anchor = part.anchor {
      let middle = axis.isBanded ? (start + end) / 2 : start
      frame.origin.x = middle - size.width * anchor.x
      return frame
    }
    frame.origin.x += part.horizontalSpacing ?? (isTurnedLabel(part) ? -size.width / 2 : ChartLayout.gap)
    guard part.collision.storage != .disabled else { return frame }
    guard frame.minX >= reached - 0.5 else { return nil }
    let free = plot.maxX - frame.minX
    guard free < size.width - 0.5 else { return frame }
    guard case .view = part.content else {
      frame.size.width = free
      return free >= 10 ? frame : nil
    }
    return nil
  }

  /// The room of the labels beside the plot.
  private var reserved: CGFloat {
    let widths = axis.entries.flatMap { entry in
      entry.parts.filter { $0.kind == .label }.map {
        Self.size($0, entry, layout.measure).width.rounded(.up) + ($0.horizontalSpacing ?? ChartLayout.gap)
      }
    }
    return widths.max() ?? 0
  }

  private func isTurnedLabel(_ part: _AxisPart) -> Bool { Self.isTurned(part) }

  /// Beside or in the plot.
  private func down(_ part: _AxisPart, _ entry: AxisEntry, _ size: CGSize, _ unit: Double) -> CGRect? {
    let mapping = layout.geometry.y
    let start = plot.minY + mapping.border(unit)
    let end = plot.minY + mapping.border(unit + entry.next - entry.unit)
    guard max(start, end) > plot.minY - 1, min(start, end) < plot.maxY + 1 else { return nil }
    let gap = part.horizontalSpacing ?? ChartLayout.gap
    if axis.isInBands {
      let width = min(size.width, plot.width - 2 * gap)
      return CGRect(
        x: plot.minX + gap, y: start + (part.verticalSpacing ?? ChartLayout.gap), width: width,
        height: size.height)
    }
    let isCentered = part.isCentered ?? axis.isBanded
    let middle = isCentered || axis.isBanded ? (start + end) / 2 : start
    var frame = CGRect(
      x: plot.maxX + gap, y: middle - size.height * (part.anchor?.y ?? 0.5), width: size.width,
      height: size.height)
    if axis.position == .leading { frame.origin.x = plot.minX - gap - size.width }
    if axis.preset == .extended, !axis.isBanded {
      // Above the line, which goes on under it.
      frame.origin.y = middle - (part.verticalSpacing ?? ChartLayout.gap) - size.height
      if axis.position == .leading { frame.origin.x = plot.minX - reserved }
      return frame.minY >= -1 ? frame : nil
    }
    if axis.preset == .inset {
      frame.origin.x = axis.position == .leading ? plot.minX + gap : plot.maxX - gap - size.width
      frame.origin.y = middle - size.height - 2
    }
    return frame
  }
}
