import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Finds what happens when a property changes.
enum ImplicitActions {
  /// The search, in its order; `NSNull` ends it.
  static func search(_ layer: CALayer, _ event: String) -> (any CAAction)? {
    guard let action = found(layer, event), !(action is NSNull) else { return nil }
    return startingNow(action, layer, event)
  }

  private static func found(_ layer: CALayer, _ event: String) -> (any CAAction)? {
    if let action = layer.delegate?.action(for: layer, forKey: event) { return action }
    if let action = layer.actions?[event] { return action }
    var style = layer.style
    while let current = style {
      if let actions = current["actions"] as? [String: any CAAction], let action = actions[event] {
        return action
      }
      style = current["style"] as? [AnyHashable: Any]
    }
    return type(of: layer).defaultAction(forKey: event)
  }

  /// An animation of the property without ends of its own goes from what is shown now; any other action as it is.
  private static func startingNow(_ action: any CAAction, _ layer: CALayer, _ event: String) -> any CAAction {
    guard let basic = action as? CABasicAnimation, basic.keyPath == nil || basic.keyPath == event,
      basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil,
      let start = basic.makeCopy() as? CABasicAnimation
    else { return action }
    start.keyPath = event
    start.fromValue = (layer.presentation() ?? layer).value(forKeyPath: event)
    if start.fromValue == nil, LayerKey(event)?.kind == .color { start.fromValue = CGColor.clear }
    return start
  }

  /// The delegate's action alone, for layers that have not been shown yet: they don't animate by themselves.
  static func ofDelegate(_ layer: CALayer, _ event: String) -> (any CAAction)? {
    guard let action = layer.delegate?.action(for: layer, forKey: event), !(action is NSNull) else {
      return nil
    }
    return startingNow(action, layer, event)
  }

  static func defaultAction(forKey event: String) -> (any CAAction)? {
    guard let key = LayerKey(event), key.hasImplicitAnimation else { return nil }
    return animation(event)
  }

  static func animation(_ event: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }
}
