import Foundation

extension Font {
  /// How heavy strokes are, as a number on Apple's scale: −1…1, 0 is regular.
  public struct Weight: Hashable, Sendable {
    package var value: CGFloat

    package init(value: CGFloat) { self.value = value }

    public static let ultraLight = Weight(value: -0.8)
    public static let thin = Weight(value: -0.6)
    public static let light = Weight(value: -0.4)
    public static let regular = Weight(value: 0)
    public static let medium = Weight(value: 0.23)
    public static let semibold = Weight(value: 0.3)
    public static let bold = Weight(value: 0.4)
    public static let heavy = Weight(value: 0.56)
    public static let black = Weight(value: 0.62)

    /// The weight on the OpenType scale, 100…900.
    package var openType: Int {
      let table: [(CGFloat, Int)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
        (0.62, 900),
      ]
      return table.min { abs($0.0 - value) < abs($1.0 - value) }?.1 ?? 400
    }
  }

  /// A family of faces that belong together.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
    case monospaced
  }

  /// How wide characters are, as a number on Apple's scale; 0 is standard.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) { self.value = value }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// Space between lines: the font's own, tighter or looser by 1 point for each 16 of size (at least 1).
  public enum Leading: Hashable, Sendable {
    case standard
    case tight
    case loose
  }

  /// A role of text with a size of its own.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    case largeTitle
    case title
    case title2
    case title3
    case headline
    case subheadline
    case body
    case callout
    case footnote
    case caption
    case caption2

    /// In points, at the default content size.
    package var pointSize: CGFloat { pointSize(at: .large) }

    package var weight: Weight { self == .headline ? .semibold : .regular }

    /// Of bold text: the trait makes of smaller styles no more than semibold.
    package var boldWeight: Weight {
      switch self {
      case .largeTitle, .title, .title2: .bold
      default: .semibold
      }
    }
  }
}
