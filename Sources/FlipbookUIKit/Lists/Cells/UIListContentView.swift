import FlipbookDrawing
import Foundation

/// A view of the content of a row.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private var own: UIListContentConfiguration

  /// Makes a view of a content.
  public init(configuration: UIListContentConfiguration) {
    own = configuration
    super.init(frame: .zero)
    [picture, label, second].forEach(addSubview)
    show()
  }

  /// Makes a view of no size. Archives are not read, and nothing is shown in it.
  public required init?(coder: NSCoder) {
    own = .cell()
    super.init(coder: coder)
  }

  /// The content. One of another type has no effect.
  public var configuration: any UIContentConfiguration {
    get { own }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      own = new
      show()
    }
  }

  private func show() {
    func fill(
      _ label: UILabel, _ text: String?, _ attributed: NSAttributedString?,
      _ properties: UIListContentConfiguration.TextProperties
    ) {
      label.font = properties.font
      label.textColor = properties.colorTransformer?(properties.color) ?? properties.color
      label.numberOfLines = properties.numberOfLines
      label.lineBreakMode = properties.lineBreakMode
      label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
      label.minimumScaleFactor = properties.minimumScaleFactor
      label.textAlignment = properties.alignment == .center ? .center : .natural
      if let attributed {
        label.attributedText = attributed
      } else {
        label.text = text.map { properties.applied(to: $0) }
      }
      label.isHidden = label.text?.isEmpty ?? true
    }
    fill(label, own.text, own.attributedText, own.textProperties)
    fill(second, own.secondaryText, own.secondaryAttributedText, own.secondaryTextProperties)
    picture.image = own.image
    picture.isHidden = own.image == nil
    picture.preferredSymbolConfiguration =
      own.imageProperties.preferredSymbolConfiguration
      ?? (own.image?.isSymbolImage == true ? UIImage.SymbolConfiguration(pointSize: 20) : nil)
    if let tint = own.imageProperties.tintColor { picture.tintColor = tint }
    picture.contentMode = .scaleAspectFit
    picture.layer.cornerRadius = own.imageProperties.cornerRadius
    picture.clipsToBounds = own.imageProperties.cornerRadius > 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var imageSize: CGSize {
    guard own.image != nil else { return .zero }
    var size = picture.sizeThatFits(.zero)
    let most = own.imageProperties.maximumSize
    if most.width > 0 || most.height > 0 {
      let scale = min(
        most.width > 0 ? most.width / max(size.width, 1) : 1,
        most.height > 0 ? most.height / max(size.height, 1) : 1, 1)
      size = CGSize(width: size.width * scale, height: size.height * scale)
    }
    return size
  }

  /// Returns the places of the parts in a width, and their height, in points.
  private func places(_ width: CGFloat) -> (image: CGRect, text: CGRect, second: CGRect, height: CGFloat) {
    let margins = own.directionalLayoutMargins
    let size = imageSize
    let reserved = own.imageProperties.reservedLayoutSize
    let room = CGSize(
      width: reserved.width > 0 ? reserved.width : max(size.width, own.image?.isSymbolImage == true ? 28 : 0),
      height: reserved.height > 0 ? reserved.height : size.height)
    var x = margins.leading
    if own.image != nil { x += room.width + own.imageToTextPadding }
    let rest = max(width - x - margins.trailing, 0)
    let one = label.isHidden ? .zero : label.sizeThatFits(CGSize(width: rest, height: 0))
    let two = second.isHidden ? .zero : second.sizeThatFits(CGSize(width: rest, height: 0))
    let gap = own.textToSecondaryTextHorizontalPadding
    let isBeside =
      own.prefersSideBySideTextAndSecondaryText && !second.isHidden && one.width + gap + two.width <= rest
    let between = label.isHidden || second.isHidden ? 0 : own.textToSecondaryTextVerticalPadding
    let textHeight = isBeside ? max(one.height, two.height) : one.height + between + two.height
    let height = max(
      margins.top + max(textHeight, room.height) + margins.bottom,
      label.isHidden && second.isHidden && own.image == nil ? 0 : 44)
    let y = ((height - textHeight) / 2).rounded()
    let image = CGRect(
      x: margins.leading + (room.width - size.width) / 2, y: (height - size.height) / 2, width: size.width,
      height: size.height)
    let textFrame = CGRect(x: x, y: y, width: isBeside ? one.width : rest, height: one.height)
    let secondFrame =
      isBeside
      ? CGRect(x: x + rest - two.width, y: y, width: two.width, height: two.height)
      : CGRect(x: x, y: y + one.height + between, width: rest, height: two.height)
    return (image, textFrame, secondFrame, height)
  }

  /// Places the image and the texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(bounds.width)
    // In the middle of the free height.
    let shift = ((bounds.height - places.height) / 2).rounded()
    picture.frame = places.image.offsetBy(dx: 0, dy: shift)
    label.frame = places.text.offsetBy(dx: 0, dy: shift)
    second.frame = places.second.offsetBy(dx: 0, dy: shift)
  }

  /// Returns the height that the content needs in a width, in points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(size.width).height)
  }
}
