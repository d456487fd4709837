import FlipbookDrawing
import FlipbookMotion
import Foundation

/// The place of a view on its way through a scroll view.
@frozen public enum ScrollTransitionPhase: Hashable, Sendable {
  /// Above or before.
  case topLeading
  /// In sight.
  case identity
  /// Below or after.
  case bottomTrailing

  /// Whether the view is in sight.
  public var isIdentity: Bool { self == .identity }

  /// −1 above or before, 0 in sight, +1 below or after.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}
