import FlipbookCombine

/// The connection of a publisher of dates. It lasts where nobody keeps it, as a run loop keeps its timers.
struct TimerConnection: Cancellable {
  let timer: Timer

  func cancel() { timer.invalidate() }
}
