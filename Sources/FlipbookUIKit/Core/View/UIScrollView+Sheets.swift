import Foundation

extension UIView {
  /// The sheet that the view is in; nil outside of sheets.
  var sheetAround: UISheetPresentationController? {
    sequence(first: self) { $0.superview }.lazy.compactMap { $0 as? PresentationContainer }.first { _ in true
    }?
    .sheet
  }
}

extension UIScrollView {
  /// Whether a finger pulls the sheet around and not the content: down from its top, and up while the sheet may grow.
  ///
  /// - Parameter way: Of the finger so far, in points; y down.
  func leavesToSheet(_ pan: UIPanGestureRecognizer, by way: CGPoint) -> Bool {
    guard pan === panGestureRecognizer, abs(way.y) > abs(way.x), refreshControl == nil,
      let sheet = sheetAround,
      contentOffset.y <= -adjustedContentInset.top + 0.5
    else { return false }
    return way.y > 0 || sheet.grows(with: self)
  }
}
