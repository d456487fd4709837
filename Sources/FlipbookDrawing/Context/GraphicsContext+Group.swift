import Foundation

extension GraphicsContext {
  /// Draws several operations as one with the context's opacity, blend mode, clip and filters; without a layer
  /// where a single operation can take them itself.
  package func drawGroup(_ draw: (GraphicsContext) throws -> Void) rethrows {
    let start = recorder.items.count
    var inner = self
    inner.state = State(transform: state.transform)
    do {
      try draw(inner)
    } catch {
      recorder.replaceItems(from: start, with: nil)
      throw error
    }
    guard recorder.items.count > start || state.blendMode.reachesWholeClip else { return }
    if recorder.items.count == start + 1, state.opacity > 0,
      let item = recorder.items[start].alone(in: state, canvas: recorder.canvas)
    {
      recorder.replaceItems(from: start, with: item)
    } else {
      let layer = DisplayLayer(items: Array(recorder.items[start...]))
      recorder.replaceItems(from: start, with: nil)
      record(.layer(layer))
    }
  }
}

extension DisplayItem {
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
