import FlipbookDrawing
import FlipbookMotion

/// The phase of a view's coming or going.
public enum TransitionPhase: Hashable, Sendable {
  /// About to be inserted.
  case willAppear
  /// There.
  case identity
  /// Removed, on its way out.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 there, +1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
