import Foundation

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
