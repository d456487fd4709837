/// What UIKit keeps for all scenes of a process.
@MainActor
package enum UIKitState {
  /// Puts it back to how a new process has it.
  package static func reset() {
    ViewAnimation.reset()
    KeyframeBlock.open = nil
    BlockAnimation.repetition = nil
    UIView.dropOpenAnimations()
    UIView.resetAnimationSettings()
    LayoutPass.reset()
    UIApplication.renew()
    UIScreen.main = UIScreen()
    UIPasteboard.general = UIPasteboard()
  }
}
