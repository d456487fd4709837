import Foundation

/// Collects the items of one layer. All copies of a context that draw into the layer share it.
package final class DisplayListRecorder {
  package private(set) var items: [DisplayItem] = []
  /// The whole drawing area in list space.
  package let canvas: CGRect
  /// The part of list space that can have an effect: more than the canvas in a layer that is going to be
  /// blurred or projected.
  package let reach: CGRect
  package let resources: DrawingResources
  /// Whether what is drawn now is kept by someone, to be drawn again.
  package var isKept = false

  package init(canvas: CGRect, reach: CGRect? = nil, resources: DrawingResources) {
    self.canvas = canvas
    self.reach = reach ?? canvas
    self.resources = resources
  }

  package var itemCount: Int { items.count }

  /// Makes room for as many items more, where their number is known.
  package func reserve(_ count: Int) { items.reserveCapacity(items.count + count) }

  package func append(_ item: consuming DisplayItem) { items.append(item) }

  /// Appends the fill of a path with a colour, if anything can be seen of it.
  package func appendFill(
    _ path: Path, _ color: RGBA, _ style: FillStyle, transform: CGAffineTransform, opacity: Double,
    blendMode: GraphicsContext.BlendMode, clip: ClipChain?
  ) {
    let item = DisplayItem(
      content: .fill(path, .color(color), style), transform: transform, opacity: opacity,
      blendMode: blendMode, clip: clip, canvas: reach)
    if !item.bounds.isNull { items.append(item) }
  }

  package func append(contentsOf newItems: [DisplayItem]) { items += newItems }

  /// Puts one item, or none, in the place of all from an index on.
  package func replaceItems(from start: Int, with item: DisplayItem?) {
    items.removeSubrange(start...)
    if let item { items.append(item) }
  }
}
