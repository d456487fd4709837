import FlipbookDrawing
import Foundation

/// A finger on the screen.
@MainActor @preconcurrency
public final class UITouch: NSObject {
  /// The stage of a touch.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  /// The kind of touch.
  public enum TouchType: Int, Hashable, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// Always `direct`.
  public var type: TouchType { .direct }
  /// The stage that the touch is in.
  public internal(set) var phase = Phase.began
  /// The number of times that the finger came down at this place.
  public internal(set) var tapCount = 1
  /// The time of the last change in the film, in seconds.
  public internal(set) var timestamp: TimeInterval = 0
  /// The view in which the touch began.
  public internal(set) var view: UIView?
  /// The window in which the touch began.
  public internal(set) var window: UIWindow?
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  override init() {}

  /// Returns the place in a view's coordinates, in points; nil stands for the window.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// Returns the place before the last change in a view's coordinates, in points; nil stands for the window.
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }
  /// Always 0, as for a finger whose pressure is not known.
  public var force: CGFloat { 0 }
  /// Always 0.
  public var maximumPossibleForce: CGFloat { 0 }
}

extension Set<UITouch> {
  /// The finger's touch.
  var finger: UITouch? {
    // Any order: a set of a film's touches has one.
    first
  }
}
