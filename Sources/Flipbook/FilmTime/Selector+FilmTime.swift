import FlipbookUIKit

extension NotificationCenter {
  /// Has a method called with each notification of a name.
  public func addObserver(_ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?) {
    let call = WeakSelectorCall(target: observer as AnyObject, selector: selector)
    _ = addObserver(forName: name, object: object, queue: nil) { call.run($0) }
  }
}

extension UIResponder {
  /// Calls a method later.
  ///
  /// - Parameter delay: In seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let call = SelectorCall(target: self, selector: selector)
    let argument = Argument(value: argument as Any)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { call.run(argument.value as Any) }
  }
}

extension NSObject {
  /// Calls a method later.
  ///
  /// - Parameter delay: In seconds.
  public func perform(_ selector: Selector, with argument: Any?, afterDelay delay: TimeInterval) {
    let call = SelectorCall(target: self, selector: selector)
    let argument = Argument(value: argument as Any)
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { call.run(argument.value as Any) }
  }
}

/// A method that is called on the scene's one thread.
private struct SelectorCall: @unchecked Sendable {
  let target: AnyObject
  let selector: Selector

  func run(_ sender: Any) {
    let call = Argument(value: sender)
    MainActor.assumeIsolated { selector.send(to: target, call.value, nil) }
  }
}

/// The same, as long as its target lives.
private struct WeakSelectorCall: @unchecked Sendable {
  weak var target: AnyObject?
  let selector: Selector

  init(target: AnyObject, selector: Selector) { (self.target, self.selector) = (target, selector) }

  func run(_ sender: Any) {
    let call = Argument(value: sender)
    MainActor.assumeIsolated { selector.send(to: target, call.value, nil) }
  }
}

private struct Argument: @unchecked Sendable {
  let value: Any
}
