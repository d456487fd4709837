import FlipbookDrawing
import FlipbookViews
import Foundation

/// Has an automatic scale reach as far as annotations beside marks do.
@MainActor
struct AnnotationRoom {
  let marks: [Mark]
  let ranges: [Stacking.Range?]
  let measure: ChartMeasure
  let isAcross: Bool
  /// Of the plot, about, in points.
  let length: CGFloat

  /// The values that the annotations at the ends reach to.
  func reached(_ scale: PositionScale) -> [Double] {
    guard let bounds = scale.bounds, !scale.isDate, length > 20 else { return [] }
    let extent = abs(bounds.upper - bounds.lower)
    var ends: (low: (Double, MarkAnnotation)?, high: (Double, MarkAnnotation)?) = (nil, nil)
    for (index, mark) in marks.enumerated() where [.bar, .point, .line].contains(mark.kind) {
      guard let (low, high) = values(mark, ranges[index]) else { continue }
      for annotation in mark.style.annotations {
        let side = side(annotation, mark)
        if side > 0, high >= ends.high?.0 ?? -.infinity { ends.high = (high, annotation) }
        if side < 0, low <= ends.low?.0 ?? .infinity { ends.low = (low, annotation) }
      }
    }
    var reached: [Double] = []
    if let (value, annotation) = ends.high { reached.append(value + extent * part(annotation)) }
    if let (value, annotation) = ends.low { reached.append(value - extent * part(annotation)) }
    return reached
  }

  /// The lower and the higher end of a mark: of a bar its base and its value.
  private func values(_ mark: Mark, _ range: Stacking.Range?) -> (Double, Double)? {
    let extent = isAcross ? mark.x : mark.y
    if let range, Stacking.isVertical(mark) != isAcross {
      guard mark.kind == .bar else { return (range.end, range.end) }
      return (min(range.start, range.end), max(range.start, range.end))
    }
    let ends = [extent.start, extent.end].compactMap { $0?.center.number }
    guard let low = ends.min(), let high = ends.max() else { return nil }
    return (low, high)
  }

  /// 1 for beyond the higher end, -1 for beyond the lower one, 0 for neither.
  private func side(_ annotation: MarkAnnotation, _ mark: Mark) -> Int {
    guard annotation.overflow.y.storage != .disabled, let sides = annotation.position.sides else { return 0 }
    let isAutomatic = annotation.position.storage == .automatic
    let isBeside = isAutomatic && mark.kind == .bar && !Stacking.isVertical(mark)
    if isAcross { return isBeside ? 1 : isAutomatic ? 0 : sides.x }
    return isBeside ? 0 : -sides.y
  }

  /// How much of the plot an annotation takes with its distance.
  private func part(_ annotation: MarkAnnotation) -> Double {
    let size = measure.size(annotation.content(AnnotationContext(targetSize: .zero)))
    let room = (isAcross ? size.width : size.height) + (annotation.spacing ?? 5)
    return Double(min(room, length / 2) / length)
  }
}
