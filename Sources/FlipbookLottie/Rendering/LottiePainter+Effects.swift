import FlipbookPicture
import Foundation

extension LottiePainter {
  /// Items seen through the effects of their layer.
  ///
  /// - Parameter matrix: From the layer's space to that of the list.
  func filtered(
    _ items: [DisplayItem], _ layer: LottieLayer, in list: LottieList, _ matrix: CGAffineTransform
  ) -> [DisplayItem] {
    var items = items
    let moment = list.moment
    for effect in layer.effects {
      switch effect {
      case .stroke(let stroke):
        let line = line(stroke, at: moment, matrix)
        switch stroke.appearance {
        case .above: items += line
        case .alone: items = line
        case .revealing: items = grouped(items, by: line, isInverted: false)
        }
      case .wipe(let wipe):
        guard let kept = wipe.kept(at: moment) else { continue }
        // Layers that are outlines have the points of their effects in the space of the list.
        let space = layer.content.isOutlines ? list.transform : matrix
        let clip = ClipChain(
          parent: nil, shape: .path(kept, FillStyle(), space), isInverse: false, canvas: canvas)
        items = kept.isEmpty ? [] : grouped(items, clip: clip)
      case .matte(let matte):
        if !list.isPlain { items = grouped(items, by: matte, in: list) }
      case .tritone(_, _, _, let original):
        let mapped = grouped(items, filters: effect.filters(at: moment, matrix))
        items = atop(mapped, grouped(items, opacity: original.fraction(at: moment)), .normal)
      default: items = grouped(items, filters: effect.filters(at: moment, matrix))
      }
    }
    return items
  }

  /// Items as far as a channel of another layer lets them through.
  private func grouped(_ items: [DisplayItem], by matte: LottieSetMatte, in list: LottieList)
    -> [DisplayItem]
  {
    func none() -> [DisplayItem] { matte.isInverted ? items : [] }
    if matte.channel == .off { return none() }
    if matte.channel == .full { return matte.isInverted ? [] : items }
    guard list.comp.layers[matte.source].layer.shows(at: list.moment) else { return none() }
    var source = matteItems(matte.source, list.plain)
    if let kind = matte.channel.filter {
      source = grouped(source, filters: [FilterStage(kind: kind, transform: .identity)])
    }
    return grouped(items, by: source, isInverted: matte.isInverted)
  }

  /// Items as far as others are opaque; with `isInverted`, as far as those are not.
  private func grouped(_ items: [DisplayItem], by source: [DisplayItem], isInverted: Bool) -> [DisplayItem] {
    guard !source.isEmpty else { return isInverted ? items : [] }
    return grouped(
      items,
      clip: ClipChain(
        parent: nil, shape: .layer(DisplayLayer(items: source), opacity: 1), isInverse: isInverted,
        canvas: canvas))
  }
}

extension LottieSetMatte.Channel {
  /// The filter that makes the channel the opacity; nil where it is already.
  fileprivate var filter: FilterStage.Kind? {
    var matrix = ColorMatrix()
    matrix.a4 = 0
    switch self {
    case .red: matrix.a1 = 1
    case .green: matrix.a2 = 1
    case .blue: matrix.a3 = 1
    case .luminance: return .luminanceToAlpha
    case .alpha, .full, .off: return nil
    }
    return .colorMatrix(matrix)
  }
}
