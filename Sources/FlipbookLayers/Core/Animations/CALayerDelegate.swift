import FlipbookDrawing
import Foundation

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
  /// Does nothing: the layer draws with ``draw(_:in:)``.
  public func display(_ layer: CALayer) { layer.usedDefault = true }
  /// Does nothing: the layer has no drawing of its own.
  public func draw(_ layer: CALayer, in ctx: CGContext) { layer.usedDefault = true }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Returns nil: the layer goes on looking.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
