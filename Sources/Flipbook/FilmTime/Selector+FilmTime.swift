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

extension NSObject {
  /// Takes back what `perform(_:with:afterDelay:)` was asked for.
  public class func cancelPreviousPerformRequests(withTarget target: Any) {
    PlannedCalls.cancel(target as AnyObject, nil)
  }

  /// Takes back what `perform(_:with:afterDelay:)` was asked for, for one method.
  public class func cancelPreviousPerformRequests(withTarget target: Any, selector: Selector, object: Any?) {
    PlannedCalls.cancel(target as AnyObject, selector)
  }
}

/// Methods that are to be called later.
private enum PlannedCalls {
  private struct Call {
    weak var target: AnyObject?
    var selector: Selector
  }

  nonisolated(unsafe) private static var calls: [Int: Call] = [:]
  nonisolated(unsafe) private static var count = 0

  static func add(_ target: AnyObject, _ selector: Selector) -> Int {
    count += 1
    calls[count] = Call(target: target, selector: selector)
    return count
  }

  /// True where the call has not been taken back.
  static func take(_ number: Int) -> Bool { calls.removeValue(forKey: number) != nil }

  static func cancel(_ target: AnyObject, _ selector: Selector?) {
    calls = calls.filter { entry in
      entry.value.target !== target || (selector != nil && entry.value.selector != selector)
    }
  }
}

extension Selector {
  fileprivate func send(to target: AnyObject, _ argument: Any?, afterDelay delay: TimeInterval) {
    let number = PlannedCalls.add(target, self)
    FilmClock.post(after: delay) {
      if PlannedCalls.take(number) { sendOnSceneThread(to: target, argument) }
    }
  }
}

/// Notifications may be handed to any thread; in a scene there is one.
private struct WeakTarget: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
