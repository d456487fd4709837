import FlipbookDrawing
import Foundation

/// An object with coordinates of its own: a view or the screen.
@MainActor @preconcurrency
public protocol UICoordinateSpace: AnyObject {
  /// The object's own rectangle, in its own coordinates, in points.
  var bounds: CGRect { get }
  /// Converts a point from the object's own coordinates, in points.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point to the object's own coordinates, in points.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from the object's own coordinates, in points.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle to the object's own coordinates, in points.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// The screen's coordinates are those of the window.
extension UIView: UICoordinateSpace {
  /// Converts a point from the view's coordinates, in points. The screen's coordinates are those of the
  /// window.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }
  /// Converts a point to the view's coordinates, in points. The screen's coordinates are those of the window.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }
  /// Converts a rectangle from the view's coordinates, in points. The screen's coordinates are those of the
  /// window.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }
  /// Converts a rectangle to the view's coordinates, in points. The screen's coordinates are those of the
  /// window.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
  }
}

extension UIScreen: UICoordinateSpace {
  /// The screen's own coordinates.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's own coordinates: a film is held upright.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Converts a point from the screen's coordinates, in points.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }
  /// Converts a point to the screen's coordinates, in points.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }
  /// Converts a rectangle from the screen's coordinates, in points.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }
  /// Converts a rectangle to the screen's coordinates, in points.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
