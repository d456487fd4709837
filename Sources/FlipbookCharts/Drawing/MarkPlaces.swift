import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// Where marks lie in the plot, in points.
@MainActor
struct MarkPlaces {
  let geometry: PlotGeometry

  /// The point of a line, an area's end, a symbol.
  func point(_ placed: PlacedMark) -> CGPoint {
    let (x, y) = (ends(placed, isAcross: true), ends(placed, isAcross: false))
    var point = CGPoint(x: (x.0 + x.1) / 2, y: (y.0 + y.1) / 2)
    if placed.mark.kind == .area {
      point = placed.isVertical ? CGPoint(x: point.x, y: y.1) : CGPoint(x: x.1, y: point.y)
    }
    return moved(point, placed)
  }

  /// The other end of an area.
  func base(_ placed: PlacedMark) -> CGPoint {
    let (x, y) = (ends(placed, isAcross: true), ends(placed, isAcross: false))
    let point =
      placed.isVertical
      ? CGPoint(x: (x.0 + x.1) / 2, y: y.0) : CGPoint(x: x.0, y: (y.0 + y.1) / 2)
    return moved(point, placed)
  }

  private func moved(_ point: CGPoint, _ placed: PlacedMark) -> CGPoint {
    let offset = placed.mark.style.offset
    return CGPoint(x: point.x + offset.width, y: point.y + offset.height)
  }

  private func ends(_ placed: PlacedMark, isAcross: Bool) -> (CGFloat, CGFloat) {
    let extent = isAcross ? placed.mark.x : placed.mark.y
    let mapping = isAcross ? geometry.x : geometry.y
    let units = isAcross ? placed.x : placed.y
    guard extent.start == nil else { return mapping.ends(units.0, units.1) }
    if placed.mark.kind == .point {
      let place = extent.fixedStart ?? mapping.length / 2
      return (place, place)
    }
    return (extent.fixedStart ?? 0, extent.fixedEnd ?? mapping.length)
  }

  /// The rectangle of a mark: a bar's own, that around a symbol, that along a rule.
  func rect(_ placed: PlacedMark) -> CGRect {
    let mark = placed.mark
    var x = ends(placed, isAcross: true)
    var y = ends(placed, isAcross: false)
    switch mark.kind {
    case .bar, .rectangle:
      let automatic: CGFloat = mark.kind == .bar ? BarRooms.part : 1
      if mark.x.start != nil, mark.x.end == nil, mark.kind == .rectangle || placed.isVertical {
        x = narrowed(x, mark.width, automatic)
      }
      if mark.y.start != nil, mark.y.end == nil, mark.kind == .rectangle || !placed.isVertical {
        y = narrowed(y, mark.height, automatic)
      }
      // A bar along one direction alone has all of the other, unless it says how much.
      if mark.y.start == nil, mark.height != .automatic { y = narrowed(y, mark.height, 1) }
      if mark.x.start == nil, mark.width != .automatic { x = narrowed(x, mark.width, 1) }
    case .point, .line, .area:
      let point = point(placed)
      let size = symbolSize(placed)
      return CGRect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    case .rule, .sector: break
    }
    let style = mark.style
    let (dx, dy) = (style.offset.width, style.offset.height)
    (x.0, x.1) = (x.0 + dx + style.startOffset.width, x.1 + dx + style.endOffset.width)
    (y.0, y.1) = (y.0 + dy + style.startOffset.height, y.1 + dy + style.endOffset.height)
    return CGRect(
      x: min(x.0, x.1), y: min(y.0, y.1), width: abs(x.1 - x.0), height: abs(y.1 - y.0))
  }

  private func narrowed(_ ends: (CGFloat, CGFloat), _ dimension: MarkDimension, _ automatic: CGFloat)
    -> (CGFloat, CGFloat)
  {
    let room = abs(ends.1 - ends.0)
    let length = dimension.length(in: room, automatic: room * automatic)
    let middle = (ends.0 + ends.1) / 2
    return (middle - length / 2, middle + length / 2)
  }

  /// Where a mark ends as its value goes: the end of a bar.
  func isReversed(_ placed: PlacedMark) -> Bool {
    let (mapping, units) = placed.isVertical ? (geometry.y, placed.y) : (geometry.x, placed.x)
    return mapping.point(units.1) < mapping.point(units.0)
  }

  /// The size of a symbol, in points: an area of 50 unless set.
  func symbolSize(_ placed: PlacedMark) -> CGSize {
    if let size = placed.symbolSize, size.width.isFinite, size.height.isFinite { return size }
    guard placed.mark.kind == .point || placed.symbol != nil else { return .zero }
    return CGSize(width: 8, height: 8)
  }

  /// The outline of a sector.
  func sector(_ placed: PlacedMark) -> SectorPath {
    let plot = geometry.plot.size
    let most = min(plot.width, plot.height) / 2
    let mark = placed.mark
    func radius(_ dimension: MarkDimension, _ automatic: CGFloat) -> CGFloat {
      if case .inset(let inset) = dimension.storage { return max(0, most - inset) }
      return dimension.length(in: most, automatic: automatic)
    }
    let offset = mark.style.offset
    let outer = radius(mark.outerRadius, most)
    return SectorPath(
      center: CGPoint(x: plot.width / 2 + offset.width, y: plot.height / 2 + offset.height),
      inner: min(radius(mark.innerRadius, 0), outer), outer: outer, from: placed.x.0, to: placed.x.1,
      inset: mark.angularInset, cornerRadius: mark.style.cornerRadius ?? 0)
  }
}
