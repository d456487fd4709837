import FlipbookDrawing
import Foundation

/// An anchor of a width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  private func make(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, attribute, relation, nil, .notAnAttribute, multiplier: 1, constant: constant)
  }

  /// Returns a constraint that the length is a constant, in points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { make(.equal, c) }
  /// Returns a constraint that the length is at least a constant, in points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, c)
  }
  /// Returns a constraint that the length is at most a constant, in points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, c)
  }
  /// Returns a constraint that the length is a multiple of another and a constant, in points.
  public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0)
    -> NSLayoutConstraint
  { make(.equal, anchor, times: m, c) }
  /// Returns a constraint that the length is at least a multiple of another and a constant, in points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.greaterThanOrEqual, anchor, times: m, c) }
  /// Returns a constraint that the length is at most a multiple of another and a constant, in points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { make(.lessThanOrEqual, anchor, times: m, c) }
}
