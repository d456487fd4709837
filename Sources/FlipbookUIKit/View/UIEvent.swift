import FlipbookDrawing
import Foundation

/// What happened to touches at one time.
@MainActor @preconcurrency
public final class UIEvent: NSObject {
  public enum EventType: Int, Hashable, Sendable {
    case touches = 0
    case motion, remoteControl, presses
  }

  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake = 1
  }

  public var type: EventType { .touches }
  public var subtype: EventSubtype { .none }
  /// In film time, in seconds.
  public let timestamp: TimeInterval
  public let allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>) {
    self.timestamp = timestamp
    allTouches = touches
  }

  public func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
}
