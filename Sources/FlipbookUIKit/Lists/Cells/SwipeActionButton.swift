import FlipbookDrawing
import FlipbookViews
import Foundation

/// An action beside a swiped row: a white title or image on the action's colour. A high row has both.
final class SwipeActionButton: UIControl {
  private let label = UILabel()
  private let picture = UIImageView()
  /// The least height of a row that shows an image and a title, in points.
  private static let heightForBoth: CGFloat = 91

  init(_ action: UIContextualAction) {
    super.init(frame: .zero)
    clipsToBounds = true
    backgroundColor = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
    label.text = action.title
    label.font = .systemFont(ofSize: Self.metrics.actionFont)
    label.textColor = .white
    label.textAlignment = .center
    label.numberOfLines = 0
    picture.image = action.image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .white
    accessibilityLabel = action.title
    addSubview(label)
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  private static var metrics: ListMetrics { ControlMetrics.current.list }

  /// The width of the whole action, in points.
  var naturalWidth: CGFloat {
    let own = max(label.intrinsicContentSize.width, picture.image?.size.width ?? 0)
    return max(own + 2 * Self.metrics.actionPadding, Self.metrics.actionWidth)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasImage = picture.image != nil
    let showsBoth = hasImage && label.text?.isEmpty == false && bounds.height >= Self.heightForBoth
    picture.isHidden = !hasImage
    label.isHidden = hasImage && !showsBoth
    let (image, text) = (hasImage ? picture.image?.size ?? .zero : .zero, label.intrinsicContentSize)
    let gap: CGFloat = showsBoth ? 4 : 0
    let height = image.height + (label.isHidden ? 0 : text.height) + gap
    let top = (bounds.height - height) / 2
    picture.frame = CGRect(
      x: bounds.midX - image.width / 2, y: top, width: image.width, height: image.height)
    label.frame = CGRect(
      x: bounds.midX - text.width / 2, y: top + image.height + gap, width: text.width, height: text.height)
  }
}
