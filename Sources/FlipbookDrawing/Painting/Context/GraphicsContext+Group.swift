import Foundation

extension GraphicsContext {
  /// Draws several operations as one with the context's opacity, blend mode, clip and filters; without a layer
  /// where a single operation can take them itself.
  package func drawGroup(_ draw: (GraphicsContext) throws -> Void) rethrows {
    let start = recorder.itemCount
    var inner = self
    inner.state = State(transform: state.transform)
    do {
      try draw(inner)
    } catch {
      recorder.replaceItems(from: start, with: nil)
      throw error
    }
    guard recorder.itemCount > start || state.blendMode.reachesWholeClip else { return }
    let items = recorder.items(from: start)
    if items.count == 1, state.opacity > 0, let item = items[0].alone(in: state, canvas: recorder.canvas) {
      recorder.replaceItems(from: start, with: item)
    } else {
      let layer = DisplayLayer(items: items)
      recorder.replaceItems(from: start, with: nil)
      record(.layer(layer))
    }
  }
}

extension GraphicsContext {
  /// Keeps what has been drawn since an index within a rectangle, and to itself: blend modes of it meet nothing that was
  /// there before.
  ///
  /// - Parameters:
  ///   - start: The number of items that the recorder had before.
  ///   - rect: In user space.
  package func isolate(from start: Int, in rect: CGRect) {
    let items = recorder.items(from: start)
    guard !items.isEmpty else { return }
    let (map, frame) = (state.transform, rect.applying(state.transform).insetBy(dx: -0.001, dy: -0.001))
    let isUpright = map.b == 0 && map.c == 0
    var kept: [DisplayItem] = []
    for item in items {
      if isUpright, frame.contains(item.bounds) {
        kept.append(item)
        continue
      }
      let clip = ClipChain(
        parent: item.clip, shape: .path(Path(rect), FillStyle(), map), isInverse: false,
        canvas: recorder.reach)
      let inside = DisplayItem(
        content: item.content, transform: item.transform, opacity: item.opacity, blendMode: item.blendMode,
        clip: clip, filters: item.filters, canvas: recorder.reach)
      if !inside.bounds.isNull { kept.append(inside) }
    }
    recorder.replaceItems(from: start, with: nil)
    if kept.allSatisfy({ $0.blendMode == .normal }) {
      recorder.append(contentsOf: kept)
    } else {
      record(.layer(DisplayLayer(items: kept)))
    }
  }
}

extension DisplayItem {
  /// The item with another blend mode.
  func blended(_ mode: GraphicsContext.BlendMode, canvas: CGRect) -> DisplayItem {
    DisplayItem(
      content: content, transform: transform, opacity: opacity, blendMode: mode, clip: clip,
      filters: filters, canvas: canvas)
  }

  /// The item with the blend mode of the one thing that it filters; nil where it has none.
  ///
  /// In a canvas a filter around a blended view filters first, and blends what comes of it.
  func liftingBlendMode(canvas: CGRect) -> DisplayItem? {
    guard blendMode == .normal, !filters.isEmpty, case .layer(let layer) = content, layer.items.count == 1
    else { return nil }
    let inner = layer.items[0].liftingBlendMode(canvas: canvas) ?? layer.items[0]
    guard inner.blendMode != .normal, !inner.blendMode.reachesWholeClip else { return nil }
    return DisplayItem(
      content: .layer(
        DisplayLayer(items: [inner.blended(.normal, canvas: canvas)], isLinear: layer.isLinear)),
      transform: transform, opacity: opacity, blendMode: inner.blendMode, clip: clip, filters: filters,
      canvas: canvas)
  }

  /// The item drawn as a group of its own in a state; nil where that takes a layer.
  fileprivate func alone(in state: GraphicsContext.State, canvas: CGRect) -> DisplayItem? {
    guard blendMode == .normal, clip == nil || (state.clip == nil && state.filters.isEmpty) else {
      return nil
    }
    // A group's filters see its opacity and its clip.
    guard state.filters.isEmpty || opacity == 1 else { return nil }
    return DisplayItem(
      content: content, transform: transform, opacity: opacity * state.opacity, blendMode: state.blendMode,
      clip: state.clip ?? clip, filters: filters + state.filters, canvas: canvas)
  }
}
