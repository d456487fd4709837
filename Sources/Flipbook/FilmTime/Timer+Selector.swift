import FlipbookUIKit
import Foundation

// Timers that call a method of an object.
extension Timer {
  /// Makes a timer that calls a method.
  ///
  /// - Parameter selector: Of a method that takes the timer, or nothing.
  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let object = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) { selector.sendOnSceneThread(to: object, $0) }
    self.userInfo = userInfo
  }

  /// Makes a timer that calls a method, first at a date.
  ///
  /// - Parameter selector: Of a method that takes the timer, or nothing.
  public convenience init(
    fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) {
    let object = target as AnyObject
    self.init(fire: date, interval: interval, repeats: repeats) {
      selector.sendOnSceneThread(to: object, $0)
    }
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
}
