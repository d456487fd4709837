import FlipbookDrawing
import FlipbookLayers
import FlipbookMotion
import Foundation

/// A block of animated changes while it runs: what turns changes of views' layers into animations.
@MainActor
class ViewAnimation {
  /// The blocks that are running, the innermost last; nil for one without animation.
  private static var stack: [ViewAnimation?] = []

  /// The innermost; nil where changes are not animated.
  static var current: ViewAnimation? { stack.last ?? nil }

  static func run(_ animation: ViewAnimation?, _ changes: () throws -> Void) rethrows {
    stack.append(animation)
    defer { stack.removeLast() }
    try changes()
  }

  /// Begins what ``pop()`` ends, for changes that are not in a closure.
  static func push(_ animation: ViewAnimation) { stack.append(animation) }
  static func pop() { stack.removeLast() }

  /// Ends all blocks.
  static func reset() { (stack, record) = ([], nil) }

  /// Changes that a view's own animation leaves alone.
  private static let plainKeys: Set<String> = [
    "hidden", "sublayers", "onOrderIn", "onOrderOut", "onLayout", "onDraw", "contents", "transition",
    "delegate",
    "mask", "zPosition", "doubleSided", "masksToBounds",
  ]

  /// What is done about a change of a layer's property; nil for nothing.
  final func action(for layer: CALayer, key: String) -> (any CAAction)? {
    guard !Self.plainKeys.contains(key), let view = layer.delegate as? UIView,
      view.window != nil || view.isOnItsWay
    else { return nil }
    return ViewAction(self, old: layer.value(forKey: key))
  }

  /// What properties were before animated changes of a transition, so that it can be taken back.
  static var record: ChangeRecord?

  /// Called when a property has another value.
  func changed(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {}
}

/// What properties of layers were before they were changed.
@MainActor
final class ChangeRecord {
  private var entries: [(layer: CALayer, key: String, old: Any?)] = []

  func note(_ layer: CALayer, _ key: String, _ old: Any?) {
    guard !entries.contains(where: { $0.layer === layer && $0.key == key }) else { return }
    entries.append((layer, key, old))
  }

  /// Gives all properties the values they had.
  func takeBack() {
    UIView.performWithoutAnimation {
      for entry in entries { entry.layer.setValue(entry.old, forKey: entry.key) }
    }
    entries = []
  }
}

/// Waits for the new value of a property that is about to change.
private final class ViewAction: CAAction {
  private let animation: ViewAnimation
  private let old: Any?

  init(_ animation: ViewAnimation, old: Any?) {
    self.animation = animation
    self.old = old
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    // No colour is a clear one, where it comes or goes.
    let absent: Any? = LayerKey(event)?.kind == .color ? CGColor.clear : nil
    let new = layer.value(forKey: event) ?? absent
    let old = old ?? absent
    guard !LayerChange.isSame(old, new) else { return }
    let change = OnSceneThread((animation: animation, layer: layer, old: old, new: new))
    MainActor.assumeIsolated {
      ViewAnimation.record?.note(change.value.layer, event, change.value.old)
      change.value.animation.changed(
        change.value.layer, event, from: change.value.old, to: change.value.new)
    }
  }
}

/// Compares and subtracts values of layers' properties.
enum LayerChange {
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): return true
    case (let one?, let other?):
      guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
      return one == other
    default: return false
    }
  }

  /// One value less another, for properties that can be added to; nil for others.
  static func difference(_ one: Any?, _ other: Any?) -> Any? {
    switch (one, other) {
    case (let a as CGPoint, let b as CGPoint): return CGPoint(x: a.x - b.x, y: a.y - b.y)
    case (let a as CGSize, let b as CGSize):
      return CGSize(width: a.width - b.width, height: a.height - b.height)
    case (let a as CGRect, let b as CGRect):
      return CGRect(
        x: a.minX - b.minX, y: a.minY - b.minY, width: a.width - b.width, height: a.height - b.height)
    case (let a?, let b?):
      guard let a = LayerNumbers.number(a), let b = LayerNumbers.number(b) else { return nil }
      return a - b
    default: return nil
    }
  }

  /// What adding changes nothing.
  static func zero(like value: Any?) -> Any? {
    switch value {
    case is CGPoint: return CGPoint.zero
    case is CGSize: return CGSize.zero
    case is CGRect: return CGRect.zero
    case let value?: return LayerNumbers.number(value).map { _ in 0.0 }
    case nil: return nil
    }
  }
}
