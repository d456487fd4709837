import FlipbookDrawing
import Foundation

/// Something that happens when a layer's property changes.
public protocol CAAction {
  /// - Parameters:
  ///   - event: The property or event.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Nothing happens.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// Draws, lays out and gives actions for a layer.
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its contents.
  func display(_ layer: CALayer)
  /// Draws the layer's contents.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called before the layer is drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a property; nil to have the layer go on looking, `NSNull()` for none.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.usedDefault = true }
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.usedDefault = true }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Hears of an animation's begin and end, at film times.
public protocol CAAnimationDelegate: AnyObject {
  func animationDidStart(_ anim: CAAnimation)
  /// - Parameter flag: Whether it ran to its end, rather than being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
