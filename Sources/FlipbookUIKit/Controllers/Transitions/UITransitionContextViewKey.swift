import FlipbookDrawing
import Foundation

/// A name of a view in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is left.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that is shown.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
