import Foundation

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
