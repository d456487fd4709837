import Foundation

/// How large a person wants texts, as UIKit names it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// UIKit's name of the category.
  public let rawValue: String
  /// Makes a category from UIKit's name. One that isn't known counts as ``large``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size: counts as ``large``.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest texts.
  public static let extraSmall = UIContentSizeCategory(.xSmall)
  /// Texts two sizes below ``large``.
  public static let small = UIContentSizeCategory(.small)
  /// Texts one size below ``large``.
  public static let medium = UIContentSizeCategory(.medium)
  /// Texts of the default size.
  public static let large = UIContentSizeCategory(.large)
  /// Texts one size above ``large``.
  public static let extraLarge = UIContentSizeCategory(.xLarge)
  /// Texts two sizes above ``large``.
  public static let extraExtraLarge = UIContentSizeCategory(.xxLarge)
  /// Texts three sizes above ``large``.
  public static let extraExtraExtraLarge = UIContentSizeCategory(.xxxLarge)
  /// The first of the sizes for accessibility.
  public static let accessibilityMedium = UIContentSizeCategory(.accessibility1)
  /// The second of the sizes for accessibility.
  public static let accessibilityLarge = UIContentSizeCategory(.accessibility2)
  /// The third of the sizes for accessibility.
  public static let accessibilityExtraLarge = UIContentSizeCategory(.accessibility3)
  /// The fourth of the sizes for accessibility.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(.accessibility4)
  /// The largest texts.
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

  /// Whether it is one of the five sizes for accessibility.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// Whether texts are smaller. Categories that aren't known count as ``large``.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.size < rhs.size }
}

extension DynamicTypeSize {
  /// Makes the size of a category; nil for one that names no size.
  public init?(_ category: UIContentSizeCategory) {
    guard let size = Self.allCases.first(where: { UIContentSizeCategory($0) == category }) else { return nil }
    self = size
  }
}
