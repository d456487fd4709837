import Foundation

/// The scene's run loop by its name in Core Foundation.
public typealias CFRunLoop = RunLoop
/// A timer of a run loop by its name in Core Foundation.
public typealias CFRunLoopTimer = Timer
/// A number of bits.
public typealias CFOptionFlags = UInt
/// A place in a row.
public typealias CFIndex = Int
/// Seconds since the first instant of 2001.
public typealias CFAbsoluteTime = Double

/// The scene's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// The scene's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }

/// Makes a timer that first fires at a date, and again after each interval unless that is 0. The allocator, the flags and
/// the order have no effect.
public func CFRunLoopTimerCreateWithHandler(
  _ allocator: CFAllocator?, _ fireDate: CFAbsoluteTime, _ interval: TimeInterval, _ flags: CFOptionFlags,
  _ order: CFIndex, _ block: ((CFRunLoopTimer?) -> Void)!
) -> CFRunLoopTimer! {
  let handler: (CFRunLoopTimer?) -> Void = block
  return Timer(
    fire: Date(timeIntervalSinceReferenceDate: fireDate), interval: interval, repeats: interval > 0
  ) { handler($0) }
}

/// Starts a timer. The mode has no effect.
public func CFRunLoopAddTimer(_ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  runLoop.add(timer, forMode: .common)
}

/// Ends a timer. The mode has no effect.
public func CFRunLoopRemoveTimer(_ runLoop: CFRunLoop!, _ timer: CFRunLoopTimer!, _ mode: CFRunLoopMode!) {
  timer.invalidate()
}

/// Ends a timer.
public func CFRunLoopTimerInvalidate(_ timer: CFRunLoopTimer!) { timer.invalidate() }

/// Whether a timer may still fire.
public func CFRunLoopTimerIsValid(_ timer: CFRunLoopTimer!) -> Bool { timer.isValid }

/// Seconds between two firings of a timer; 0 for one firing.
public func CFRunLoopTimerGetInterval(_ timer: CFRunLoopTimer!) -> TimeInterval { timer.timeInterval }

/// When a timer fires next.
public func CFRunLoopTimerGetNextFireDate(_ timer: CFRunLoopTimer!) -> CFAbsoluteTime {
  timer.fireDate.timeIntervalSinceReferenceDate
}

/// Puts off the next firing of a timer, or brings it forward.
public func CFRunLoopTimerSetNextFireDate(_ timer: CFRunLoopTimer!, _ fireDate: CFAbsoluteTime) {
  timer.fireDate = Date(timeIntervalSinceReferenceDate: fireDate)
}
