import FlipbookPicture
import Foundation

/// Copies of the shapes before it.
struct LottieRepeater: Sendable {
  /// The most copies that are drawn.
  static let limit = 1_000

  var copies: LottieProperty<Double>
  /// The number of steps that the first copy is on.
  var offset: LottieProperty<Double>
  /// Whether each copy lies above the one before it.
  var stacksAbove: Bool
  var transform: LottieTransform
  /// In percent.
  var startOpacity: LottieProperty<Double>
  /// In percent.
  var endOpacity: LottieProperty<Double>

  /// The transform of a copy.
  func matrix(step: Double, at frame: LottieMoment) -> CGAffineTransform {
    let anchor = transform.anchor.value(at: frame)
    let scale = transform.scale.value(at: frame) / 100
    let position = transform.position(at: frame)
    func power(_ factor: Double) -> Double {
      factor < 0 && step == step.rounded() || factor >= 0 ? pow(factor, step) : -pow(-factor, step)
    }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(CGAffineTransform(scaleX: power(scale.x), y: power(scale.y)))
      .concatenating(LottieTransform.rotation(transform.rotation.value(at: frame) * step))
      .concatenating(
        CGAffineTransform(translationX: anchor.x + position.x * step, y: anchor.y + position.y * step))
  }
}
