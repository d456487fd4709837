import FlipbookPicture
import Foundation

/// Records the layers of an animation at one time.
struct LottiePainter {
  /// The whole drawing area in list space.
  let canvas: CGRect
  /// Frames a second.
  let frameRate: Double
  let textEngine: any TextEngine
  /// Counts what the picture costs.
  let work: LottieWork

  /// The transforms of the layers of a list at a time, worked out once each.
  private final class Matrices {
    private let comp: LottieComp
    private let frame: LottieMoment
    private var known: [CGAffineTransform?]

    init(_ comp: LottieComp, _ frame: LottieMoment) {
      (self.comp, self.frame) = (comp, frame)
      known = Array(repeating: nil, count: comp.layers.count)
    }

    subscript(index: Int) -> CGAffineTransform {
      // From the layer up to its first ancestor that is known, then back down: parents may be many.
      var chain: [Int] = []
      var next: Int? = index
      while let at = next, known[at] == nil {
        chain.append(at)
        next = comp.layers[at].layer.parent
      }
      var matrix = next.flatMap { known[$0] } ?? .identity
      for at in chain.reversed() {
        matrix = comp.layers[at].layer.transform.matrix(at: frame).concatenating(matrix)
        known[at] = matrix
      }
      return matrix
    }
  }

  /// The items of a list of layers, the one at the back first.
  func items(of comp: LottieComp, at frame: LottieMoment, _ transform: CGAffineTransform) -> [DisplayItem] {
    let matrices = Matrices(comp, frame)
    var items: [DisplayItem] = []
    for index in comp.drawn(at: frame.frame) {
      guard !work.isExhausted else { break }
      items += self.items(of: index, in: comp, at: frame, matrices, transform)
    }
    return items
  }

  private func items(
    of index: Int, in comp: LottieComp, at frame: LottieMoment, _ matrices: Matrices,
    _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    guard work.affords(LottieWork.item) else { return [] }
    let place = comp.layers[index]
    var opacity = place.layer.transform.opacity(at: frame)
    guard opacity > 0 else { return [] }
    var matrix = matrices[index].concatenating(transform)
    for effect in place.layer.effects {
      guard let placement = effect.placement(at: frame) else { continue }
      matrix = placement.matrix.concatenating(matrix)
      opacity *= placement.opacity
    }
    guard matrix.isFinite, opacity > 0 else { return [] }
    var items = content(of: place, at: frame, matrix)
    var clip: ClipChain?
    if !place.layer.masks.isEmpty {
      switch self.clip(place.layer.masks, at: frame, matrix) {
      case .everything: break
      case .nothing: return []
      case .chain(let chain): clip = chain
      }
    }
    if !place.layer.effects.isEmpty {
      if clip != nil { items = grouped(items, clip: clip) }
      clip = nil
      for effect in place.layer.effects {
        if case .stroke(let stroke) = effect {
          items = (stroke.isAlone ? [] : items) + line(stroke, at: frame, matrix)
          continue
        }
        items = grouped(items, filters: effect.filters(at: frame, matrix))
      }
    }
    if let matte = place.layer.matte, let source = place.layer.matteSource {
      guard let chain = matteClip(matte, source, comp, frame, matrices, transform, parent: clip) else {
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
    grouped(items, opacity: opacity, blendMode: place.layer.blendMode.picture ?? .normal, clip: clip)
  }

  /// The clip of a matte; nil where its layer shows nothing.
  private func matteClip(
    _ matte: LottieMatte, _ source: Int, _ comp: LottieComp, _ frame: LottieMoment, _ matrices: Matrices,
    _ transform: CGAffineTransform, parent: ClipChain?
  ) -> ClipChain? {
    let place = comp.layers[source]
    guard place.layer.shows(at: frame.frame), place.layer.matteSource != source else {
      return nil
    }
    var items = matteItems(source, comp, frame, matrices, transform)
    if matte.isLuma {
      items = grouped(items, filters: [FilterStage(kind: .luminanceToAlpha, transform: .identity)])
    }
    guard !items.isEmpty else { return nil }
    return ClipChain(
      parent: parent, shape: .layer(DisplayLayer(items: items), opacity: 1), isInverse: matte.isInverted,
      canvas: canvas)
  }

  /// A matte may have a matte itself. The chain ends where it would lead back.
  private func matteItems(
    _ source: Int, _ comp: LottieComp, _ frame: LottieMoment, _ matrices: Matrices,
    _ transform: CGAffineTransform
  ) -> [DisplayItem] {
    var next = comp.layers[source].layer.matteSource
    var steps = 0
    while let index = next {
      steps += 1
      if index == source || steps > comp.layers.count { return [] }
      next = comp.layers[index].layer.matteSource
    }
    return items(of: source, in: comp, at: frame, matrices, transform)
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
        DisplayItem(
          content: item.content, transform: item.transform, opacity: item.opacity * opacity,
          blendMode: blendMode, clip: item.clip ?? clip, filters: item.filters, canvas: canvas)
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
    // What lies inside as a whole needs no clip.
    if transform.keepsRectangles, items.allSatisfy({ area.contains($0.bounds) }) { return items }
    return grouped(items, clip: clip)
  }
}

extension CGAffineTransform {
  /// Whether all its parts are below a billion.
  fileprivate var isModerate: Bool { [a, b, c, d, tx, ty].allSatisfy { abs($0) < 1e9 } }
}
