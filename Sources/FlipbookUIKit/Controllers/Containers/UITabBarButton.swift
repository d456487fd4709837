import FlipbookDrawing
import Foundation

/// A tab of a bar. Public code finds the bar's own tabs by the name of this class, to hide them behind its own.
final class UITabBarButton: UIButton {
  /// The distances from the edges of the image's place, in points.
  var imageInsets = UIEdgeInsets.zero { didSet { if imageInsets != oldValue { setNeedsLayout() } } }
  /// How far the title is moved from its place, in points.
  var titleOffset = UIOffset.zero { didSet { if titleOffset != oldValue { setNeedsLayout() } } }

  /// Places image and title, one above the other, and moves them by the tab's own distances.
  override func layoutSubviews() {
    super.layoutSubviews()
    if let imageView, imageInsets != .zero { imageView.frame = imageView.frame.inset(by: imageInsets) }
    titleLabel?.frame.origin.x += titleOffset.horizontal
    titleLabel?.frame.origin.y += titleOffset.vertical
  }
}
