/// Has a chart come to rest a whole length of what is in sight further on.
public struct PagingChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The places to rest at, as charts take them.
  public let _unit: _ChartScrollUnit
}
