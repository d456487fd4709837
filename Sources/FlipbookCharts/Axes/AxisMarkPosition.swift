/// The side of the plot that an axis stands at.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, leading, trailing, top, bottom }

  let storage: Storage

  /// Below for the axis across, after the plot for the axis down.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(storage: .automatic) }
  /// Before the plot.
  public static var leading: AxisMarkPosition { AxisMarkPosition(storage: .leading) }
  /// After the plot.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(storage: .trailing) }
  /// Above the plot.
  public static var top: AxisMarkPosition { AxisMarkPosition(storage: .top) }
  /// Below the plot.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(storage: .bottom) }
}
