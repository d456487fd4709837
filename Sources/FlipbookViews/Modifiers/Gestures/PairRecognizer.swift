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
