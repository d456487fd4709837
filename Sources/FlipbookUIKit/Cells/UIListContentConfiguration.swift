import FlipbookDrawing
import Foundation

/// The content of a row: a text, a second one, and an image.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural = 0
      case center, justified
    }
    public enum TextTransform: Int, Hashable, Sendable {
      case none = 0
      case uppercase, lowercase, capitalized
    }

    public var font: UIFont
    public var color: UIColor
    public var colorTransformer: UIConfigurationColorTransformer?
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// 0 for as many as it takes.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none

    init(_ font: UIFont, _ color: UIColor) { (self.font, self.color) = (font, color) }

    func applied(to text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How an image looks.
  public struct ImageProperties {
    public var tintColor: UIColor?
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      didSet {
        unsupported(
          "UIListContentConfiguration.ImageProperties.tintColorTransformer", when: tintColorTransformer != nil
        )
      }
    }
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// In points; 0 for the image's own.
    public var reservedLayoutSize = CGSize.zero
    public var strokeColor: UIColor?
    public var strokeWidth: CGFloat = 0

    init() {}
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var textProperties: TextProperties
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var secondaryTextProperties: TextProperties
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  /// Whether the second text stands behind the first rather than below it.
  public var prefersSideBySideTextAndSecondaryText = false
  public var axesPreservingSuperviewLayoutMargins = 0
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// In points.
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ font: UIFont, _ color: UIColor = .label, second: UIFont) {
    textProperties = TextProperties(font, color)
    secondaryTextProperties = TextProperties(second, .secondaryLabel)
  }

  public static func cell() -> UIListContentConfiguration {
    var own = UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 12))
    own.secondaryTextProperties.color = .label
    return own
  }

  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 15))
  }

  public static func valueCell() -> UIListContentConfiguration {
    var own = UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 17))
    own.prefersSideBySideTextAndSecondaryText = true
    return own
  }

  public static func plainHeader() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 17, weight: .semibold), .label)
  }
  public static func plainFooter() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 13), .secondaryLabel)
  }
  public static func groupedHeader() -> UIListContentConfiguration {
    var own = header(.systemFont(ofSize: 13), .secondaryLabel)
    own.textProperties.transform = .uppercase
    return own
  }
  public static func groupedFooter() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 13), .secondaryLabel)
  }
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 20, weight: .bold), .label)
  }
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  private static func header(_ font: UIFont, _ color: UIColor) -> UIListContentConfiguration {
    var own = UIListContentConfiguration(font, color, second: .systemFont(ofSize: 13))
    own.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    return own
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    unsupported("UIListContentConfiguration.updated", when: state.differsFromNormal)
    return self
  }
}

/// Shows the content of a row.
open class UIListContentView: UIView, UIContentView {
  private let label = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private var own: UIListContentConfiguration

  public init(configuration: UIListContentConfiguration) {
    own = configuration
    super.init(frame: .zero)
    [picture, label, second].forEach(addSubview)
    show()
  }

  public required init?(coder: NSCoder) {
    own = .cell()
    super.init(coder: coder)
  }

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

  /// Where the parts lie in a width, and the height that they take.
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(bounds.width)
    // In the middle of what there is.
    let shift = ((bounds.height - places.height) / 2).rounded()
    picture.frame = places.image.offsetBy(dx: 0, dy: shift)
    label.frame = places.text.offsetBy(dx: 0, dy: shift)
    second.frame = places.second.offsetBy(dx: 0, dy: shift)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(size.width).height)
  }
}
