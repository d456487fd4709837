import FlipbookDrawing
import Foundation

extension UIControl {
  /// Calls a closure with each action, or target and method, and its events, until the closure says that it is enough.
  public func enumerateEventHandlers(
    _ iterator: (UIAction?, (Any?, Selector)?, UIControl.Event, inout Bool) -> Void
  ) {
    var isEnough = false
    for entry in actions where !isEnough { iterator(entry.action, nil, entry.events, &isEnough) }
    for entry in targets where !isEnough {
      iterator(nil, (entry.target, entry.action), entry.events, &isEnough)
    }
  }

  /// The events of all actions and targets.
  public var allControlEvents: UIControl.Event {
    actions.reduce(into: targets.reduce(into: []) { $0.formUnion($1.events) }) { $0.formUnion($1.events) }
  }
}
