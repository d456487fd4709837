import Foundation

/// The values that an axis has marks at.
public struct AxisMarkValues: Sendable {
  enum Storage: Sendable {
    case automatic(desiredCount: Int?, minimumStride: Double?)
    case numberStride(Double)
    case dateStride(Calendar.Component, Int, Calendar?)
    case values([Datum])
  }

  let storage: Storage

  /// As charts choose.
  public static var automatic: AxisMarkValues { automatic(desiredCount: nil) }

  /// About so many round values.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(storage: .automatic(desiredCount: desiredCount, minimumStride: nil))
  }

  /// About so many round values at a distance or more.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(storage: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride)))
  }

  /// The multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(storage: .numberStride(Double(stepSize))) }

  /// The multiples of a number.
  public static func stride<P: BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { AxisMarkValues(storage: .numberStride(Double(stepSize))) }

  /// The starts of units of a calendar, in Greenwich time without one.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil, calendar: Calendar? = nil
  ) -> AxisMarkValues { AxisMarkValues(storage: .dateStride(component, count, calendar)) }

  static func values<P: Plottable>(_ values: [P]) -> AxisMarkValues {
    AxisMarkValues(storage: .values(values.map(\.datum).filter(\.isFinite)))
  }
}
