import Foundation

/// Where a chart comes to rest after it was scrolled.
public protocol ChartScrollTargetBehavior {
  /// The places to rest at, as charts take them.
  var _unit: _ChartScrollUnit { get }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// At the multiples of a number.
  public static func valueAligned<P: Plottable & Numeric>(unit: P) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(_unit: _ChartScrollUnit(number: unit.datum.number))
  }

  /// At the multiples of a number, and further on for more.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>
  ) -> ValueAlignedChartScrollTargetBehavior { valueAligned(unit: unit) }

  /// At dates with some parts, such as those at midnight.
  public static func valueAligned(matching dateComponents: DateComponents)
    -> ValueAlignedChartScrollTargetBehavior
  { ValueAlignedChartScrollTargetBehavior(_unit: _ChartScrollUnit(components: dateComponents)) }

  /// At dates with some parts, such as those at midnight, and further on at others.
  public static func valueAligned(
    matching dateComponents: DateComponents, majorAlignment: MajorValueAlignment<Date>
  ) -> ValueAlignedChartScrollTargetBehavior { valueAligned(matching: dateComponents) }
}

extension ChartScrollTargetBehavior where Self == PagingChartScrollTargetBehavior {
  /// A whole length of what is in sight further on.
  public static var paging: PagingChartScrollTargetBehavior {
    PagingChartScrollTargetBehavior(_unit: _ChartScrollUnit(isPaging: true))
  }
}
