/// Has a chart come to rest at round values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The places to rest at, as charts take them.
  public let _unit: _ChartScrollUnit
}
