import FlipbookPicture
import Foundation

/// Records the layers of an animation at one time.
final class LottiePainter {
  /// The whole drawing area in list space.
  let canvas: CGRect
  /// Frames a second.
  let frameRate: Double
  let textEngine: any TextEngine
  /// Counts what the picture costs.
  let work: LottieWork

  init(canvas: CGRect, frameRate: Double, textEngine: any TextEngine, work: LottieWork) {
    (self.canvas, self.frameRate, self.textEngine, self.work) = (canvas, frameRate, textEngine, work)
  }

  /// The items of a list of layers, the one at the back first.
  ///
  /// - Parameters:
  ///   - size: Of the picture of the list.
  ///   - record: Its latest recording; nil where nothing is kept.
  func items(
    of comp: LottieComp, _ size: CGSize, at moment: LottieMoment, _ transform: CGAffineTransform,
    _ record: LottieCompRecord?
  ) -> [DisplayItem] {
    record?.begin()
    let list = LottieList(comp, size, at: moment, transform, record)
    var items: [DisplayItem] = []
    let drawn = comp.drawn(at: moment)
    for index in list.space?.sorted(drawn) ?? drawn {
      guard !work.isExhausted else { break }
      items += self.items(of: index, in: list)
    }
    record?.end()
    return items
  }

  /// The items of a layer: those of the last picture, where nothing in them has changed.
  private func items(of index: Int, in list: LottieList) -> [DisplayItem] {
    guard let record = list.record?[index] else { return newItems(of: index, in: list, nil) }
    if let kept = record.items(at: list.moment.frame, list.transform), work.spends(kept.steps) {
      list.moment.watch?.narrow(kept.span)
      return kept.value
    }
    let watch = LottieWatch()
    let before = work.spent
    let items = newItems(of: index, in: list.watched(by: watch), record)
    if !work.isExhausted {
      record.keep(LottieKept(value: items, span: watch.span, steps: work.spent - before), list.transform)
    }
    list.moment.watch?.narrow(watch.span)
    return items
  }

  private func newItems(of index: Int, in list: LottieList, _ record: LottieLayerRecord?) -> [DisplayItem] {
    guard work.affords(LottieWork.item) else { return [] }
    let place = list.comp.layers[index]
    let moment = list.moment
    var opacity = place.layer.transform.opacity(at: moment)
    guard opacity > 0 else { return [] }
    let seat = list.space == nil ? nil : seat(of: index, in: list)
    if list.space != nil, seat == nil { return [] }
    var matrix = seat?.matrix ?? list.matrix(of: index).concatenating(list.transform)
    for effect in place.layer.effects {
      guard let placement = effect.placement(at: moment) else { continue }
      matrix = placement.matrix.concatenating(matrix)
      opacity *= placement.opacity
    }
    guard matrix.isFinite, opacity > 0 else { return [] }
    let plane = seat?.painter ?? self
    // The record of a precomposition is for one canvas.
    var items = plane.content(of: place, at: moment, matrix, seat?.projection == nil ? record : nil)
    var clip: ClipChain?
    if !place.layer.masks.isEmpty {
      switch plane.clip(place.layer.masks, at: moment, matrix) {
      case .everything: break
      case .nothing: return []
      case .chain(let chain): clip = chain
      }
    }
    if seat?.projection != nil || !place.layer.effects.isEmpty || !place.layer.styles.isEmpty {
      if clip != nil { items = plane.grouped(items, clip: clip) }
      clip = nil
      items = plane.filtered(items, place.layer, in: list, matrix)
      if !place.layer.styles.isEmpty { items = plane.styled(items, place.layer, at: moment, matrix) }
    }
    if let projection = seat?.projection { items = grouped(items, filters: [projection]) }
    if let matte = place.layer.matte, let source = place.layer.matteSource {
      guard let chain = matteClip(matte, source, list, parent: clip) else {
        if matte.isInverted { return finished(items, place, opacity, clip) }
        return []
      }
      clip = chain
    }
    return finished(items, place, opacity, clip)
  }

  private func finished(
    _ items: [DisplayItem], _ place: LottieComp.Place, _ opacity: Double, _ clip: ClipChain?
  )
    -> [DisplayItem]
  {
    grouped(items, opacity: opacity, blendMode: place.layer.blendMode.picture, clip: clip)
  }

  /// The clip of a matte; nil where its layer shows nothing.
  private func matteClip(_ matte: LottieMatte, _ source: Int, _ list: LottieList, parent: ClipChain?)
    -> ClipChain?
  {
    let place = list.comp.layers[source]
    guard place.layer.shows(at: list.moment), place.layer.matteSource != source else {
      return nil
    }
    var items = matteItems(source, list)
    if matte.isLuma {
      items = grouped(items, filters: [FilterStage(kind: .luminanceToAlpha, transform: .identity)])
    }
    guard !items.isEmpty else { return nil }
    return ClipChain(
      parent: parent, shape: .layer(DisplayLayer(items: items), opacity: 1), isInverse: matte.isInverted,
      canvas: canvas)
  }

  /// A matte may have a matte itself. The chain ends where it would lead back.
  func matteItems(_ source: Int, _ list: LottieList) -> [DisplayItem] {
    var next = list.comp.layers[source].layer.matteSource
    var steps = 0
    while let index = next {
      steps += 1
      if index == source || steps > list.comp.layers.count { return [] }
      next = list.comp.layers[index].layer.matteSource
    }
    return items(of: source, in: list)
  }

  // MARK: Groups

  /// Items with something done to them as a whole.
  func grouped(
    _ items: [DisplayItem], opacity: Double = 1, blendMode: DisplayItem.BlendMode = .normal,
    clip: ClipChain? = nil, filters: [FilterStage] = []
  ) -> [DisplayItem] {
    guard !items.isEmpty, opacity > 0 else { return [] }
    // Filters have no size to work in where places are out of all bounds.
    let filters = filters.filter { $0.transform.isModerate }
    if opacity == 1, blendMode == .normal, clip == nil, filters.isEmpty { return items }
    if items.count == 1, filters.isEmpty, items[0].blendMode == .normal, items[0].clip == nil || clip == nil {
      let item = items[0]
      return [
        item.composited(
          opacity: item.opacity * opacity, blendMode: blendMode, clip: item.clip ?? clip, canvas: canvas)
      ]
    }
    return [
      DisplayItem(
        content: .layer(DisplayLayer(items: items)), transform: .identity, opacity: opacity,
        blendMode: blendMode, clip: clip, filters: filters, canvas: canvas)
    ]
  }

  /// Items that mix their colours with each other alone.
  func isolated(_ items: [DisplayItem], if isNeeded: Bool) -> [DisplayItem] {
    guard isNeeded, !items.isEmpty else { return items }
    return [DisplayItem(content: .layer(DisplayLayer(items: items)), transform: .identity, canvas: canvas)]
  }

  /// Items cut at a rectangle, unless it covers the whole canvas.
  func clipped(_ items: [DisplayItem], to rect: CGRect, _ transform: CGAffineTransform) -> [DisplayItem] {
    if transform.keepsRectangles, rect.applying(transform).insetBy(dx: -1e-6, dy: -1e-6).contains(canvas) {
      return items
    }
    guard !items.isEmpty else { return [] }
    let clip = ClipChain(
      parent: nil, shape: .path(Path(rect), FillStyle(), transform), isInverse: false, canvas: canvas)
    let area = rect.applying(transform)
    // Items wholly inside need no clip.
    if transform.keepsRectangles, items.allSatisfy({ area.contains($0.bounds) }) { return items }
    return grouped(items, clip: clip)
  }
}

extension CGAffineTransform {
  /// Whether all its parts are below a billion.
  fileprivate var isModerate: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) < 1e9 } }
}
