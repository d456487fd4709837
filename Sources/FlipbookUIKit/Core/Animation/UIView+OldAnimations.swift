import FlipbookLayers
import FlipbookMotion
import FlipbookTime
import Foundation

/// Animations between `beginAnimations` and `commitAnimations`, as before blocks.
extension UIView {
  /// Begins a stretch in which changes are animated, until `commitAnimations`.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let own = OpenAnimation()
    OpenAnimation.stack.append(own)
    ViewAnimation.push(own)
  }

  /// Ends the stretch that `beginAnimations` began last.
  public static func commitAnimations() {
    guard OpenAnimation.stack.popLast() != nil else { return }
    ViewAnimation.pop()
  }

  /// Sets the duration of later changes, in seconds; 0.2 unless set.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimation.stack.last?.duration = duration
  }
  /// Sets the delay of later changes, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) { OpenAnimation.stack.last?.delay = delay }
  /// Sets the curve of later changes; slow at both ends unless set.
  public static func setAnimationCurve(_ curve: AnimationCurve) { OpenAnimation.stack.last?.curve = curve }
  /// Sets the number of runs of later changes. It may be a fraction.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimation.stack.last?.repeatCount = repeatCount
  }
  /// Sets whether each run of later changes is followed by one backwards.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimation.stack.last?.autoreverses = repeatAutoreverses
  }
  /// Has no effect. Changes begin from what is shown in any case.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}

/// An animation whose settings may change until it is committed.
private final class OpenAnimation: ViewAnimation {
  @MainActor
  private final class State {
    var stack: [OpenAnimation] = []

    nonisolated init() {}
  }

  private static let slot = ContextSlot(.scene) { State() }

  /// The open animations, the innermost last.
  static var stack: [OpenAnimation] {
    _read { yield SceneContext.current[slot].stack }
    _modify { yield &SceneContext.current[slot].stack }
  }

  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false

  override func changed(_ layer: CALayer, _ key: String, from old: Any?, to new: Any?) {
    let block = BlockAnimation(
      timing: AnimationTiming(duration: max(duration, 0), curve: .cubic(curve.timingFunction)), delay: delay,
      options: [], completion: nil)
    let outer = BlockAnimation.repetition
    if repeatCount > 0 || autoreverses {
      BlockAnimation.repetition = (max(repeatCount, 1), autoreverses)
    }
    block.changed(layer, key, from: old, to: new)
    BlockAnimation.repetition = outer
  }
}
