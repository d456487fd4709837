import Foundation

/// Collects the items of one layer. All copies of a context that draw into the layer share it.
package final class DisplayListRecorder {
  package private(set) var items: [DisplayItem] = []
  /// The whole drawing area in list space.
  package let canvas: CGRect
  package let resources: DrawingResources

  package init(canvas: CGRect, resources: DrawingResources) {
    self.canvas = canvas
    self.resources = resources
  }

  package func append(_ item: DisplayItem) { items.append(item) }

  package func append(contentsOf newItems: [DisplayItem]) { items += newItems }
}
