/// The direction of an axis's labels.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }

  let storage: Storage

  /// As charts choose.
  public static var automatic: AxisValueLabelOrientation { Self(storage: .automatic) }
  /// From left to right.
  public static var horizontal: AxisValueLabelOrientation { Self(storage: .horizontal) }
  /// From top to bottom.
  public static var vertical: AxisValueLabelOrientation { Self(storage: .vertical) }
  /// From bottom to top.
  public static var verticalReversed: AxisValueLabelOrientation { Self(storage: .verticalReversed) }
}
