import FlipbookDrawing
import Foundation

/// The places of a button's title and image by their sizes, insets and alignments.
///
/// Each of the two stands in the content's rectangle without the other's width and less its own insets, and is cut
/// down to that room. So insets that are equal and opposite move a title or an image by their whole length, and one
/// inset alone moves it by half while it stands in the middle.
struct ButtonContents {
  /// The size of the title; zero without one.
  var title = CGSize.zero
  /// The size of the image; zero without one.
  var image = CGSize.zero
  /// The space between image and title, in points.
  var gap: CGFloat = 0
  var titleInsets = UIEdgeInsets.zero
  var imageInsets = UIEdgeInsets.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center

  /// The rectangle of the title in that of the content.
  func titleRect(in content: CGRect) -> CGRect {
    let before = imageWidth(in: content) + gap
    return place(title, in: room(content, titleInsets, left: before, right: 0))
  }

  /// The rectangle of the image in that of the content.
  func imageRect(in content: CGRect) -> CGRect {
    let after = min(title.width, max(content.width - imageWidth(in: content) - gap, 0)) + gap
    return place(image, in: room(content, imageInsets, left: 0, right: after))
  }

  private func imageWidth(in content: CGRect) -> CGFloat { min(image.width, max(content.width, 0)) }

  private func room(_ content: CGRect, _ insets: UIEdgeInsets, left: CGFloat, right: CGFloat) -> CGRect {
    let width = content.width - insets.left - insets.right - left - right
    let height = content.height - insets.top - insets.bottom
    // A rectangle of a negative width would begin at its other end.
    return CGRect(
      x: content.minX + insets.left + left, y: content.minY + insets.top, width: max(width, 0),
      height: max(height, 0))
  }

  private func place(_ size: CGSize, in room: CGRect) -> CGRect {
    var size = CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
    if horizontal == .fill { size.width = room.width }
    if vertical == .fill { size.height = room.height }
    let x: CGFloat =
      switch horizontal {
      case .left, .leading, .fill: room.minX
      case .right, .trailing: room.maxX - size.width
      case .center: room.midX - size.width / 2
      }
    let y: CGFloat =
      switch vertical {
      case .top, .fill: room.minY
      case .bottom: room.maxY - size.height
      case .center: room.midY - size.height / 2
      }
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
