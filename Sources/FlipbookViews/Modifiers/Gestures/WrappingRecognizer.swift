import Foundation

/// A recognizer around another one of the same phases.
@MainActor
class WrappingRecognizer<Base, Value>: _GestureRecognizer<Value> {
  let base: _GestureRecognizer<Base>

  init(_ base: _GestureRecognizer<Base>) { self.base = base }

  override var phase: Phase {
    get { base.phase }
    set { base.phase = newValue }
  }
  override var claim: Claim? { base.claim }
  override var deadline: TimeInterval? { base.deadline }
  override func handle(_ event: TouchEvent) { base.handle(event) }
  override func pass(to time: TimeInterval) { base.pass(to: time) }
  override func deliver() { base.deliver() }
  override func cancel() { base.cancel() }
}
