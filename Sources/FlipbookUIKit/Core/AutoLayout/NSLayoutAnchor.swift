import FlipbookDrawing
import Foundation

/// A line or a length of a view from which constraints are made.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  func make(
    _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor, times multiplier: CGFloat = 1,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier, constant: constant)
  }

  /// Returns a constraint that two anchors are equal.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.equal, anchor, 0)
  }
  /// Returns a constraint that this anchor is at least another.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, anchor, 0)
  }
  /// Returns a constraint that this anchor is at most another.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    make(.lessThanOrEqual, anchor, 0)
  }
  /// Returns a constraint that this anchor equals another with a constant added.
  ///
  /// - Parameter c: Added to the other anchor, in points.
  public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    make(.equal, anchor, c)
  }
  /// Returns a constraint that this anchor is at least another with a constant added, in points.
  public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { make(.greaterThanOrEqual, anchor, c) }
  /// Returns a constraint that this anchor is at most another with a constant added, in points.
  public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { make(.lessThanOrEqual, anchor, c) }
}

extension UIView: UILayoutAnchored {}
