import Synchronization

/// The state that belongs to one scene and outlives a frame: its clock, its screen, its random numbers, its
/// open transactions. Targets above declare their parts with ``ContextSlot`` and ``SharedContextSlot``.
///
/// ``current`` is the only variable of a process that a frame depends on. A new context holds new state, so a scene
/// never sees what another left. A scene enters its own context before it runs, so scenes can take turns in a process.
///
/// Three scopes make up a context: the program's state outlives its scenes, the scene's belongs to one run, and the
/// runtime's to one tree of views or layers in it. A child has a runtime's state of its own and shares the rest.
package final class SceneContext: @unchecked Sendable {
  private static let first = SceneContext(program: ContextStorage(), scene: ContextStorage())

  /// The context of the scene that is being made or run. For the scene's thread alone; see ``anyThread``.
  package nonisolated(unsafe) private(set) static var current = first

  private static let entered = Mutex(first)

  /// ``current``, for code that any thread may call.
  package static var anyThread: SceneContext { entered.withLock { $0 } }

  // Layers ask for their state at every change of a property: what finds it is inlined.
  @usableFromInline let program: ContextStorage
  @usableFromInline let scene: ContextStorage
  @usableFromInline let own = ContextStorage()

  private init(program: ContextStorage, scene: ContextStorage) {
    (self.program, self.scene) = (program, scene)
  }

  /// A context for another scene of the same program.
  package func nextScene() -> SceneContext { SceneContext(program: program, scene: ContextStorage()) }

  /// A context for a tree of views or layers in this scene.
  package func child() -> SceneContext { SceneContext(program: program, scene: scene) }

  /// Makes this the current context.
  package func enter() {
    Self.current = self
    Self.entered.withLock { $0 = self }
  }

  /// Runs something in this context and returns to the one before.
  package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Self.current
    enter()
    defer { outer.enter() }
    return try body()
  }

  /// The state of a slot, made when it is first asked for. For the scene's thread alone.
  @inlinable package subscript<State: AnyObject>(slot: ContextSlot<State>) -> State {
    let storage = storage(slot.scope)
    if let state = storage.state(slot.number) { return unsafeDowncast(state, to: State.self) }
    let state = slot.make()
    storage.set(state, slot.number)
    return state
  }

  /// The state of a slot, made when it is first asked for. For any thread.
  package subscript<State: AnyObject & Sendable>(slot: SharedContextSlot<State>) -> State {
    storage(slot.scope).shared(slot.number, slot.make)
  }

  @inlinable func storage(_ scope: ContextScope) -> ContextStorage {
    switch scope {
    case .program: program
    case .scene: scene
    case .runtime: own
    }
  }
}
