import Foundation

extension Font {
  /// How heavy strokes are, as a number on Apple's scale: −1…1, 0 is regular.
  public struct Weight: Hashable, Sendable {
    package var value: CGFloat

    package init(value: CGFloat) { self.value = value }

    /// 100 on the OpenType scale.
    public static let ultraLight = Weight(value: -0.8)
    /// 200 on the OpenType scale.
    public static let thin = Weight(value: -0.6)
    /// 300 on the OpenType scale.
    public static let light = Weight(value: -0.4)
    /// 400 on the OpenType scale.
    public static let regular = Weight(value: 0)
    /// 500 on the OpenType scale.
    public static let medium = Weight(value: 0.23)
    /// 600 on the OpenType scale.
    public static let semibold = Weight(value: 0.3)
    /// 700 on the OpenType scale.
    public static let bold = Weight(value: 0.4)
    /// 800 on the OpenType scale.
    public static let heavy = Weight(value: 0.56)
    /// 900 on the OpenType scale.
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
  public typealias Design = FontDescriptor.Design

  /// How wide characters are, as a number on Apple's scale; 0 is standard.
  public struct Width: Hashable, Sendable {
    /// The number on Apple's scale.
    public var value: CGFloat

    /// Makes a width from a number on Apple's scale.
    public init(_ value: CGFloat) { self.value = value }

    /// −0.3 on Apple's scale.
    public static let compressed = Width(-0.3)
    /// −0.2 on Apple's scale.
    public static let condensed = Width(-0.2)
    /// 0 on Apple's scale.
    public static let standard = Width(0)
    /// 0.2 on Apple's scale.
    public static let expanded = Width(0.2)
  }

  /// Space between lines: the font's own, tighter or looser by 1 point for each 16 of size (at least 1).
  public typealias Leading = FontDescriptor.Leading

  /// A role of text with a size of its own.
  public enum TextStyle: Hashable, Sendable, CaseIterable {
    /// 34 points at the default size of text.
    case largeTitle
    /// 28 points at the default size of text.
    case title
    /// 22 points at the default size of text.
    case title2
    /// 20 points at the default size of text.
    case title3
    /// 17 points and semibold at the default size of text.
    case headline
    /// 15 points at the default size of text.
    case subheadline
    /// 17 points at the default size of text.
    case body
    /// 16 points at the default size of text.
    case callout
    /// 13 points at the default size of text.
    case footnote
    /// 12 points at the default size of text.
    case caption
    /// 11 points at the default size of text.
    case caption2

    /// In points, at the default content size.
    package var pointSize: CGFloat { pointSize(at: .large) }

    package var weight: Weight { self == .headline ? .semibold : .regular }

    /// The weight of bold text: the trait makes smaller styles no more than semibold.
    package var boldWeight: Weight {
      switch self {
      case .largeTitle, .title, .title2: .bold
      default: .semibold
      }
    }
  }
}
