import FlipbookMotion
import Foundation

/// How large a person wants texts.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The usual sizes; `large` unless a person chooses another.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  /// The sizes for people who see badly.
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether the size is one of those for people who see badly.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The place of the size among all, from 0.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// The size of a range that is nearest to this one.
  package func clamped<R: RangeExpression>(to range: R) -> DynamicTypeSize where R.Bound == DynamicTypeSize {
    if range.contains(self) { return self }
    let allowed = Self.allCases.filter(range.contains)
    guard let first = allowed.first, let last = allowed.last else { return self }
    return self < first ? first : last
  }
}

private enum DynamicTypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }

extension EnvironmentValues {
  /// The size of texts in fonts that follow it.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
