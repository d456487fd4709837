import FlipbookDrawing
import Foundation

/// A name of a view controller in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is left.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that is shown.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}
