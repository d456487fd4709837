import FlipbookLayers
import FlipbookMotion
import Foundation

/// Animations between `beginAnimations` and `commitAnimations`, the way before blocks.
extension UIView {
  /// Changes after this are animated, until `commitAnimations`.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let own = OpenAnimation()
    OpenAnimation.stack.append(own)
    ViewAnimation.push(own)
  }

  /// Ends what `beginAnimations` began.
  public static func commitAnimations() {
    guard OpenAnimation.stack.popLast() != nil else { return }
    ViewAnimation.pop()
  }

  /// In seconds; 0.2 unless set.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimation.stack.last?.duration = duration
  }
  /// In seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) { OpenAnimation.stack.last?.delay = delay }
  public static func setAnimationCurve(_ curve: AnimationCurve) { OpenAnimation.stack.last?.curve = curve }
  /// May be a fraction.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimation.stack.last?.repeatCount = repeatCount
  }
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimation.stack.last?.autoreverses = repeatAutoreverses
  }
  /// Changes set out from what is shown in any case.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

extension UIView {
  /// Drops animations that were begun and not committed.
  static func dropOpenAnimations() { OpenAnimation.stack = [] }
}

/// An animation that is set while it is open.
private final class OpenAnimation: ViewAnimation {
  static var stack: [OpenAnimation] = []
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false

  override func changed(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    let block = BlockAnimation(
      timing: AnimationTiming(duration: max(duration, 0), course: .curve(curve.timingFunction)), delay: delay,
      options: [], completion: nil)
    let outer = BlockAnimation.repetition
    if repeatCount > 0 || autoreverses {
      BlockAnimation.repetition = (max(repeatCount, 1), autoreverses)
    }
    block.changed(layer, key, from: old, to: new)
    BlockAnimation.repetition = outer
  }
}
