import Foundation

/// Where lines are broken, and what is left out of one that is too long.
public enum NSLineBreakMode: Int, Hashable, Sendable {
  /// Lines are broken between words. An ellipsis stands for the end of a text that is too long.
  case byWordWrapping = 0
  /// Has the effect of ``byWordWrapping``.
  case byCharWrapping = 1
  /// Has the effect of ``byWordWrapping``.
  case byClipping = 2
  /// An ellipsis stands for the start.
  case byTruncatingHead = 3
  /// An ellipsis stands for the end.
  case byTruncatingTail = 4
  /// An ellipsis stands for the middle.
  case byTruncatingMiddle = 5

  package var truncation: TextContent.Truncation {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    default: .tail
    }
  }
}
