import Foundation

/// The pan that moves a sheet. Hosted views that take a touch for themselves, and controls that follow the finger, keep it.
final class SheetPan: UIPanGestureRecognizer {
  private weak var touched: UIView?
  /// Whether the finger has gone far enough. Hosted views hear of it before the pan begins.
  private var isRipe = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touched = touches.finger?.view
    isRipe = false
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      if touched is UISlider || touched is UIPickerView || hosting?.hasClaimedTouch == true {
        state = .failed
      } else if hosting != nil, !isRipe {
        isRipe = hasGone
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }

  private var hosting: HostingView? {
    sequence(first: touched) { $0?.superview }.lazy.compactMap { $0 as? HostingView }.first { _ in true }
  }
}
