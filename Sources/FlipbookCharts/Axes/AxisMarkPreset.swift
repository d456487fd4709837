/// How the labels of an axis stand to the plot.
public struct AxisMarkPreset: Hashable, Sendable {
  enum Storage: Hashable, Sendable { case automatic, extended, aligned, inset }

  let storage: Storage

  /// As charts choose.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(storage: .automatic) }
  /// Beside the plot, with lines up to them.
  public static var extended: AxisMarkPreset { AxisMarkPreset(storage: .extended) }
  /// Beside the plot, in line with its ends.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(storage: .aligned) }
  /// In the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(storage: .inset) }
}
