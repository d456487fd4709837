import FlipbookDrawing
import Foundation

extension UIView {
  /// Converts a point from the view's coordinates to another view's, in points; nil stands for the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? root).layer)
  }

  /// Converts a point from another view's coordinates, in points; nil stands for the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? root).layer)
  }

  /// Converts a rectangle to another view's coordinates, in points; nil stands for the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? root).layer)
  }

  /// Converts a rectangle from another view's coordinates, in points; nil stands for the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? root).layer)
  }

  /// The window, or the highest view without one.
  var root: UIView {
    var view = self
    while let next = view.superview { view = next }
    return view
  }
}
