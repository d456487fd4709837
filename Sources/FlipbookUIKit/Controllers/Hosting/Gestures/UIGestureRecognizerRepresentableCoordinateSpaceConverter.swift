import FlipbookDrawing
import FlipbookViews
import Foundation

/// The place of a gesture in coordinate spaces of SwiftUI.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  let track: GestureTrack

  /// The place in the view, in points.
  public var localLocation: CGPoint { track.convert(track.location, to: .local) }
  /// The way since the gesture's begin in the view, in points; nil for gestures that don't move.
  public var localTranslation: CGPoint? { translation(in: .local) }
  /// The velocity in the view, in points a second; nil for gestures that don't move.
  public var localVelocity: CGPoint? { velocity(in: .local) }

  /// The place in a coordinate space, in points.
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint {
    track.convert(track.location, to: space.coordinateSpace)
  }
  /// The way since the gesture's begin in a coordinate space, in points; nil for gestures that don't move.
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let pan = track.recognizer as? UIPanGestureRecognizer else { return nil }
    return track.vector(pan.translation(in: pan.view), to: space.coordinateSpace)
  }
  /// The velocity in a coordinate space, in points a second; nil for gestures that don't move.
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? {
    guard let pan = track.recognizer as? UIPanGestureRecognizer else { return nil }
    return track.vector(pan.velocity(in: pan.view), to: space.coordinateSpace)
  }
  /// A point of the film in the view, in points.
  public func convert(globalPoint: CGPoint) -> CGPoint { track.convert(globalPoint, to: .local) }
}
