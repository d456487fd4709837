import Foundation

/// Changes of what lies in what.
enum LayerTree {
  static func insert(_ layer: CALayer, in parent: CALayer, at index: Int) {
    guard layer !== parent, !isAncestor(layer, of: parent) else {
      LayerInput.warn("circle", "A layer is added to itself or to a layer inside it; the call is left out.")
      return
    }
    let action = parent.begin(.sublayers)
    var index = index
    if layer.parent === parent, !layer.isMask, let old = parent.layers.firstIndex(where: { $0 === layer }) {
      if old < index { index -= 1 }
      parent.layers.remove(at: old)
    } else {
      layer.removeFromSuperlayer()
    }
    index = min(max(index, 0), parent.layers.count)
    parent.layers.insert(layer, at: index)
    layer.parent = parent
    layer.isMask = false
    // A copy that is shown is a layer of its own.
    layer.isPresentationCopy = false
    layer.modelLayer = nil
    layer.attached()
    parent.setNeedsLayout()
    run(layer, kCAOnOrderIn)
    parent.end(.sublayers, action)
  }

  static func remove(_ layer: CALayer) {
    guard let parent = layer.parent else { return }
    if layer.isMask {
      parent.mask = nil
      return
    }
    let action = parent.begin(.sublayers)
    run(layer, kCAOnOrderOut)
    if let index = parent.layers.firstIndex(where: { $0 === layer }) { parent.layers.remove(at: index) }
    // They hold the layer, and few layers that are left are not recorded in blocks.
    parent.recordedSublayers = nil
    detach(layer)
    parent.setNeedsLayout()
    parent.end(.sublayers, action)
  }

  /// Ends a layer's tie to its parent, which has already let it go.
  static func detach(_ layer: CALayer) {
    layer.parent = nil
    layer.isMask = false
    CATransaction.open()
    CATransaction.detached(layer)
  }

  private static func run(_ layer: CALayer, _ event: String) {
    guard CATransaction.runsActions, layer.isCommitted || layer.delegate != nil || layer.actions != nil else {
      return
    }
    layer.action(forKey: event)?.run(forKey: event, object: layer, arguments: nil)
  }

  private static func isAncestor(_ layer: CALayer, of other: CALayer) -> Bool {
    var next = other.parent
    while let current = next {
      if current === layer { return true }
      next = current.parent
    }
    return false
  }
}

extension CALayer {
  /// The layer that it lies in; nil for none.
  public final var superlayer: CALayer? { parent }

  /// The layers in this one, back to front; nil when there are none.
  public final var sublayers: [CALayer]? {
    get { layers.isEmpty ? nil : layers }
    set {
      let new = newValue ?? []
      for layer in layers where !new.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
      for (index, layer) in new.enumerated() { insertSublayer(layer, at: UInt32(index)) }
    }
  }

  /// Puts another layer in the place of one.
  public final func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, let index = layers.firstIndex(where: { $0 === oldLayer }) else { return }
    LayerTree.insert(newLayer, in: self, at: index)
    oldLayer.removeFromSuperlayer()
  }
}
