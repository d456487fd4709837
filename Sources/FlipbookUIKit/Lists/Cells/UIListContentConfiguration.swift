import FlipbookDrawing
import Foundation

/// The content of a row: a text, a second one, and an image.
@MainActor @preconcurrency
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties {
    /// The alignment of a text.
    public enum TextAlignment: Int, Hashable, Sendable {
      case natural = 0
      case center, justified
    }
    /// The change of a text's letters.
    public enum TextTransform: Int, Hashable, Sendable {
      case none = 0
      case uppercase, lowercase, capitalized
    }

    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// The change of the colour before it is drawn; nil for none.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The alignment of the text. `justified` is as `natural`.
    public var alignment = TextAlignment.natural
    /// The way in which text that does not fit is cut; `byTruncatingTail` unless set.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The most lines that are shown; 0 for as many as it takes.
    public var numberOfLines = 0
    /// Whether text is made smaller to fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of text that is made to fit; at least 0.1.
    public var minimumScaleFactor: CGFloat = 0
    /// Has no effect. Texts have the sizes of `.large`.
    public var adjustsFontForContentSizeCategory = true
    /// The change of the letters; none unless set. Text with attributes keeps its own.
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

  /// The appearance of an image.
  public struct ImageProperties {
    /// The tint of the image; the view's unless set.
    public var tintColor: UIColor?
    /// The change of the tint. Has no effect, with a diagnostic.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      didSet {
        unsupported(
          "UIListContentConfiguration.ImageProperties.tintColorTransformer", when: tintColorTransformer != nil
        )
      }
    }
    /// The size and weight of a symbol; 20 points unless set.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
    /// The room for the image, in points; 0 for the image's own size.
    public var reservedLayoutSize = CGSize.zero
    /// Has no effect. No border is drawn.
    public var strokeColor: UIColor?
    /// Has no effect. No border is drawn.
    public var strokeWidth: CGFloat = 0

    init() {}
  }

  /// The text; nil for none.
  public var text: String?
  /// The text with attributes, in place of the plain one.
  public var attributedText: NSAttributedString?
  /// The appearance of the text.
  public var textProperties: TextProperties
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with attributes, in place of the plain one.
  public var secondaryAttributedText: NSAttributedString?
  /// The appearance of the second text.
  public var secondaryTextProperties: TextProperties
  /// The image; nil for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// Whether the second text stands at the right of the first, where both fit, and not below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Has no effect. Margins are those of the configuration.
  public var axesPreservingSuperviewLayoutMargins = 0
  /// The room around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  /// The space between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least space between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 12
  /// The space between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(_ font: UIFont, _ color: UIColor = .label, second: UIFont) {
    textProperties = TextProperties(font, color)
    secondaryTextProperties = TextProperties(second, .secondaryLabel)
  }

  /// Returns the content of a row with one text.
  public static func cell() -> UIListContentConfiguration {
    var own = UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 12))
    own.secondaryTextProperties.color = .label
    return own
  }

  /// Returns the content of a row with a smaller text below.
  public static func subtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 15))
  }

  /// Returns the content of a row with a second text at the right.
  public static func valueCell() -> UIListContentConfiguration {
    var own = UIListContentConfiguration(.systemFont(ofSize: 17), second: .systemFont(ofSize: 17))
    own.prefersSideBySideTextAndSecondaryText = true
    return own
  }

  /// Returns the content of a plain table's header.
  public static func plainHeader() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 17, weight: .semibold), .label)
  }
  /// Returns the content of a plain table's footer.
  public static func plainFooter() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 13), .secondaryLabel)
  }
  /// Returns the content of a grouped table's header, in capitals.
  public static func groupedHeader() -> UIListContentConfiguration {
    var own = header(.systemFont(ofSize: 13), .secondaryLabel)
    own.textProperties.transform = .uppercase
    return own
  }
  /// Returns the content of a grouped table's footer.
  public static func groupedFooter() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 13), .secondaryLabel)
  }
  /// Returns the content of a prominent header.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    header(.systemFont(ofSize: 20, weight: .bold), .label)
  }
  /// Returns the content of a row with one text, as ``cell()``.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the content of a row with one text, as ``cell()``.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }
  /// Returns the content of a header, as ``plainHeader()``.
  public static func sidebarHeader() -> UIListContentConfiguration { plainHeader() }
  /// Returns the content of a row with a smaller text below, as ``subtitleCell()``.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  private static func header(_ font: UIFont, _ color: UIColor) -> UIListContentConfiguration {
    var own = UIListContentConfiguration(font, color, second: .systemFont(ofSize: 13))
    own.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    return own
  }

  /// Makes a view of the content.
  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  /// Returns the same content. A state other than the normal one adds a diagnostic.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    unsupported("UIListContentConfiguration.updated", when: state.differsFromNormal)
    return self
  }
}
