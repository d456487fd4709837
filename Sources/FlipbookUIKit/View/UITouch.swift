import FlipbookDrawing
import Foundation

/// A finger on the screen.
@MainActor @preconcurrency
public final class UITouch: NSObject {
  /// Where in its course a touch is.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public internal(set) var phase = Phase.began
  /// How often the finger came down at this place.
  public internal(set) var tapCount = 1
  /// In film time, in seconds.
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var view: UIView?
  public internal(set) var window: UIWindow?
  var place = CGPoint.zero
  var previousPlace = CGPoint.zero

  override init() {}

  /// In a view's coordinates, in points; nil for the window's.
  public func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  public func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousPlace, from: nil) ?? previousPlace
  }
  /// 0 for a finger whose pressure is not known.
  public var force: CGFloat { 0 }
  public var maximumPossibleForce: CGFloat { 0 }
}
