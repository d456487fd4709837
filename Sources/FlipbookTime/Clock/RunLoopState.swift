/// A runtime's part of ``SceneContext`` for film time.
final class RunLoopState {
  private static let slot = ContextSlot(.runtime) { RunLoopState() }
  static var current: RunLoopState { SceneContext.current[slot] }

  weak var runLoop: VirtualRunLoop?
}
