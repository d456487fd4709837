import FlipbookMotion
import FlipbookTime
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

extension NSObject {
  /// Calls a method. Its result is not known here: nil.
  @discardableResult
  public func perform(_ selector: Selector!, with argument: Any? = nil) -> Unmanaged<AnyObject>! {
    selector.sendOnSceneThread(to: self, argument)
    return nil
  }

  /// Calls a method later.
  ///
  /// - Parameter delay: In seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    selector.send(to: self, argument, afterDelay: delay)
  }
}

extension NSObject {
  /// Calls a method later, in any mode of the run loop.
  public func perform(
    _ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    perform(selector, with: argument, afterDelay: delay)
  }

  /// Calls a method on the thread of the scene: at once where it is waited for, otherwise once what runs now is done.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }

  /// Calls a method on the thread of the scene: at once where it is waited for, otherwise once what runs now is done.
  public func perform(
    _ selector: Selector, on thread: Thread, with argument: Any?, waitUntilDone wait: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }

  /// Calls a method: at once where it is waited for, otherwise once what runs now is done.
  public func performSelector(onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool)
  {
    if wait {
      selector.sendOnSceneThread(to: self, argument)
    } else {
      perform(selector, with: argument, afterDelay: 0)
    }
  }

  /// Calls a method: at once where it is waited for, otherwise once what runs now is done.
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool, modes: [String]?
  ) {
    performSelector(onMainThread: selector, with: argument, waitUntilDone: wait)
  }

  /// Calls a method once what runs now is done. A scene has one thread, which stands for the others.
  public func performSelector(inBackground selector: Selector, with argument: Any?) {
    perform(selector, with: argument, afterDelay: 0)
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
enum PlannedCalls {
  /// Objects stay on the thread of their scene; only the table is everyone's.
  private struct Call: @unchecked Sendable {
    weak var target: AnyObject?
    var selector: Selector
  }

  private struct Table: Sendable {
    var calls: [Int: Call] = [:]
    var count = 0
  }

  private static let slot = SharedContextSlot(.scene) { Guarded(Table()) }
  private static var table: Guarded<Table> { SceneContext.anyThread[slot] }

  fileprivate static func add(_ target: AnyObject, _ selector: Selector) -> Int {
    let call = Call(target: target, selector: selector)
    return table.withLock { table in
      table.count += 1
      table.calls[table.count] = call
      return table.count
    }
  }

  /// True where the call has not been taken back.
  fileprivate static func claim(_ number: Int) -> Bool {
    table.withLock { $0.calls.removeValue(forKey: number) != nil }
  }

  fileprivate static func cancel(_ target: AnyObject, _ selector: Selector?) {
    let isOther = OnSceneThread { (call: Call) in
      call.target !== target || (selector != nil && call.selector != selector)
    }
    table.withLock { table in table.calls = table.calls.filter { isOther.value($0.value) } }
  }
}

extension Selector {
  fileprivate func send(to target: AnyObject, _ argument: Any?, afterDelay delay: TimeInterval) {
    let number = PlannedCalls.add(target, self)
    FilmClock.post(after: delay) {
      if PlannedCalls.claim(number) { sendOnSceneThread(to: target, argument) }
    }
  }
}

/// Notifications may be handed to any thread; in a scene there is one.
private struct WeakTarget: @unchecked Sendable {
  weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}
