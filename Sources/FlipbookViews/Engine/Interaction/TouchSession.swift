import FlipbookDrawing
import Foundation

/// A touch and those after it that belong to the same gestures.
///
/// Gestures inside go before those around them, except for those of high priority; as soon as one is sure of the
/// touches the others are out. A tap waits until none that goes before it can come of them any more, and so does a
/// drag that needs no distance as long as the finger rests.
@MainActor
final class TouchSession {
  @MainActor
  private final class Entry {
    weak var element: Element?
    let index: Int
    let priority: AttachedGesture.Priority
    let recognizer: _GestureRecognizerBase
    /// Whether it has won.
    var isGranted = false
    var isDone = false

    init(_ element: Element, index: Int, _ gesture: AttachedGesture) {
      self.element = element
      self.index = index
      priority = gesture.priority
      recognizer = gesture.make(_GestureContext(element: element))
    }

    /// Whether the view has taken the gesture back since it began.
    var isWithdrawn: Bool {
      guard let gestures = element?.gestures, gestures.indices.contains(index) else { return false }
      return !gestures[index].isThere
    }

    /// Takes over the closures of the gesture as the view has it now.
    func refresh() {
      guard let gestures = element?.gestures, gestures.indices.contains(index) else { return }
      gestures[index].update(recognizer)
    }
  }

  /// In the order in which they go before each other; those that are made together with others last.
  private var entries: [Entry] = []
  private(set) var isDown = false
  private var start = CGPoint.zero
  /// Whether a single finger has moved no further than in a tap: a drag that needs no distance waits as long.
  private var isStill = true
  /// Whether a gesture has come of the touches so far, or may without a further one.
  private(set) var isMet = false

  /// Whether a gesture has the touches for itself.
  var isClaimed: Bool { entries.contains { $0.isGranted && !$0.isDone && $0.priority != .simultaneous } }

  private var live: [Entry] { entries.filter { !$0.isDone } }
  /// Whether further touches or a deadline may make something of it.
  var isOver: Bool { !isDown && live.isEmpty }

  var deadline: TimeInterval? { live.compactMap(\.recognizer.deadline).min() }

  /// Whether a touch on an element could go on with what has begun.
  func continues(on chain: [Element]) -> Bool {
    !isDown && live.contains { entry in chain.contains { $0 === entry.element } }
  }

  /// A finger comes down.
  ///
  /// - Parameter chain: The elements it lands on, from the inside out.
  func begin(_ event: TouchEvent, on chain: [Element]) {
    isDown = true
    let old = live
    for entry in old where !chain.contains(where: { $0 === entry.element }) {
      entry.recognizer.cancel()
      entry.isDone = true
    }
    var high: [Entry] = []
    var normal: [Entry] = []
    var together: [Entry] = []
    // From the outside in, for the masks that leave out what lies inside.
    var isCut = false
    for element in chain.reversed() where !isCut {
      var own: [Entry] = []
      for (index, gesture) in element.gestures.enumerated() {
        if !gesture.mask.contains(.subviews) { isCut = true }
        guard gesture.mask.contains(.gesture) else { continue }
        let entry =
          old.first { $0.element === element && $0.index == index && !$0.isDone }
          ?? Entry(element, index: index, gesture)
        switch gesture.priority {
        case .high: high.append(entry)
        case .normal: own.append(entry)
        case .simultaneous: together.append(entry)
        }
      }
      normal = own + normal
    }
    entries = high + normal + together
    handle(event)
  }

  func handle(_ event: TouchEvent) {
    if event.phase == .began { (start, isStill) = (event.location, event.touchCount == 1) }
    if event.touchCount > 1
      || hypot(event.location.x - start.x, event.location.y - start.y) > TouchLimits.tapMovement
    {
      isStill = false
    }
    if event.phase == .ended || event.phase == .cancelled { isDown = false }
    for entry in live {
      if entry.element == nil || entry.isWithdrawn {
        entry.recognizer.cancel()
      } else {
        entry.recognizer.handle(event)
      }
    }
    pass(to: event.time)
  }

  func pass(to time: TimeInterval) {
    for entry in live { entry.recognizer.pass(to: time) }
    resolve()
  }

  private func resolve() {
    let exclusive = entries.filter { $0.priority != .simultaneous }
    var winner = exclusive.first { $0.isGranted && !$0.isDone }
    var hasWon = exclusive.contains { $0.isGranted }
    for (index, entry) in exclusive.enumerated() where !entry.isDone && !entry.isGranted {
      guard let claim = entry.recognizer.claim, !hasWon else { continue }
      let mustWait = exclusive[..<index].contains { other in
        !other.isDone && !other.recognizer.isOver && !other.recognizer.leavesTouches
          && (claim == .tap || claim == .motion && isStill
            || other.priority == .high && entry.priority != .high)
      }
      if mustWait {
        isMet = true
        continue
      }
      entry.isGranted = true
      hasWon = true
      winner = entry
    }
    if hasWon {
      isMet = true
      for entry in exclusive where !entry.isDone && entry !== winner {
        entry.recognizer.cancel()
        entry.isDone = true
      }
    }
    for entry in live {
      let waits = entry.priority != .simultaneous && !entry.isGranted && entry.recognizer.claim != nil
      guard !waits else { continue }
      if entry.recognizer.claim != nil || entry.recognizer.phase == .active { isMet = true }
      entry.refresh()
      entry.recognizer.deliver()
      if entry.recognizer.isOver { entry.isDone = true }
    }
    if live.contains(where: { $0.recognizer.deadline != nil }) { isMet = true }
  }
}
