import Foundation

extension UIView {
  /// Whether a touch of the view belongs to it, and not to gestures around the represented view that it lies in.
  ///
  /// A view that only hears of its touches doesn't keep them: on a phone the recognizer around it is made, and they are cancelled.
  var keepsTouches: Bool {
    switch self {
    case is UIControl, is UIScrollView, is HostingView, is UITableViewCell, is UICollectionViewCell,
      is UIPickerView:
      true
    default: gestureRecognizers?.contains { $0.isEnabled } ?? false
    }
  }
}
