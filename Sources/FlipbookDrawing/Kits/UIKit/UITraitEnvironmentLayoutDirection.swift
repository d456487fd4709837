import FlipbookPicture
import Foundation

/// Which way lines of an interface run.
public enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
  /// None; a film has none of this kind.
  case unspecified = -1
  /// From left to right, as in a film.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1

  /// Makes a direction from that of views.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LayoutDirection {
  /// Makes a direction of views from UIKit's; nil for one that is unspecified.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    case .unspecified: return nil
    }
  }
}
