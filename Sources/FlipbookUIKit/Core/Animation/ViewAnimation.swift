import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// A block of animated changes while it runs. It turns changes of views' layers into animations.
@MainActor
class ViewAnimation {
  /// The scene's part of ``SceneContext`` for animated changes.
  @MainActor
  private final class State {
    /// The blocks that are running, the innermost last; nil for one without animation.
    var stack: [ViewAnimation?] = []
    var record: ChangeRecord?

    nonisolated init() {}
  }

  private static let slot = ContextSlot(.scene) { State() }
  private static var state: State { SceneContext.current[slot] }

  /// The innermost block; nil where changes are not animated.
  static var current: ViewAnimation? { state.stack.last ?? nil }

  static func run(_ animation: ViewAnimation?, _ changes: () throws -> Void) rethrows {
    let state = state
    state.stack.append(animation)
    defer { state.stack.removeLast() }
    try changes()
    animation?.arrangeStacks()
  }

  private var arrangement: StackArrangement?

  /// Notes a view of a stack before it is shown or hidden.
  final func rearranges(_ view: UIView) {
    var changed = arrangement ?? StackArrangement()
    changed.record(view, in: self)
    arrangement = changed
  }

  private func arrangeStacks() {
    guard var changed = arrangement else { return }
    arrangement = nil
    changed.arrange()
  }

  /// Begins a block, until ``pop()``, for changes that are not in a closure.
  static func push(_ animation: ViewAnimation) { state.stack.append(animation) }
  static func pop() {
    state.stack.last??.arrangeStacks()
    state.stack.removeLast()
  }

  /// The properties that a view's own animation leaves alone.
  private static let plainKeys: Set<String> = [
    "hidden", "sublayers", "onOrderIn", "onOrderOut", "onLayout", "onDraw", "contents", "transition",
    "delegate",
    "mask", "zPosition", "doubleSided", "masksToBounds",
  ]

  /// Returns the action on a change of a layer's property; nil for none.
  final func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard !Self.plainKeys.contains(key), let view = layer.delegate as? UIView,
      view.window != nil || view.isOnItsWay
    else { return nil }
    return ViewAction(self, old: layer.value(forKey: key))
  }

  /// The values of properties before a transition's animated changes, so that it can be taken back.
  static var record: ChangeRecord? {
    get { state.record }
    set { state.record = newValue }
  }

  /// Called after a property has changed.
  func changed(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {}
}

/// An action that waits for the new value of a property about to change.
private final class ViewAction: CAAction {
  private let animation: ViewAnimation
  private let old: Any?

  init(_ animation: ViewAnimation, old: Any?) {
    self.animation = animation
    self.old = old
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    // No colour is a clear one, before and after.
    let absent: Any? = LayerKey(event)?.kind == .color ? CGColor.clear : nil
    let new = layer.value(forKey: event) ?? absent
    let old = old ?? absent
    guard !LayerChange.isSame(old, new) else { return }
    let change = OnSceneThread((animation: animation, layer: layer, old: old, new: new))
    MainActor.assumeIsolated {
      ViewAnimation.record?.record(change.value.layer, event, change.value.old)
      change.value.animation.changed(
        change.value.layer, event, from: change.value.old, to: change.value.new)
    }
  }
}
