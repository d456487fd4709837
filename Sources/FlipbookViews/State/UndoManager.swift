import Foundation

/// Remembers how to take back what has been done.
///
/// A film's environment has none; a scene may make its own.
open class UndoManager: @unchecked Sendable {
  private var undoActions: [() -> Void] = []
  private var redoActions: [() -> Void] = []
  private var isRegistrationForRedo = false
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  open private(set) var undoActionName = ""

  public init() {}

  open var canUndo: Bool { !undoActions.isEmpty }
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

  open func setActionName(_ actionName: String) { undoActionName = actionName }

  open func undo() {
    guard let action = undoActions.popLast() else { return }
    isUndoing = true
    action()
    isUndoing = false
  }

  open func redo() {
    guard let action = redoActions.popLast() else { return }
    isRedoing = true
    action()
    isRedoing = false
  }

  open func removeAllActions() {
    undoActions.removeAll()
    redoActions.removeAll()
  }

  open func beginUndoGrouping() {}
  open func endUndoGrouping() {}
}

/// Carries a target into a closure that is known to run in place.
private struct UndoCall<Target: AnyObject>: @unchecked Sendable {
  let target: Target
  let handler: @MainActor (Target) -> Void
}
