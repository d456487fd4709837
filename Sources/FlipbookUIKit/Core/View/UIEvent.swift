import FlipbookDrawing
import Foundation

/// The touches that changed at one time.
@MainActor @preconcurrency
public final class UIEvent: NSObject {
  /// The kind of an event. A film has touches only.
  public enum EventType: Int, Hashable, Sendable {
    case touches = 0
    case motion, remoteControl, presses
  }

  /// The kind of a motion. A film has none.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// Always `touches`.
  public var type: EventType { .touches }
  /// Always `none`.
  public var subtype: EventSubtype { .none }
  /// The time of the event in the film, in seconds.
  public let timestamp: TimeInterval
  /// The touches of the event.
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
  }

  /// Returns the touches that began in a view.
  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
