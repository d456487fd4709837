import Foundation

extension CGContext {
  /// Begins a layer: what is drawn until ``endTransparencyLayer()`` is composited as one, with the present alpha,
  /// blend mode, shadow and clip. Inside, these start over. The state is saved.
  ///
  /// - Parameter auxiliaryInfo: Not used.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) { beginLayer(clip: state.clip) }

  /// Begins a layer as above, of which only the part inside a rectangle is kept.
  ///
  /// - Parameter auxiliaryInfo: Not used.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let clip = state.clip
    self.clip(to: Path(rect), rule: .winding, transform: state.transform)
    let inner = state.clip
    state.clip = clip
    beginLayer(clip: inner)
  }

  private func beginLayer(clip: ClipChain?) {
    var outer = state
    outer.clip = clip
    saveGState()
    let layer = DisplayListRecorder(canvas: recorder.canvas, resources: recorder.resources)
    layer.isKept = recorder.isKept
    targets.append(Target(recorder: layer, outer: outer, depth: saved.count))
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clip = nil
  }

  /// Ends the layer that was begun last and composites it. Without one, it reports a diagnostic and does nothing.
  public func endTransparencyLayer() {
    guard targets.count > 1 else {
      return reportUnsupported(
        "cgcontext.end-layer",
        "endTransparencyLayer is called more often than beginTransparencyLayer; the call is left out.")
    }
    let target = targets.removeLast()
    saved.removeLast(saved.count - target.depth)
    let after = saved.removeLast()
    let layer = DisplayLayer(items: target.recorder.items)
    state = target.outer
    if !layer.items.isEmpty || state.blendMode.blendMode.reachesWholeClip {
      record(.layer(layer), transform: state.transform)
    }
    state = after
  }
}
