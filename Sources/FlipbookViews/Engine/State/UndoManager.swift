import Foundation

/// Remembers how to take back what has been done.
///
/// A film's environment has none; a scene may make its own.
open class UndoManager: @unchecked Sendable {
  private var undoActions: [() -> Void] = []
  private var redoActions: [() -> Void] = []
  private var isRegistrationForRedo = false
  /// Whether an action is being undone.
  open private(set) var isUndoing = false
  /// Whether an action is being redone.
  open private(set) var isRedoing = false
  /// The name set last; empty at first.
  open private(set) var undoActionName = ""

  /// Makes a manager with nothing to undo.
  public init() {}

  /// Whether there is an action to undo.
  open var canUndo: Bool { !undoActions.isEmpty }
  /// Whether there is an action to redo.
  open var canRedo: Bool { !redoActions.isEmpty }

  /// Remembers a closure that takes back what is done now; while something is taken back, one that does it again.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    let action = { [weak target] in
      guard let target else { return }
      let call = UndoCall(target: target, handler: handler)
      MainActor.assumeIsolated { call.handler(call.target) }
    }
    if isUndoing {
      redoActions.append(action)
    } else {
      if !isRedoing { redoActions.removeAll() }
      undoActions.append(action)
    }
  }

  /// Sets the name of the action.
  open func setActionName(_ actionName: String) { undoActionName = actionName }

  /// Undoes the last action.
  open func undo() {
    guard let action = undoActions.popLast() else { return }
    isUndoing = true
    action()
    isUndoing = false
  }

  /// Redoes the action undone last.
  open func redo() {
    guard let action = redoActions.popLast() else { return }
    isRedoing = true
    action()
    isRedoing = false
  }

  /// Forgets all actions.
  open func removeAllActions() {
    undoActions.removeAll()
    redoActions.removeAll()
  }

  /// Has no effect: each action is undone by itself.
  open func beginUndoGrouping() {}
  /// Has no effect: each action is undone by itself.
  open func endUndoGrouping() {}
}

/// Carries a target into a closure that is known to run in place.
private struct UndoCall<Target: AnyObject>: @unchecked Sendable {
  let target: Target
  let handler: @MainActor (Target) -> Void
}
