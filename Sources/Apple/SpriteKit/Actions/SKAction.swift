import Flipbook
import Foundation

/// A change of nodes over time. One action can run on any number of nodes.
open class SKAction: NSObject, NSCopying {
  let content: ActionContent
  /// The length, in seconds, at a speed of 1.
  open var duration: TimeInterval
  /// The pace; linear unless set.
  open var timingMode = SKActionTimingMode.linear
  /// A pace of the scene's own, in the place of the mode.
  open var timingFunction: SKActionTimingFunction {
    get { ownTiming ?? { Float($0) } }
    set { ownTiming = newValue }
  }
  /// The factor of the time.
  open var speed: CGFloat = 1
  private var ownTiming: SKActionTimingFunction?

  /// Makes an action that does nothing.
  public override convenience init() { self.init(.wait(range: 0), 0) }

  init(_ content: ActionContent, _ duration: TimeInterval) {
    (self.content, self.duration) = (content, duration.isFinite ? max(0, duration) : duration)
  }

  /// Returns an action of the same task and pace.
  open func copy(with zone: NSZone? = nil) -> Any { with(content, duration) }

  /// An action of the same pace.
  func with(_ content: ActionContent, _ duration: TimeInterval) -> SKAction {
    let copy = SKAction(content, duration)
    (copy.timingMode, copy.speed, copy.ownTiming) = (timingMode, speed, ownTiming)
    return copy
  }

  /// Returns the part of the way after a part of the time.
  func part(_ time: Double) -> Double {
    if let ownTiming { return Double(ownTiming(Float(time))) }
    return timingMode.part(time)
  }
}
