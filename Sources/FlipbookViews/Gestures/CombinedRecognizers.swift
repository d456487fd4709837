import Foundation

/// A recognizer of two others.
@MainActor
class PairRecognizer<First, Second, Value>: _GestureRecognizer<Value> {
  let first: _GestureRecognizer<First>
  let second: _GestureRecognizer<Second>

  init(_ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>) {
    (self.first, self.second) = (first, second)
  }

  override var deadline: TimeInterval? {
    isOver ? nil : [first.deadline, second.deadline].compactMap { $0 }.min()
  }

  override func cancel() {
    first.cancel()
    second.cancel()
    super.cancel()
  }
}

@MainActor
final class SimultaneousRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let make: @MainActor (First?, Second?) -> Value

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    make: @escaping @MainActor (First?, Second?) -> Value
  ) {
    self.make = make
    super.init(first, second)
  }

  override var claim: Claim? { first.claim ?? second.claim }

  override func handle(_ event: TouchEvent) {
    first.handle(event)
    second.handle(event)
    update()
  }

  override func pass(to time: TimeInterval) {
    first.pass(to: time)
    second.pass(to: time)
    update()
  }

  private func update() {
    guard !isOver else { return }
    let phases = [first.phase, second.phase]
    if phases == [.failed, .failed] {
      phase = .failed
    } else if phases.allSatisfy({ $0 == .ended || $0 == .failed }) {
      phase = .ended
    } else if phases.contains(where: { $0 == .active || $0 == .ended }) {
      phase = .active
    }
    if phase == .active || phase == .ended {
      value = make(
        first.phase == .failed ? nil : first.value, second.phase == .failed ? nil : second.value)
    }
  }

  override func deliver() {
    first.deliver()
    second.deliver()
  }
}

@MainActor
final class SequenceRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let makeFirst: @MainActor (First) -> Value
  private let makeSecond: @MainActor (First, Second?) -> Value
  /// The touch that the first gesture was made of, while it is down.
  private var down: TouchEvent?
  private var hasBegunSecond = false

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    first makeFirst: @escaping @MainActor (First) -> Value,
    second makeSecond: @escaping @MainActor (First, Second?) -> Value
  ) {
    (self.makeFirst, self.makeSecond) = (makeFirst, makeSecond)
    super.init(first, second)
  }

  override var claim: Claim? { first.phase == .ended ? second.claim ?? first.claim : nil }

  override func handle(_ event: TouchEvent) {
    switch event.phase {
    case .began: down = event
    case .ended, .cancelled: down = nil
    case .moved: break
    }
    if first.phase == .ended {
      second.handle(event)
    } else {
      first.handle(event)
      beginSecond(at: event.time)
    }
    update()
  }

  override func pass(to time: TimeInterval) {
    first.pass(to: time)
    beginSecond(at: time)
    second.pass(to: time)
    update()
  }

  /// The second gesture is made of the same touch, when that still is there.
  private func beginSecond(at time: TimeInterval) {
    guard first.phase == .ended, !hasBegunSecond else { return }
    hasBegunSecond = true
    guard var event = down else { return }
    event.time = time
    second.handle(event)
  }

  private func update() {
    guard !isOver else { return }
    if first.phase == .failed || second.phase == .failed { return phase = .failed }
    if first.phase == .ended, let value = first.value {
      phase = second.phase == .ended ? .ended : .active
      self.value = makeSecond(value, second.value)
    } else if first.phase == .active, let value = first.value {
      phase = .active
      self.value = makeFirst(value)
    }
  }

  override func deliver() {
    first.deliver()
    if first.phase == .ended { second.deliver() }
  }
}

@MainActor
final class ExclusiveRecognizer<First, Second, Value>: PairRecognizer<First, Second, Value> {
  private let makeFirst: @MainActor (First) -> Value
  private let makeSecond: @MainActor (Second) -> Value

  init(
    _ first: _GestureRecognizer<First>, _ second: _GestureRecognizer<Second>,
    first makeFirst: @escaping @MainActor (First) -> Value,
    second makeSecond: @escaping @MainActor (Second) -> Value
  ) {
    (self.makeFirst, self.makeSecond) = (makeFirst, makeSecond)
    super.init(first, second)
  }

  /// Whether the second gesture has taken the place of the first.
  private var isSecond: Bool {
    if first.phase == .failed { return true }
    return first.claim == nil && second.claim != nil && second.claim != .tap
  }

  override var claim: Claim? { isSecond ? second.claim : first.claim }

  override func handle(_ event: TouchEvent) {
    first.handle(event)
    second.handle(event)
    update()
  }

  override func pass(to time: TimeInterval) {
    first.pass(to: time)
    second.pass(to: time)
    update()
  }

  private func update() {
    guard !isOver else { return }
    if isSecond {
      first.cancel()
      phase = second.phase
      value = second.value.map(makeSecond)
    } else {
      if first.claim != nil { second.cancel() }
      phase = first.phase
      value = first.value.map(makeFirst)
    }
  }

  override func deliver() {
    guard isSecond else { return first.deliver() }
    if first.phase == .failed { first.deliver() }
    second.deliver()
  }
}
