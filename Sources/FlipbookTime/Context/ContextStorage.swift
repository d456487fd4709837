import Synchronization

/// The states of slots by their numbers.
@usableFromInline
final class ContextStorage {
  @usableFromInline var states: [AnyObject?] = []
  private let sharedStates = Mutex<[Int: any AnyObject & Sendable]>([:])

  init() {}

  @inlinable func state(_ number: Int) -> AnyObject? { number < states.count ? states[number] : nil }

  @usableFromInline func set(_ state: AnyObject, _ number: Int) {
    while states.count <= number { states.append(nil) }
    states[number] = state
  }

  func shared<State: AnyObject & Sendable>(_ number: Int, _ make: () -> State) -> State {
    let state: any AnyObject & Sendable = sharedStates.withLock { states in
      if let state = states[number] { return state }
      let state = make()
      states[number] = state
      return state
    }
    return unsafeDowncast(state, to: State.self)
  }
}
