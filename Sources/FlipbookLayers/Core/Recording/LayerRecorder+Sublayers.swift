import FlipbookDrawing
import Foundation

/// The layers that lie in another one.
extension LayerRecorder {
  mutating func drawSublayers(
    _ layer: CALayer, _ layers: [CALayer], _ state: PresentedLayer, _ canvas: LayerCanvas
  ) {
    let values = state.values
    var map = CATransform3DIdentity
    let hasMap = values.hasSublayerTransform || values.isGeometryFlipped
    if hasMap { map = LayerGeometry.sublayerTransform(values) }
    var canvas = canvas
    if values.isGeometryFlipped { canvas.isFlipped.toggle() }
    if let replicator = state.payload as? ReplicatorPayload {
      let cost = canvas.recording.cost
      replicator.forEachInstance(values, cost) { instance in
        var copy = canvas
        copy.time -= instance.delay
        copy.tint = instance.tint(over: canvas.tint)
        copy.isCopied = true
        drawSublayers(layers, of: layer, CATransform3DConcat(instance.transform, map), copy)
      }
    } else if hasMap {
      drawSublayers(layers, of: layer, map, canvas)
    } else if isSnapshot {
      drawUnmapped(layer, layers, canvas, isInSpace: isInSpace(layers, canvas))
    } else if let sublayers = layer.plainSublayers, sublayers.holds(for: layer) {
      sublayers.make(layers)
      if sublayers.plain.isEmpty || canvas.speed == 0 {
        drawUnmapped(layer, layers, canvas, isInSpace: sublayers.isInSpace)
      } else {
        draw(layers, sublayers, canvas)
      }
    } else {
      let sublayers = PlainSublayers(isInSpace(layers, canvas))
      layer.plainSublayers = sublayers
      drawUnmapped(layer, layers, canvas, isInSpace: sublayers.isInSpace)
    }
  }

  private mutating func drawUnmapped(
    _ layer: CALayer, _ layers: [CALayer], _ canvas: LayerCanvas, isInSpace: Bool
  ) {
    if isInSpace {
      drawInSpace(layers, CATransform3DIdentity, canvas)
    } else {
      record(layers, of: layer, canvas)
    }
  }

  /// Draws sublayers in the plane of their superlayer.
  mutating func record(_ layers: [CALayer], of parent: CALayer, _ canvas: LayerCanvas) {
    guard layers.count >= RecordedSublayers.fewestLayers, !isSnapshot, !canvas.isCopied else {
      for layer in layers { record(layer, canvas) }
      return
    }
    let kept = parent.recordedSublayers.flatMap { $0.holds(layers) ? $0 : nil } ?? RecordedSublayers(layers)
    parent.recordedSublayers = kept
    let outer = restsUntil
    var recorder = self
    let rests = kept.record(in: parent, canvas, at: now) { range in
      recorder.restsUntil = .infinity
      for layer in layers[range] { recorder.record(layer, canvas) }
      return recorder.restsUntil
    }
    restsUntil = min(outer, rests)
  }

  mutating func draw(_ layers: [CALayer], _ sublayers: PlainSublayers, _ canvas: LayerCanvas) {
    // Taken out meanwhile, so that they are changed in place.
    var plain: [PlainLayer?] = []
    swap(&plain, &sublayers.plain)
    let mayDraw = !canvas.isCopied || canvas.recording.cost.add(layers: plain.count)
    for index in plain.indices where mayDraw {
      if plain[index]?.draw(canvas, at: canvas.time) == true {
        restsUntil = -.infinity
      } else {
        record(layers[index], canvas)
      }
    }
    swap(&plain, &sublayers.plain)
  }

  mutating func drawSublayers(
    _ layers: [CALayer], of parent: CALayer, _ map: CATransform3D, _ canvas: LayerCanvas
  ) {
    if CATransform3DIsAffine(map), !isInSpace(layers, canvas) {
      var canvas = canvas
      let flat = CATransform3DGetAffineTransform(map)
      canvas.concatenate(flat)
      if flat.determinant < 0, !canvas.isFlipped { canvas.isMirrored.toggle() }
      record(layers, of: parent, canvas)
    } else {
      drawInSpace(layers, map, canvas)
    }
  }

  /// Whether some layers leave the plane, or their order, of what they lie in.
  private func isInSpace(_ layers: [CALayer], _ canvas: LayerCanvas) -> Bool {
    for layer in layers {
      if layer.tracksLeavePlane || layer.keepsDepth { return true }
      if let replicator = layer.payload as? ReplicatorPayload, replicator.preservesDepth { return true }
      if isSnapshot, let committed = layer.committed {
        if !LayerGeometry.isFlat(committed.values) { return true }
      } else if layer.values.zPosition != 0 || layer.values.anchorPointZ != 0
        || layer.values.hasTransform && !CATransform3DIsAffine(layer.values.transform)
      {
        return true
      }
    }
    return false
  }

  private mutating func drawInSpace(_ layers: [CALayer], _ map: CATransform3D, _ canvas: LayerCanvas) {
    var planes: [LayerPlane] = []
    var limit = 0
    collect(layers, map, canvas, (canvas.time, canvas.speed), &planes, &limit)
    for plane in DepthOrder.sorted(planes) {
      if isSnapshot && !plane.layer.isCommitted { continue }
      var place = canvas
      place.tint = plane.tint
      place.isCopied = plane.isCopied
      draw(plane.layer, plane.state, plane.space, plane.cuts, place, (plane.time, plane.speed))
    }
  }

  /// Gathers layers that lie in one space; transform layers have none of their own.
  private mutating func collect(
    _ layers: [CALayer], _ map: CATransform3D, _ canvas: LayerCanvas,
    _ time: (time: TimeInterval, speed: Double), _ planes: inout [LayerPlane], _ depth: inout Int
  ) {
    guard depth < Self.mostDepth else { return }
    depth += 1
    defer { depth -= 1 }
    for layer in layers {
      var place = canvas
      place.time = time.time
      place.speed = time.speed
      if isSnapshot && !layer.isCommitted { continue }
      guard let local = self.time(layer, place) else {
        restsUntil = -.infinity
        continue
      }
      let state = presented(layer, local)
      if isNothing(layer, state) { continue }
      let space = CATransform3DConcat(LayerGeometry.transform(state.values), map)
      if layer.keepsDepth {
        let inner = CATransform3DConcat(LayerGeometry.sublayerTransform(state.values), space)
        let sublayers = isSnapshot ? layer.committed?.layers ?? layer.layers : layer.layers
        collect(sublayers, inner, canvas, local, &planes, &depth)
        continue
      }
      if let replicator = state.payload as? ReplicatorPayload, replicator.preservesDepth {
        let inner = CATransform3DConcat(LayerGeometry.sublayerTransform(state.values), space)
        let sublayers = isSnapshot ? layer.committed?.layers ?? layer.layers : layer.layers
        replicator.forEachInstance(state.values, canvas.recording.cost) { instance in
          var copy = canvas
          copy.tint = instance.tint(over: canvas.tint)
          copy.isCopied = true
          collect(
            sublayers, CATransform3DConcat(instance.transform, inner), copy,
            (local.time - instance.delay, local.speed), &planes, &depth)
        }
        continue
      }
      if canvas.isCopied, !canvas.recording.cost.add(layers: 1) { return }
      let bounds = state.values.bounds
      let plane = LayerPlane(
        layer: layer, state: state, space: space, index: planes.count,
        polygon: [
          SIMD2(Double(bounds.minX), Double(bounds.minY)), SIMD2(Double(bounds.maxX), Double(bounds.minY)),
          SIMD2(Double(bounds.maxX), Double(bounds.maxY)), SIMD2(Double(bounds.minX), Double(bounds.maxY)),
        ], time: local.time, speed: local.speed, tint: canvas.tint, isCopied: canvas.isCopied)
      planes.append(plane)
    }
  }
}
