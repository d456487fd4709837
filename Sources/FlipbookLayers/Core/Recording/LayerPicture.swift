import FlipbookDrawing
import Foundation

/// The drawing of a layer by itself, without its sublayers.
struct LayerPicture {
  private let state: PresentedLayer
  private let image: CGImage?
  private let backing: LayerBacking?
  private let hasBackground: Bool
  private let glass: LayerGlass?
  private let hasBorder: Bool

  init(_ layer: CALayer, _ state: PresentedLayer, isSnapshot: Bool, now: TimeInterval) {
    var state = state
    var backing = isSnapshot ? layer.committed.map(\.backing) ?? layer.backing : layer.backing
    if state.custom != nil, !isSnapshot || !layer.displayIsNeeded, layer.drawsAnew {
      let drawn = layer.displayed(state)
      backing = drawn.backing
      state.contents = drawn.contents
    }
    self.state = state
    self.backing = backing
    glass = isSnapshot ? (layer.committed.map(\.effects) ?? layer.effects)?.glass : layer.effects?.glass
    image = state.contents == nil ? nil : LayerContents.image(state.contents)
    let values = state.values
    hasBackground =
      (values.backgroundColor?.opacity ?? 0) > 0 && values.bounds.width > 0 && values.bounds.height > 0
    hasBorder = values.borderWidth > 0 && (values.borderColor?.opacity ?? 0) > 0
  }

  var hasContents: Bool { image != nil || backing != nil || state.fade != nil || state.payload != nil }

  /// How many items it may take, counting from 2 as many.
  var count: Int {
    var count = 0
    if hasBackground { count += 1 }
    if hasBorder { count += 1 }
    if image != nil { count += 1 }
    if let backing { count += min(2, backing.items.count) }
    if state.fade != nil { count += 2 }
    if let payload = state.payload { count += payload.isSingleItem ? 1 : 2 }
    return count
  }

  /// Whether it is nothing but a background that hides what is under it.
  var isPlainRectangle: Bool {
    !hasContents && glass == nil && state.values.backgroundColor?.opacity == 1
  }

  /// The outline, where the layer is nothing but an opaque shape.
  var solidShape: (path: Path, eoFill: Bool)? {
    let values = state.values
    guard values.opacity == 1, values.shadowOpacity == 0, image == nil, backing == nil, !hasBorder else {
      return nil
    }
    if isPlainRectangle { return (LayerOutline.path(values), false) }
    guard !hasBackground, !values.masksToBounds else { return nil }
    return state.payload?.solidShape
  }

  func drawBackground(_ canvas: LayerCanvas) {
    guard hasBackground, let color = state.values.backgroundColor else { return }
    canvas.fill(LayerOutline.path(state.values), glass?.paint(color) ?? .color(color))
  }

  func drawContents(_ canvas: inout LayerCanvas) {
    if let fade = state.fade {
      drawFade(fade.from, fade.amount, canvas)
    } else if let image {
      LayerContents.draw(image, state.values, canvas)
    }
    if let backing { draw(backing, canvas) }
    state.payload?.record(state.values, &canvas)
  }

  /// One picture giving way to another: both add up to one that is as opaque as they are.
  private func drawFade(_ from: Any?, _ amount: Double, _ canvas: LayerCanvas) {
    canvas.group { canvas in
      var canvas = canvas
      canvas.opacity = 1 - amount
      if let old = LayerContents.image(from) { LayerContents.draw(old, state.values, canvas) }
      canvas.opacity = amount
      canvas.blendMode = .plusLighter
      if let image { LayerContents.draw(image, state.values, canvas) }
    }
  }

  private func draw(_ backing: LayerBacking, _ canvas: LayerCanvas) {
    var canvas = canvas
    let (from, to) = (backing.bounds, state.values.bounds)
    LayerContents.upright(&canvas, to)
    if from.size != to.size, from.width > 0, from.height > 0 {
      let place = state.values.gravity.place(from.size, in: to)
      canvas.concatenate(
        CGAffineTransform(
          a: place.width / from.width, b: 0, c: 0, d: place.height / from.height,
          tx: place.minX - from.minX * place.width / from.width,
          ty: place.minY - from.minY * place.height / from.height))
    } else if from.origin != to.origin {
      canvas.concatenate(CGAffineTransform(translationX: to.minX - from.minX, y: to.minY - from.minY))
    }
    canvas.draw(backing.items)
  }

  func drawBorder(_ canvas: LayerCanvas) {
    guard hasBorder, let color = state.values.borderColor else { return }
    canvas.fill(LayerOutline.border(state.values), color, eoFill: true)
  }
}

extension CALayer {
  /// Whether an animated value of the scene's own has the layer drawn anew in each frame.
  final var drawsAnew: Bool {
    tracks.contains { track in track.customKey.map { type(of: self).needsDisplay(forKey: $0) } ?? false }
  }
}
