import FlipbookDrawing
import Foundation

/// A layer that shows a part of its sublayers, cut off at its bounds.
open class CAScrollLayer: CALayer, LayerScroller {
  /// Makes a layer that cuts off its sublayers.
  public override init() {
    super.init()
    values.masksToBounds = true
  }

  /// Makes a copy for presentation.
  public override init(layer: Any) {
    super.init(layer: layer)
  }

  /// Always nil, with a warning: layers aren't archived here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// A copy of the layer for presentation.
  open override func _presentationCopy() -> CALayer { CAScrollLayer(layer: self) }

  /// Initially both.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Puts a point of the layer's coordinates at its top left.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    bounds = CGRect(origin: origin, size: bounds.size)
  }

  /// Moves as little as it takes to show a rectangle of the layer's coordinates.
  open func scroll(to r: CGRect) { reveal(r) }

  final func reveal(_ rect: CGRect) {
    func shift(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
      if low < from { return low }
      if high > to { return min(low, from + high - to) }
      return from
    }
    let x = shift(rect.minX, rect.maxX, bounds.minX, bounds.maxX)
    let y = shift(rect.minY, rect.maxY, bounds.minY, bounds.maxY)
    scroll(to: CGPoint(x: x, y: y))
  }
}
