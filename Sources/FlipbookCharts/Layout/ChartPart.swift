import Foundation

/// The parts that have identity while a chart changes: its marks and the values of its axes.
enum ChartPart: Hashable {
  case mark(MarkIdentity)
  case axis(isAcross: Bool, group: Int, datum: Datum)
  /// The same part of an axis, one of several.
  case label(isAcross: Bool, group: Int, datum: Datum, index: Int)
}
