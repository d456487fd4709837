import FlipbookUIKit

// Timers that call a method of an object.
extension Timer {
  /// - Parameter selector: Of a method that takes the timer, or nothing.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    self.init(timeInterval: interval, repeats: repeats, block: Self.call(selector, on: target))
    self.userInfo = userInfo
  }

  /// Makes a timer that calls a method, and starts it.
  ///
  /// - Parameter selector: Of a method that takes the timer, or nothing.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
    timer.schedule()
    return timer
  }

  private static func call(_ selector: Selector, on target: Any) -> (Timer) -> Void {
    let target = target as AnyObject
    return { timer in
      // Timers fire on the run loop, which is the main actor's.
      nonisolated(unsafe) let target = target
      MainActor.assumeIsolated { selector.send(to: target, timer, nil) }
    }
  }
}
