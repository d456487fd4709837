import FlipbookDrawing
import FlipbookMotion
import Foundation

/// How large text is, in its older form.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
  /// Whether the size is one of the five for accessibility.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  var size: DynamicTypeSize { DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3] }
}

extension ContentSizeCategory: Comparable {
  /// Whether the first size is smaller.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    (allCases.firstIndex(of: lhs) ?? 0) < (allCases.firstIndex(of: rhs) ?? 0)
  }
}

extension UIContentSizeCategory {
  /// Makes a category from that of views; nil is unspecified.
  public init(_ category: ContentSizeCategory?) {
    self = category.map { UIContentSizeCategory($0.size) } ?? .unspecified
  }
}

extension ContentSizeCategory {
  /// Makes a category of views from UIKit's; nil for one that names no size.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
}
