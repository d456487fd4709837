import Flipbook
import FlipbookPicture
import Foundation

/// Collects what nodes draw, and puts it in order: by height, and then by the tree.
@MainActor
final class NodeRecorder {
  /// The whole drawing area in list space.
  let canvas: CGRect
  /// From the coordinates at the top of the tree to the list's.
  let base: CGAffineTransform
  private var found: [(height: CGFloat, item: DisplayItem)] = []

  init(canvas: CGRect, base: CGAffineTransform) {
    (self.canvas, self.base) = (canvas, base)
  }

  /// The items, the lowest first.
  var items: [DisplayItem] {
    found.enumerated().sorted { ($0.element.height, $0.offset) < ($1.element.height, $1.offset) }
      .map(\.element.item)
  }

  /// Draws a node below another that is drawn in a place.
  func visit(_ node: SKNode, in outer: NodePlace) {
    guard !node.isHidden, node.alpha > 0 else { return }
    let place = NodePlace(
      transform: node.transform.concatenating(outer.transform),
      alpha: outer.alpha * Double(min(1, node.alpha)),
      height: outer.height + node.zPosition)
    guard place.transform.isFinite else { return }
    node.draw(place, self)
  }

  /// Collects items by themselves.
  func items(_ body: (NodeRecorder) -> Void) -> [DisplayItem] {
    let inner = NodeRecorder(canvas: canvas, base: base)
    body(inner)
    return inner.items
  }

  /// Adds an item, if anything can be seen of it.
  func add(
    _ content: DisplayItem.Content, _ transform: CGAffineTransform, _ place: NodePlace,
    _ mode: DisplayItem.BlendMode, filters: [FilterStage] = [], clip: ClipChain? = nil
  ) {
    guard place.alpha > 0, transform.determinant != 0 else { return }
    let item = DisplayItem(
      content: content, transform: transform, opacity: place.alpha, blendMode: mode, clip: clip,
      filters: filters,
      canvas: canvas)
    if !item.bounds.isNull { found.append((place.height, item)) }
  }
}
