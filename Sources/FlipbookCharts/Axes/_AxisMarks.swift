/// Several parts of an axis.
public struct _AxisMarks: AxisMark {
  /// The parts as charts take them.
  public let _parts: [_AxisPart]
}
