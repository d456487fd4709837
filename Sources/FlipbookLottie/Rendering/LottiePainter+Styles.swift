import FlipbookPicture
import Foundation

extension LottiePainter {
  /// Items with the styles of their layer.
  func styled(
    _ items: [DisplayItem], _ layer: LottieLayer, at moment: LottieMoment, _ matrix: CGAffineTransform
  ) -> [DisplayItem] {
    guard !items.isEmpty else { return [] }
    var under: [DisplayItem] = []
    var over = items
    // A shadow lies apart from the layer where other styles colour the layer, or cast by it.
    let isApart = layer.styles.count > 1
    for style in layer.styles {
      switch style {
      case .dropShadow(let shadow):
        if isApart {
          var alone = shadow
          alone.isAlone = LottieProperty(1)
          under += grouped(items, filters: alone.filters(at: moment, matrix))
        } else {
          over = grouped(over, filters: shadow.filters(at: moment, matrix))
        }
      case .outerGlow(let glow):
        under += grouped(
          glowing(items, glow, isInner: false, at: moment, matrix), blendMode: glow.blendMode.picture)
      case .innerShadow(let glow), .innerGlow(let glow):
        over = atop(over, glowing(items, glow, isInner: true, at: moment, matrix), glow.blendMode)
      case .color(let color, let opacity, let mode):
        over = atop(
          over, [everything(RGBA(color.value(at: moment)), opacity.fraction(at: moment))], mode)
      case .gradient(let overlay):
        over = atop(over, gradient(overlay, layer, at: moment, matrix), overlay.blendMode)
      }
    }
    return under + over
  }

  /// Items with others over them, as far as they are there themselves.
  func atop(_ items: [DisplayItem], _ others: [DisplayItem], _ mode: LottieBlendMode)
    -> [DisplayItem]
  {
    guard !others.isEmpty else { return items }
    func layer(_ items: [DisplayItem]) -> DisplayItem {
      DisplayItem(content: .layer(DisplayLayer(items: items)), transform: .identity, canvas: canvas)
    }
    if mode == .normal { return [layer(items + grouped([layer(others)], blendMode: .sourceAtop))] }
    // Modes are for what is opaque: so the items are made opaque first, and cut to what they were.
    var opaque = ColorMatrix()
    (opaque.a4, opaque.a5) = (0, 1)
    let solid = grouped(
      [layer(items)], filters: [FilterStage(kind: .colorMatrix(opaque), transform: .identity)])
    let clip = ClipChain(
      parent: nil, shape: .layer(DisplayLayer(items: items), opacity: 1), isInverse: false, canvas: canvas)
    return grouped([layer(solid + grouped([layer(others)], blendMode: mode.picture))], clip: clip)
  }

  /// The glow or the inner shadow that items cast, without the items.
  private func glowing(
    _ items: [DisplayItem], _ glow: LottieGlow, isInner: Bool, at moment: LottieMoment,
    _ matrix: CGAffineTransform
  ) -> [DisplayItem] {
    let opacity = glow.opacity.fraction(at: moment)
    guard opacity > 0 else { return [] }
    let limit = LottieEffect.lengthLimit
    let radians = (180 - (glow.angle?.value(at: moment) ?? 0)) * .pi / 180
    let distance = max(-limit, min(limit, glow.distance.value(at: moment)))
    var options: FilterStage.ShadowOptions = [.shadowOnly]
    if isInner, !glow.isFromCenter { options.insert(.invertsAlpha) }
    let size = min(limit, max(0, glow.size.value(at: moment)))
    var filters = [
      FilterStage(
        kind: .shadow(
          RGBA(glow.color.value(at: moment)), radius: size * LottieShadow.styleDeviation,
          offset: CGSize(width: cos(radians) * distance, height: sin(radians) * distance), .normal, options),
        transform: matrix)
    ]
    let choke = glow.choke.fraction(at: moment)
    if choke > 0 {
      var gain = ColorMatrix()
      gain.a4 = Float(1 / max(1e-3, 1 - choke))
      filters.append(FilterStage(kind: .colorMatrix(gain), transform: matrix))
    }
    return grouped(grouped(items, filters: filters), opacity: opacity)
  }

  private func gradient(
    _ overlay: LottieGradientOverlay, _ layer: LottieLayer, at moment: LottieMoment,
    _ matrix: CGAffineTransform
  ) -> [DisplayItem] {
    let opacity = overlay.opacity.fraction(at: moment)
    let box = box(of: layer, at: moment)
    guard opacity > 0, box.width > 0, box.height > 0, matrix.determinant != 0,
      work.affords(overlay.gradient.steps)
    else { return [] }
    // It goes on beyond the box, which strokes and effects may leave.
    let area = canvas.applying(matrix.inverted()).union(box)
    return [
      DisplayItem(
        content: .fill(Path(area), .gradient(overlay.paint(at: moment, over: box)), FillStyle()),
        transform: matrix, opacity: opacity, canvas: canvas)
    ]
  }

  /// The rectangle that the content of a layer covers in its own space.
  private func box(of layer: LottieLayer, at moment: LottieMoment) -> CGRect {
    switch layer.content {
    case .comp(_, let size, _), .solid(_, let size): return CGRect(origin: .zero, size: size)
    case .image(let image): return CGRect(origin: .zero, size: image.size)
    case .none, .camera, .sound: return .zero
    case .shapes, .text:
      let whole = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
      let painter = LottiePainter(canvas: whole, frameRate: frameRate, textEngine: textEngine, work: work)
      let items = painter.content(of: LottieComp.Place(layer), at: moment, .identity, nil)
      return items.reduce(CGRect.null) { $0.union($1.bounds) }.standardized
    }
  }
}
