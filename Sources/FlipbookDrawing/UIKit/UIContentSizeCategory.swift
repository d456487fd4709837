import Foundation

/// How large a person wants texts, as UIKit names it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory(.xSmall)
  public static let small = UIContentSizeCategory(.small)
  public static let medium = UIContentSizeCategory(.medium)
  public static let large = UIContentSizeCategory(.large)
  public static let extraLarge = UIContentSizeCategory(.xLarge)
  public static let extraExtraLarge = UIContentSizeCategory(.xxLarge)
  public static let extraExtraExtraLarge = UIContentSizeCategory(.xxxLarge)
  public static let accessibilityMedium = UIContentSizeCategory(.accessibility1)
  public static let accessibilityLarge = UIContentSizeCategory(.accessibility2)
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibility3)
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.accessibility4)
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(.accessibility5)

  /// Never posted: the sizes of a film's texts don't change.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

  private static let names = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL", "AccessibilityXL",
    "AccessibilityXXL", "AccessibilityXXXL",
  ]

  package init(_ size: DynamicTypeSize) {
    rawValue = "UICTContentSizeCategory" + Self.names[size.index]
  }

  /// The size of texts; `.large` for none that is known.
  package var size: DynamicTypeSize {
    DynamicTypeSize.allCases.first { UIContentSizeCategory($0) == self } ?? .large
  }

  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
}

extension DynamicTypeSize {
  /// - Returns: nil for a category that names no size.
  public init?(_ category: UIContentSizeCategory) {
    guard let size = Self.allCases.first(where: { UIContentSizeCategory($0) == category }) else { return nil }
    self = size
  }
}
