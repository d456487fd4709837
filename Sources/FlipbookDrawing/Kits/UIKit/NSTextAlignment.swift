import Foundation

/// How lines lie in the width they have.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// As ``natural``, with spaces widened until lines reach both sides, but for the last of each paragraph.
  case justified = 3
  /// As the language is written.
  case natural = 4

  package func alignment(for direction: LayoutDirection) -> TextContent.Alignment {
    switch self {
    case .left: direction == .leftToRight ? .leading : .trailing
    case .center: .center
    case .right: direction == .leftToRight ? .trailing : .leading
    case .justified, .natural: .leading
    }
  }
}
