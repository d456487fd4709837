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

/// Baselines of a view that is laid out by another one inside of it.
extension UIView {
  /// The distance of the first baseline from the top, in points; the height where the view itself is laid out.
  func baselineOffset(of view: UIView) -> CGFloat {
    view === self ? bounds.height : view.convert(.zero, to: self).y + view.baselineOffset
  }

  /// The distance of the last baseline from the bottom, in points; 0 where the view itself is laid out.
  func lastBaselineOffset(of view: UIView) -> CGFloat {
    guard view !== self else { return 0 }
    let end = view.convert(CGPoint(x: 0, y: view.bounds.height), to: self).y
    return bounds.height - end + view.lastBaselineOffset
  }
}
