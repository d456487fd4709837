/// The subscribers of a subject.
final class ConduitSet<Output, Failure: Error> {
  private var conduits: [Conduit<Output, Failure>] = []
  private(set) var result: Subscribers.Completion<Failure>?

  func add(_ conduit: Conduit<Output, Failure>) {
    if let result {
      conduit.send(completion: result)
    } else {
      conduits.removeAll { $0.isOver }
      conduits.append(conduit)
    }
  }

  func send(_ value: Output) {
    guard result == nil else { return }
    for conduit in conduits { conduit.send(value) }
  }

  func send(completion: Subscribers.Completion<Failure>) {
    guard result == nil else { return }
    result = completion
    let all = conduits
    conduits = []
    all.forEach { $0.send(completion: completion) }
  }

  var isEmpty: Bool { conduits.allSatisfy(\.isOver) }
}
