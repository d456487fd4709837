/// Several contents of an axis.
public struct _AxisItems: AxisContent {
  /// The groups of marks as charts take them.
  public let _specs: [_AxisSpec]
}
