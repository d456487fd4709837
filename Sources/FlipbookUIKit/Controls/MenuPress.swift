import Foundation

/// The long touch that opens a button's menu where a tap does something else.
final class MenuPress: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  private var button: UIButton? { view as? UIButton }

  init() {
    super.init(target: nil, action: nil)
    delegate = self
    addHandler { [weak self] in if self?.state == .began { self?.button?.openMenu() } }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    button?.menu != nil && button?.showsMenuAsPrimaryAction == false && button?.isEnabled == true
  }
}
