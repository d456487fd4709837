import Foundation

/// Work to be done at film times, in order of time and, at one time, in the order it was asked for.
@MainActor
package final class VirtualRunLoop {
  /// Stands for work that has been posted, to call it off.
  @MainActor
  package final class Token {
    fileprivate(set) var isCancelled = false
    package init() {}
    package func cancel() { isCancelled = true }
  }

  private struct Event {
    var time: TimeInterval
    var order: Int
    var token: Token
    var action: @MainActor () -> Void

    func isBefore(_ other: Event) -> Bool { (time, order) < (other.time, other.order) }
  }

  /// Seconds by which an event may be late to count as being at a time: what rounding makes of sums.
  package static let tolerance = 1e-9

  /// The film time, in seconds from the first frame.
  package private(set) var now: TimeInterval = 0
  /// How long the work under way has slept, in seconds: it sees a later time, and what it puts off begins from there.
  private var slept: TimeInterval = 0
  /// The film time as the work under way sees it.
  package var workTime: TimeInterval { now + slept }
  /// Whether the work under way has slept.
  package var hasSlept: Bool { slept > 0 }
  /// A binary heap, the next event first.
  private var events: [Event] = []
  private var count = 0
  private var closing: [@MainActor () -> Void] = []

  package init() {}

  /// Posts work.
  ///
  /// - Parameter time: A film time; one that is over counts as now.
  @discardableResult
  package func post(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
    let token = Token()
    count += 1
    let when = time.isNaN ? workTime : max(time, workTime)
    events.append(Event(time: when, order: count, token: token, action: action))
    siftUp(events.count - 1)
    return token
  }

  @discardableResult
  package func post(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
    post(at: workTime + max(delay, 0), action)
  }

  /// The time of the next event that has not been called off.
  package var nextTime: TimeInterval? {
    while let first = events.first, first.token.isCancelled { removeFirst() }
    return events.first?.time
  }

  /// Moves on to the next event not after `time` and does it. False when there is none.
  package func runNext(until time: TimeInterval) -> Bool {
    guard let next = nextTime, next <= time + Self.tolerance else { return false }
    let event = events[0]
    removeFirst()
    now = max(now, event.time)
    beginWork()
    event.action()
    beginWork()
    return true
  }

  /// Begins work that has not slept.
  package func beginWork() { slept = 0 }

  /// Lets time pass for the work under way alone.
  package func sleep(_ seconds: TimeInterval) { slept += max(0, seconds) }

  /// Has something done once when what goes on now has come to an end, before anything is shown.
  package func atEndOfTurn(_ action: @escaping @MainActor () -> Void) { closing.append(action) }

  /// Ends what goes on now. False when nothing waited for that.
  package func endTurn() -> Bool {
    guard !closing.isEmpty else { return false }
    let actions = closing
    closing = []
    actions.forEach { $0() }
    return true
  }

  /// The number of events posted so far.
  package var postedCount: Int { count }
  /// The number that the next event was posted as, from 1; nil for none.
  package var nextOrder: Int? { nextTime == nil ? nil : events[0].order }

  /// Puts all that is due off to a later time, in its order.
  package func putOffDue(until time: TimeInterval) {
    let due = events.filter { $0.time <= now + Self.tolerance && !$0.token.isCancelled }
    events.removeAll { $0.time <= now + Self.tolerance }
    let later = events
    events = []
    for var event in due + later {
      if event.time <= now + Self.tolerance { event.time = time }
      events.append(event)
      siftUp(events.count - 1)
    }
  }

  /// Moves on to a time with nothing left to do before it.
  package func advance(to time: TimeInterval) {
    now = max(now, time)
    beginWork()
  }

  private func removeFirst() {
    let last = events.removeLast()
    guard !events.isEmpty else { return }
    events[0] = last
    siftDown()
  }

  private func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard events[child].isBefore(events[parent]) else { return }
      events.swapAt(child, parent)
      child = parent
    }
  }

  private func siftDown() {
    var parent = 0
    while true {
      var first = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < events.count && events[child].isBefore(events[first]) {
        first = child
      }
      if first == parent { return }
      events.swapAt(parent, first)
      parent = first
    }
  }
}
