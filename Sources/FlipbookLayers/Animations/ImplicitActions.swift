import FlipbookDrawing
import FlipbookMotion
import Foundation

/// Finds what happens when a property changes.
enum ImplicitActions {
  /// The search, in its order; `NSNull` ends it.
  static func search(_ layer: CALayer, _ event: String) -> (any CAAction)? {
    if let delegate = layer.delegate, let action = delegate.action(for: layer, forKey: event) {
      return action is NSNull ? nil : action
    }
    if let action = layer.actions?[event] { return action is NSNull ? nil : action }
    var style = layer.style
    while let current = style {
      if let actions = current["actions"] as? [String: any CAAction], let action = actions[event] {
        return action is NSNull ? nil : action
      }
      style = current["style"] as? [AnyHashable: Any]
    }
    guard let action = type(of: layer).defaultAction(forKey: event) else { return nil }
    if action is NSNull { return nil }
    if let basic = action as? CABasicAnimation, basic.keyPath == event, basic.fromValue == nil,
      basic.toValue == nil, basic.byValue == nil
    {
      basic.fromValue = (layer.presentation() ?? layer).value(forKeyPath: event)
      if basic.fromValue == nil, LayerKey(event)?.kind == .color { basic.fromValue = CGColor.clear }
    }
    return action
  }

  /// The delegate's action alone, for layers that have not been shown yet: they don't animate by themselves.
  static func ofDelegate(_ layer: CALayer, _ event: String) -> (any CAAction)? {
    guard let action = layer.delegate?.action(for: layer, forKey: event) else { return nil }
    return action is NSNull ? nil : action
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
