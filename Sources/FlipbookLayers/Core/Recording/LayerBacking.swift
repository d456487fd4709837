import FlipbookDrawing
import Foundation

/// A picture that is kept, in the coordinates of the layer it was recorded for.
package final class LayerBacking: Sendable {
  package let items: [DisplayItem]
  /// The rectangle it was recorded for.
  package let bounds: CGRect

  package init(items: [DisplayItem], bounds: CGRect) {
    self.items = items
    self.bounds = bounds
  }
}

extension DisplayItem {
  /// The item as it is seen through a transform that follows.
  package func moved(by map: CGAffineTransform, opacity factor: Double = 1, canvas: CGRect) -> DisplayItem {
    let content: Content =
      if case .layer(let layer) = content {
        .layer(
          DisplayLayer(
            items: layer.items.map { $0.moved(by: map, canvas: .infinite) }, isLinear: layer.isLinear))
      } else {
        content
      }
    return DisplayItem(
      content: content, transform: transform.concatenating(map), opacity: opacity * factor,
      blendMode: blendMode, clip: clip.map { $0.moved(by: map, canvas: canvas) },
      filters: filters.map {
        FilterStage(kind: $0.kind, options: $0.options, transform: $0.transform.concatenating(map))
      }, canvas: canvas)
  }
}

extension ClipChain {
  fileprivate func moved(by map: CGAffineTransform, canvas: CGRect) -> ClipChain {
    let shape: Shape =
      switch shape {
      case .path(let path, let style, let transform): .path(path, style, transform.concatenating(map))
      case .layer(let layer, let opacity):
        .layer(
          DisplayLayer(
            items: layer.items.map { $0.moved(by: map, canvas: .infinite) }, isLinear: layer.isLinear),
          opacity: opacity)
      }
    return ClipChain(
      parent: parent.map { $0.moved(by: map, canvas: canvas) }, shape: shape, isInverse: isInverse,
      canvas: canvas)
  }
}
