import FlipbookDrawing
import FlipbookMotion
import Foundation

extension CALayer {
  /// Keeps what the layer is, before the first change in a transaction.
  final func keepCommitted() {
    guard isCommitted, committed == nil else { return }
    committed = CommittedLayer(self)
    // The kept state has the object; changes go to a copy.
    payload = payload?.copy()
    CATransaction.touched(self)
  }

  /// Has pictures made anew even where they were noted as out of date already: the layer lies somewhere else.
  final func attached() {
    changedEpoch = 0
    changed()
    parent?.changedEpoch = 0
    parent?.changed()
    CATransaction.attached(self)
  }

  /// The layer at the top of what this one lies in.
  package final var root: CALayer {
    var layer = self
    while let next = layer.parent { layer = next }
    return layer
  }

  /// The host that shows the layer; nil when none does.
  package final var rootHost: LayerHost? { root.host }

  /// Whether the layer is nothing but a rectangle that is animated by plain numbers.
  @inline(__always)
  final var isPlain: Bool {
    !tracks.isEmpty && hasPlainTracks && layers.isEmpty && payload == nil && contentsValue == nil
      && backing == nil && maskLayer == nil && effects == nil && transition == nil && !hasTiming
      && !keepsDepth
      && cache == nil
  }

  // MARK: Layout and display

  final func recordLayout() {
    if isPresentationCopy || layoutIsNeeded { return }
    layoutIsNeeded = true
    CATransaction.open()
    CATransaction.needsLayout(self)
  }

  /// Whether sublayers are laid out before the next picture.
  public final func needsLayout() -> Bool { layoutIsNeeded }

  final func layOutFromTop() {
    var top = self
    var layer: CALayer? = self
    while let current = layer, current.layoutIsNeeded || current === self {
      if current.layoutIsNeeded { top = current }
      layer = current.parent
    }
    top.layOutTree()
  }

  final func layOutTree() {
    if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
    }
    for layer in layers { layer.layOutTree() }
  }

  final func recordDisplay() {
    if isPresentationCopy || displayIsNeeded { return }
    displayIsNeeded = true
    CATransaction.open()
    CATransaction.needsDisplay(self)
    changed()
  }

  /// Has the layer drawn anew; all of it.
  public final func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether the layer is drawn anew before the next picture.
  public final func needsDisplay() -> Bool { displayIsNeeded }

  /// Draws the layer now if it needs it.
  public final func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    beginQuietly()
    let old = backing
    display()
    // A drawing that asks for itself is drawn once: what it asks for is done.
    displayIsNeeded = false
    changed()
    if old != nil, backing != nil { fadeDrawing() }
  }

  /// A drawing that takes the place of another one is new contents, for which layers have an action: a fade.
  private func fadeDrawing() {
    guard isCommitted, CATransaction.runsActions, layers.isEmpty, running.isEmpty,
      let action = action(forKey: LayerKey.contents.name)
    else { return }
    guard let animation = action as? CABasicAnimation else {
      return action.run(forKey: LayerKey.contents.name, object: self, arguments: nil)
    }
    let fade = CATransition()
    (fade.duration, fade.timingFunction) = (animation.duration, animation.timingFunction)
    add(fade, forKey: LayerKey.contents.name)
  }
}

extension CALayer {
  /// Has the background blur what lies behind it; nil for a plain one.
  package final func setGlass(_ glass: LayerGlass?) {
    guard glass != effects?.glass else { return }
    beginQuietly()
    var copy = effects ?? LayerEffects()
    copy.glass = glass
    effects = copy
    changed()
  }

  /// Shows a picture as the layer's own drawing, in the coordinates of a rectangle.
  package final func showPicture(_ items: [DisplayItem], of rect: CGRect) {
    beginQuietly()
    backing = items.isEmpty ? nil : LayerBacking(items: items, bounds: rect)
    changed()
  }
}
