import FlipbookDrawing
import Foundation

/// Which way a scroll layer moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its sublayers, cut off at its bounds.
open class CAScrollLayer: CALayer {
  public override init() {
    super.init()
    values.masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

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
