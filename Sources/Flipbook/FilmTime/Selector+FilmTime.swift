import FlipbookUIKit

extension NotificationCenter {
  /// Has a method called with each notification of a name, as long as the observer lives.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let target = WeakTarget(observer as AnyObject)
    _ = addObserver(forName: name, object: object, queue: nil) {
      selector.sendOnSceneThread(to: target.object, $0)
    }
  }
}

extension UIResponder {
  /// Calls a method later.
  ///
  /// - Parameter delay: In seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    selector.send(to: self, argument, afterDelay: delay)
  }
}

extension NSObject {
  /// Calls a method later.
  ///
  /// - Parameter delay: In seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    selector.send(to: self, argument, afterDelay: delay)
  }
}

extension Selector {
  fileprivate func send(to target: AnyObject, _ argument: Any?, afterDelay delay: TimeInterval) {
    FilmClock.post(after: delay) { sendOnSceneThread(to: target, argument) }
  }
}

/// Notifications may be handed to any thread; in a scene there is one.
private struct WeakTarget: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
