import FlipbookDrawing
import FlipbookMotion
import Foundation

/// A value with a name for what it measures.
public struct PlottableValue<Value: Plottable> {
  /// The name.
  let label: String
  let interval: PlotInterval

  init(label: String, interval: PlotInterval) { (self.label, self.interval) = (label, interval) }

  fileprivate static func make(_ label: String, _ value: Value) -> Self {
    Self(label: label, interval: PlotInterval(lower: value.datum, isWhole: isWhole))
  }

  fileprivate static func make(_ label: String, _ lower: Value, _ upper: Value) -> Self {
    Self(label: label, interval: PlotInterval(lower: lower.datum, upper: upper.datum, isWhole: isWhole))
  }

  private static var isWhole: Bool { Value.PrimitivePlottable.self is any BinaryInteger.Type }

  /// A value.
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue {
    make(Text(labelKey).plainString, value)
  }

  /// A value.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { make(label.plainString, value) }

  /// A value.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    make(String(label), value)
  }
}

extension PlottableValue where Value: Comparable {
  /// A bin of values.
  public static func value(_ labelKey: LocalizedStringKey, _ range: ChartBinRange<Value>) -> PlottableValue {
    make(Text(labelKey).plainString, range.lowerBound, range.upperBound)
  }

  /// A bin of values.
  public static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue {
    make(label.plainString, range.lowerBound, range.upperBound)
  }

  /// A bin of values.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: ChartBinRange<Value>) -> PlottableValue {
    make(String(label), range.lowerBound, range.upperBound)
  }

  /// A bin of values.
  public static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue {
    make(Text(labelKey).plainString, range.lowerBound, range.upperBound)
  }

  /// A bin of values.
  @_disfavoredOverload
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue {
    make(String(label), range.lowerBound, range.upperBound)
  }
}

extension PlottableValue where Value == Date {
  private static func bin(_ label: String, _ date: Date, _ unit: Calendar.Component, _ calendar: Calendar?)
    -> PlottableValue
  {
    let calendar = calendar ?? DateSteps.calendar
    guard let range = calendar.dateInterval(of: unit, for: date) else { return make(label, date) }
    return make(label, range.start, range.end)
  }

  /// The unit of a calendar that a date lies in, in Greenwich time without a calendar.
  public static func value(
    _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { bin(Text(labelKey).plainString, value, unit, calendar) }

  /// The unit of a calendar that a date lies in, in Greenwich time without a calendar.
  public static func value(
    _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { bin(label.plainString, value, unit, calendar) }

  /// The unit of a calendar that a date lies in, in Greenwich time without a calendar.
  @_disfavoredOverload
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> PlottableValue { bin(String(label), value, unit, calendar) }
}
