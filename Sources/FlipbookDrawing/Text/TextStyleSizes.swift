import Foundation

/// The sizes of text styles: Apple's Human Interface Guidelines, "Typography", iOS.
struct TextStyleSizes {
  /// In points, from `.xSmall` to `.accessibility5`.
  let points: [CGFloat]
  /// From baseline to baseline, likewise.
  let lines: [CGFloat]
}

extension Font.TextStyle {
  /// In points.
  package func pointSize(at size: DynamicTypeSize) -> CGFloat { sizes.points[size.index] }

  /// From baseline to baseline of several lines, in points.
  package func lineHeight(at size: DynamicTypeSize) -> CGFloat { sizes.lines[size.index] }

  /// The factor of lengths that follow the style.
  package func scale(at size: DynamicTypeSize) -> CGFloat {
    lineHeight(at: size) / lineHeight(at: .large)
  }

  private var sizes: TextStyleSizes {
    switch self {
    case .largeTitle: Self.largeTitleSizes
    case .title: Self.titleSizes
    case .title2: Self.title2Sizes
    case .title3: Self.title3Sizes
    case .headline, .body: Self.bodySizes
    case .callout: Self.calloutSizes
    case .subheadline: Self.subheadlineSizes
    case .footnote: Self.footnoteSizes
    case .caption: Self.captionSizes
    case .caption2: Self.caption2Sizes
    }
  }

  private static let largeTitleSizes = TextStyleSizes(
    points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    lines: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])

  private static let titleSizes = TextStyleSizes(
    points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    lines: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])

  private static let title2Sizes = TextStyleSizes(
    points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    lines: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])

  private static let title3Sizes = TextStyleSizes(
    points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    lines: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])

  private static let bodySizes = TextStyleSizes(
    points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    lines: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  private static let calloutSizes = TextStyleSizes(
    points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    lines: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])

  private static let subheadlineSizes = TextStyleSizes(
    points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    lines: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])

  private static let footnoteSizes = TextStyleSizes(
    points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    lines: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])

  private static let captionSizes = TextStyleSizes(
    points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    lines: [13, 13, 13, 16, 19, 21, 23, 29, 32, 39, 44, 51])

  private static let caption2Sizes = TextStyleSizes(
    points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    lines: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
}
