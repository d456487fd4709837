import Flipbook
import FlipbookDiagnostics
import FlipbookLayers
import FlipbookPicture
import Foundation

/// A node that draws all below it as one picture, which is then combined with what is under it.
open class SKEffectNode: SKNode {
  /// A filter of Core Image; nil for none. Gaussian blurs are drawn; others are left out, with a diagnostic.
  open var filter: CIFilter? {
    didSet { unsupported("SKEffectNode.filter", when: filter.map { NodeBlur($0) == nil } ?? false) }
  }
  /// Whether all below is drawn as one picture.
  open var shouldEnableEffects = true
  /// Has no effect: only what changes is drawn anew.
  open var shouldRasterize = false
  /// Whether the filter reaches the middle of the node alone. Has no effect on a blur.
  open var shouldCenterFilter = true
  /// How the picture is combined with what is under it.
  open var blendMode = SKBlendMode.alpha
  /// A shader of GLSL; nil for none. It is left out, with a diagnostic.
  open var shader: SKShader?

  override func draw(_ place: NodePlace, _ recorder: NodeRecorder) {
    guard shouldEnableEffects, !(self is SKScene) else { return super.draw(place, recorder) }
    let blur = filter.flatMap { NodeBlur($0) }
    guard blur != nil || blendMode != .alpha || place.alpha < 1 else { return super.draw(place, recorder) }
    var inner = place
    inner.alpha = 1
    let items = recorder.items { recorder in for child in children { recorder.visit(child, in: inner) } }
    recorder.group(items, place, blendMode.mode, blur: blur?.radius ?? 0)
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    guard let other = other as? SKEffectNode else { return }
    (filter, shouldEnableEffects, blendMode) = (other.filter, other.shouldEnableEffects, other.blendMode)
    (shouldRasterize, shouldCenterFilter, shader) = (
      other.shouldRasterize, other.shouldCenterFilter, other.shader
    )
  }
}
