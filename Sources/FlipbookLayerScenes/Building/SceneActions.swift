import FlipbookDrawing
import FlipbookLayers
import Foundation

/// Gives a layer the actions that a scene says, as its delegate: asked before a change, it knows where it starts from.
final class SceneActions: CALayerDelegate {
  /// By event; nil for nothing.
  private let actions: [String: SceneAnimation?]

  init(_ actions: [String: SceneAnimation?]) { self.actions = actions }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    // The initial values of a layer are no changes.
    guard layer.isCommitted, let action = actions[event] else { return nil }
    guard let action else { return NSNull() }
    let animation = action.timed(on: layer)
    if let property = animation as? CAPropertyAnimation, property.keyPath == nil { property.keyPath = event }
    if let basic = animation as? CABasicAnimation, basic.keyPath == event, basic.fromValue == nil,
      basic.toValue == nil, basic.byValue == nil
    {
      basic.fromValue = (layer.presentation() ?? layer).value(forKeyPath: event) ?? CGColor(.clear)
    }
    return animation
  }
}
