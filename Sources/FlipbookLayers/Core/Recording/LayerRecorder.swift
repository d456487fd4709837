import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Draws a tree of layers at a time.
package struct LayerRecorder {
  /// The film time.
  let now: TimeInterval
  /// Whether layers are drawn as they were at the last commit.
  let isSnapshot: Bool
  /// Until when, in film time, what has been drawn so far stays as it is.
  var restsUntil = TimeInterval.infinity
  /// How deep layers lie in each other.
  private var depth = 0

  static let mostDepth = 512

  init(now: TimeInterval, isSnapshot: Bool = false) {
    self.now = now
    self.isSnapshot = isSnapshot
  }

  /// Draws a tree from its root.
  package static func record(
    _ root: CALayer, _ recording: RecordingContext, _ recorder: DisplayListRecorder,
    transform: CGAffineTransform, clip: ClipChain?, at time: TimeInterval
  ) -> TimeInterval {
    var canvas = LayerCanvas(recording: recording, recorder: recorder, transform: transform)
    canvas.clip = clip
    canvas.time = time
    recording.cost.begin()
    var drawing = LayerRecorder(now: time)
    drawing.record(root, canvas)
    LayerClock.epoch += 1
    return drawing.restsUntil
  }

  // MARK: A layer in the plane of its superlayer

  /// - Parameter canvas: In the superlayer's coordinates and time.
  mutating func record(_ layer: CALayer, _ canvas: LayerCanvas) {
    if isSnapshot && !layer.isCommitted { return }
    if !isSnapshot, let cache = layer.cache,
      let kept = cache.items(canvas, at: now, changed: layer.changedEpoch)
    {
      if canvas.isCopied, !canvas.recording.cost.add(layers: kept.run.items.count) { return }
      canvas.recorder.append(kept.run)
      restsUntil = min(restsUntil, kept.until)
      return
    }
    if canvas.isCopied, !canvas.recording.cost.add(layers: 1) { return }
    if !isSnapshot, layer.isPlain, drawPlainly(layer, canvas) { return }
    let outer = restsUntil
    let start = canvas.recorder.itemCount
    restsUntil = .infinity
    drawInPlane(layer, canvas)
    if restsUntil > now && !isSnapshot {
      layer.cache = LayerCache(
        canvas, from: now, until: restsUntil, items: start, last: layer.cache)
    } else if layer.cache != nil, !isSnapshot {
      layer.cache = nil
    }
    restsUntil = min(restsUntil, outer)
  }

  /// Draws a layer that is animated and nothing but a rectangle, without the way that leads through all that layers
  /// can have.
  ///
  /// - Returns: False, with nothing done, for a layer that needs that way.
  private mutating func drawPlainly(_ layer: CALayer, _ canvas: LayerCanvas) -> Bool {
    let time = canvas.time
    var rests = TimeInterval.infinity
    for track in layer.tracks {
      guard let until = track.restsUntil(time) else {
        rests = -.infinity
        break
      }
      rests = min(rests, until)
    }
    // A layer at rest may be kept.
    guard rests == -.infinity, canvas.speed != 0 else { return false }
    var values = layer.values
    for track in layer.tracks { track.apply(to: &values, at: time) }
    guard values.shadowOpacity == 0, values.borderWidth == 0, values.isDoubleSided,
      LayerGeometry.isFlat(values)
    else { return false }
    restsUntil = -.infinity
    guard !values.isHidden, values.opacity > 0, let color = values.backgroundColor, color.opacity > 0,
      values.bounds.width > 0, values.bounds.height > 0
    else { return true }
    canvas.fill(
      LayerOutline.path(values), color, LayerGeometry.flatTransform(values),
      opacity: Double(min(1, values.opacity)))
    return true
  }

  private mutating func drawInPlane(_ layer: CALayer, _ canvas: LayerCanvas) {
    guard let local = time(layer, canvas) else {
      // Its time may come.
      restsUntil = -.infinity
      return
    }
    let state = presented(layer, local)
    if isNothing(layer, state) { return }
    if LayerGeometry.isFlat(state.values) {
      var inner = canvas
      inner.time = local.time
      inner.speed = local.speed
      let map = LayerGeometry.flatTransform(state.values)
      inner.transform = map.concatenating(canvas.transform)
      if state.values.hasTransform, map.determinant < 0 { inner.isMirrored.toggle() }
      if !state.values.isDoubleSided && inner.isMirrored { return }
      draw(layer, state, inner)
    } else {
      draw(layer, state, LayerGeometry.transform(state.values), [], canvas, local)
    }
  }

  /// Whether nothing is seen of a layer. In a transition it may be what was there before.
  func isNothing(_ layer: CALayer, _ state: PresentedLayer) -> Bool {
    (state.values.isHidden || state.values.opacity <= 0) && (layer.transition == nil || isSnapshot)
  }

  // MARK: A layer in space

  /// - Parameters:
  ///   - space: From the layer to the canvas's coordinates.
  ///   - cuts: Half planes of the layer's coordinates that are drawn.
  mutating func draw(
    _ layer: CALayer, _ state: PresentedLayer, _ space: CATransform3D, _ cuts: [SIMD3<Double>],
    _ canvas: LayerCanvas, _ local: (time: TimeInterval, speed: Double)
  ) {
    let map = ProjectionTransform(space)
    guard let turned = Self.isMirrored(map, state.values.bounds) else { return }
    var inner = canvas
    inner.time = local.time
    inner.speed = local.speed
    if turned { inner.isMirrored.toggle() }
    if !state.values.isDoubleSided && inner.isMirrored { return }
    if map.isAffine {
      inner.concatenate(
        CGAffineTransform(a: map.m11, b: map.m12, c: map.m21, d: map.m22, tx: map.m31, ty: map.m32))
      Self.cut(&inner, cuts, state.values.bounds)
      draw(layer, state, inner)
      return
    }
    let stage = FilterStage(kind: .projection(map), transform: canvas.transform)
    guard stage.listProjection != nil else { return }
    var recorder = self
    inner.group(filters: [stage]) { plane in
      var plane = plane
      Self.cut(&plane, cuts, state.values.bounds)
      recorder.draw(layer, state, plane)
    }
    restsUntil = recorder.restsUntil
  }

  /// Whether a map shows the plane from behind; nil when it shows nothing of it.
  private static func isMirrored(_ map: ProjectionTransform, _ bounds: CGRect) -> Bool? {
    if map.isAffine {
      let area = map.m11 * map.m22 - map.m12 * map.m21
      return area == 0 || !area.isFinite ? nil : area < 0
    }
    guard let plane = Homography(map) else { return nil }
    let determinant = plane.determinant
    let weight = plane(Double(bounds.midX), Double(bounds.midY)).z
    guard determinant != 0, determinant.isFinite else { return nil }
    return (determinant < 0) != (weight < 0)
  }

  private static func cut(_ canvas: inout LayerCanvas, _ cuts: [SIMD3<Double>], _ bounds: CGRect) {
    guard !cuts.isEmpty else { return }
    let size = Double(max(bounds.width, bounds.height)) * 16 + 1_000
    let (x, y) = (Double(bounds.midX), Double(bounds.midY))
    var polygon = [
      SIMD2(x - size, y - size), SIMD2(x + size, y - size), SIMD2(x + size, y + size),
      SIMD2(x - size, y + size),
    ]
    for side in cuts { polygon = Homography.clip(polygon, side) }
    var path = Path()
    path.addLines(polygon.map { CGPoint(x: $0.x, y: $0.y) })
    path.closeSubpath()
    canvas.clip(to: path)
  }

  // MARK: Time

  /// The layer's time; nil when it shows nothing then.
  func time(_ layer: CALayer, _ canvas: LayerCanvas) -> (time: TimeInterval, speed: Double)? {
    guard layer.hasTiming else { return (canvas.time, canvas.speed) }
    let timing = layer.timing
    if canvas.time < timing.beginTime, !timing.fillMode.fillsBackwards { return nil }
    let speed = canvas.speed * timing.speed
    if timing.duration > 0, timing.duration < .infinity {
      guard let phase = MediaClock(timing).phase(atParentTime: canvas.time) else { return nil }
      return (phase.time, phase.isReversed ? -speed : speed)
    }
    return (LayerTime.local(timing, canvas.time), speed)
  }

  mutating func presented(
    _ layer: CALayer, _ local: (time: TimeInterval, speed: Double)
  ) -> PresentedLayer {
    var state = PresentedLayer(layer)
    if isSnapshot, let committed = layer.committed { state.restore(committed) }
    if !layer.tracks.isEmpty {
      state.apply(layer.tracks, at: local.time)
      for track in layer.tracks { rest(track.restsUntil(local.time), local) }
    }
    if layer.hasTiming, layer.timing.duration > 0, layer.timing.duration < .infinity {
      restsUntil = -.infinity
    }
    if state.payload?.isMoving == true { restsUntil = -.infinity }
    return state
  }

  /// Takes in until when something rests, in a layer's time; nil when it doesn't.
  private mutating func rest(_ until: TimeInterval?, _ local: (time: TimeInterval, speed: Double)) {
    if local.speed == 0 { return }
    guard let until, local.speed > 0 else {
      restsUntil = -.infinity
      return
    }
    if until < .infinity { restsUntil = min(restsUntil, now + (until - local.time) / local.speed) }
  }

  // MARK: The layer itself

  /// - Parameter canvas: In the layer's coordinates and time.
  mutating func draw(_ layer: CALayer, _ state: PresentedLayer, _ canvas: LayerCanvas) {
    guard depth < Self.mostDepth else {
      LayerInput.warn(
        "depth-limit", "Layers lie more than \(Self.mostDepth) deep in each other; the rest is left out.")
      return
    }
    depth += 1
    defer { depth -= 1 }
    if let transition = layer.transition, !isSnapshot,
      let progress = transition.progress(at: canvas.time)
    {
      rest(nil, (canvas.time, canvas.speed))
      var recorder = self
      transition.draw(progress, state.values.bounds, canvas) { recorder.drawPlain(layer, state, $0) }
      restsUntil = recorder.restsUntil
    } else {
      if let transition = layer.transition, !isSnapshot {
        rest(transition.restsUntil(canvas.time), (canvas.time, canvas.speed))
      }
      drawPlain(layer, state, canvas)
    }
  }

  private mutating func drawPlain(_ layer: CALayer, _ state: PresentedLayer, _ canvas: LayerCanvas) {
    let values = state.values
    guard !values.isHidden else { return }
    let content = LayerPicture(layer, state, isSnapshot: isSnapshot, now: now)
    let layers = isSnapshot ? layer.committed?.layers ?? layer.layers : layer.layers
    let mask = isSnapshot ? layer.committed.map(\.mask) ?? layer.maskLayer : layer.maskLayer
    let effects = isSnapshot ? layer.committed.map(\.effects) ?? layer.effects : layer.effects
    let shadow = LayerShadow(values, state.shadowPath, isPlain: content.isPlainRectangle && layers.isEmpty)
    let isSingle = content.count + (layers.isEmpty ? 0 : 2) + (shadow == nil ? 0 : 2) <= 1
    var canvas = canvas
    let blendMode = effects?.blendMode ?? .normal
    let stages = (effects?.stages ?? []).map { FilterStage(kind: $0, transform: canvas.transform) }
    let opacity = Double(min(1, max(0, values.opacity)))

    if let mask {
      guard clip(&canvas, to: mask) else { return }
    }
    var needsGroup = blendMode != .normal || !stages.isEmpty || mask != nil && !isSingle
    if opacity < 1 {
      if isSingle || !values.allowsGroupOpacity {
        canvas.opacity *= opacity
      } else {
        needsGroup = true
      }
    }
    guard needsGroup else { return drawParts(layer, content, layers, state, shadow, canvas) }
    var recorder = self
    let isApplied = isSingle || !values.allowsGroupOpacity
    canvas.group(opacity: isApplied ? 1 : opacity, blendMode: blendMode, filters: stages) { inner in
      recorder.drawParts(layer, content, layers, state, shadow, inner)
    }
    restsUntil = recorder.restsUntil
  }

  /// Clips to what a mask shows; false when that is nothing.
  private mutating func clip(_ canvas: inout LayerCanvas, to mask: CALayer) -> Bool {
    guard let local = time(mask, canvas) else {
      restsUntil = -.infinity
      return false
    }
    let state = presented(mask, local)
    if state.values.isHidden || state.values.opacity <= 0 { return false }
    if LayerGeometry.isFlat(state.values), mask.layers.isEmpty, mask.maskLayer == nil, mask.effects == nil,
      mask.transition == nil,
      let shape = LayerPicture(mask, state, isSnapshot: isSnapshot, now: now).solidShape
    {
      let map = LayerGeometry.flatTransform(state.values)
      canvas.clip(to: map.isIdentity ? shape.path : shape.path.applying(map), eoFill: shape.eoFill)
      return true
    }
    let inner = DisplayListRecorder(
      canvas: canvas.recorder.canvas, reach: canvas.recorder.reach, resources: canvas.recorder.resources)
    var plain = LayerCanvas(recording: canvas.recording, recorder: inner, transform: canvas.transform)
    plain.time = canvas.time
    plain.speed = canvas.speed
    plain.isFlipped = canvas.isFlipped
    record(mask, plain)
    canvas.clip(to: inner.items)
    return !inner.items.isEmpty
  }

  private mutating func drawParts(
    _ layer: CALayer, _ content: LayerPicture, _ layers: [CALayer], _ state: PresentedLayer,
    _ shadow: LayerShadow?,
    _ canvas: LayerCanvas
  ) {
    switch shadow?.kind {
    case .path(let path):
      shadow?.draw(path, canvas)
      drawFilled(layer, content, layers, state, canvas)
    case .silhouette(let kind):
      var recorder = self
      canvas.group(filters: [FilterStage(kind: kind, transform: canvas.transform)]) { inner in
        recorder.drawFilled(layer, content, layers, state, inner)
      }
      restsUntil = recorder.restsUntil
    case nil: drawFilled(layer, content, layers, state, canvas)
    }
  }

  private mutating func drawFilled(
    _ layer: CALayer, _ content: LayerPicture, _ layers: [CALayer], _ state: PresentedLayer,
    _ canvas: LayerCanvas
  ) {
    content.drawBackground(canvas)
    var inner = canvas
    if state.values.masksToBounds, content.hasContents || !layers.isEmpty {
      inner.clip(to: LayerOutline.path(state.values))
    }
    content.drawContents(&inner)
    if !layers.isEmpty { drawSublayers(layer, layers, state, inner) }
    content.drawBorder(canvas)
  }
}
