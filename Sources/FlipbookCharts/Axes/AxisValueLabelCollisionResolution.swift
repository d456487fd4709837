import Foundation

/// The treatment of labels without room.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, greedy, truncate, disabled }

  let storage: Storage

  /// As charts choose.
  public static var automatic: AxisValueLabelCollisionResolution { Self(storage: .automatic) }
  /// Leaves out labels that meet others.
  public static var greedy: AxisValueLabelCollisionResolution { Self(storage: .greedy) }
  /// Leaves out labels that meet others.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  { Self(storage: .greedy) }
  /// Shortens labels.
  public static var truncate: AxisValueLabelCollisionResolution { Self(storage: .truncate) }
  /// Draws all labels.
  public static var disabled: AxisValueLabelCollisionResolution { Self(storage: .disabled) }
}
