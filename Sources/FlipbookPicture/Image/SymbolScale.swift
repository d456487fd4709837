import Foundation

/// The size of a symbol relative to the text it stands in.
public enum SymbolScale: Hashable, Sendable {
  /// 78 % of the medium size.
  case small
  /// The size that the font gives it.
  case medium
  /// 128 % of the medium size.
  case large

  /// The size of a symbol relative to the font's, as measured from Apple's symbols.
  package var factor: CGFloat {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}
