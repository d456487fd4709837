import Foundation

/// The place that constraints gave a view last. A scene may move the view since.
@MainActor
final class SolvedPlace {
  private var frame: CGRect?
  private weak var superview: UIView?

  /// Whether constraints still ask for the place that they gave.
  func isStill(_ frame: CGRect, in superview: UIView) -> Bool {
    self.superview === superview && self.frame == frame
  }

  func set(_ frame: CGRect, in superview: UIView) { (self.frame, self.superview) = (frame, superview) }
}
