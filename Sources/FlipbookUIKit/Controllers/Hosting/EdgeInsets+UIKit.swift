import FlipbookDrawing
import FlipbookViews

extension EdgeInsets {
  /// Makes insets of UIKit's, whose left edge is the leading one.
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}
