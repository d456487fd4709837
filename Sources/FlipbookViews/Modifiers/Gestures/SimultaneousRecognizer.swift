import Foundation

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
