import FlipbookDrawing
import FlipbookMotion
import FlipbookViews
import Foundation

/// The views beside marks.
struct AnnotationLayer: View {
  /// From a mark to its annotation, in points.
  static let spacing: CGFloat = 5
  /// The most annotations of a chart.
  private static let limit = 1_000

  let layout: ChartLayout
  let marks: [PlacedMark]

  private struct Item: Identifiable {
    let id: [AnyHashable]
    let view: AnyView
    let frame: CGRect
    let opacity: Double
  }

  private var items: [Item] {
    let places = MarkPlaces(geometry: layout.geometry)
    let plot = layout.geometry.plot
    return marks.lazy.filter { !$0.mark.style.annotations.isEmpty }.prefix(Self.limit).flatMap { placed in
      let target = target(placed, places).offsetBy(dx: plot.minX, dy: plot.minY)
      return placed.mark.style.annotations.enumerated().map { index, annotation in
        let view = annotation.content(AnnotationContext(targetSize: target.size))
        let size = layout.measure.size(view)
        return Item(
          id: [placed.mark.identity, index], view: view,
          frame: frame(size, annotation, target, placed), opacity: placed.opacity)
      }
    }
  }

  var body: some View {
    ForEach(items) { item in
      item.view.placed(in: item.frame).opacity(item.opacity)
    }
  }

  private func target(_ placed: PlacedMark, _ places: MarkPlaces) -> CGRect {
    guard placed.mark.kind == .sector else { return places.rect(placed) }
    let sector = places.sector(placed)
    let turn = (sector.from + sector.to) / 2 * 2 * .pi
    let radius = (sector.inner + sector.outer) / 2
    let middle = CGPoint(x: sector.center.x + radius * sin(turn), y: sector.center.y - radius * cos(turn))
    return CGRect(origin: middle, size: .zero)
  }

  private func frame(_ size: CGSize, _ annotation: MarkAnnotation, _ target: CGRect, _ placed: PlacedMark)
    -> CGRect
  {
    var frame = CGRect(
      x: target.midX - size.width / 2, y: target.midY - size.height / 2, width: size.width,
      height: size.height)
    let spacing = annotation.spacing ?? Self.spacing
    var sides = annotation.position.sides
    if annotation.position.storage == .automatic {
      if placed.mark.kind == .sector { sides = nil }
      if placed.mark.kind == .bar, !placed.isVertical { sides = (1, 0) }
    }
    if let (across, down) = sides {
      if across < 0 { frame.origin.x = target.minX - spacing - size.width }
      if across > 0 { frame.origin.x = target.maxX + spacing }
      if down < 0 { frame.origin.y = target.minY - spacing - size.height }
      if down > 0 { frame.origin.y = target.maxY + spacing }
      if across == 0 { frame.origin.x = aligned(annotation.alignment, frame, target) }
      if down == 0 {
        if annotation.alignment.vertical == .top { frame.origin.y = target.minY }
        if annotation.alignment.vertical == .bottom { frame.origin.y = target.maxY - size.height }
      }
    } else {
      frame.origin.x = aligned(annotation.alignment, frame, target)
      if annotation.alignment.vertical == .top { frame.origin.y = target.minY }
      if annotation.alignment.vertical == .bottom { frame.origin.y = target.maxY - size.height }
    }
    return fitted(frame, annotation.overflow)
  }

  private func aligned(_ alignment: Alignment, _ frame: CGRect, _ target: CGRect) -> CGFloat {
    switch alignment.horizontal {
    case .leading: target.minX
    case .trailing: target.maxX - frame.width
    default: frame.minX
    }
  }

  private func fitted(_ frame: CGRect, _ overflow: AnnotationOverflowResolution) -> CGRect {
    var frame = frame
    func bounds(_ strategy: AnnotationOverflowResolution.Strategy) -> CGRect? {
      guard case .fit(let boundary) = strategy.storage else { return nil }
      return boundary == .plot ? layout.geometry.plot : CGRect(origin: .zero, size: layout.size)
    }
    if let bounds = bounds(overflow.x) {
      frame.origin.x = max(bounds.minX, min(frame.minX, bounds.maxX - frame.width))
    }
    if let bounds = bounds(overflow.y) {
      frame.origin.y = max(bounds.minY, min(frame.minY, bounds.maxY - frame.height))
    }
    return frame
  }
}
