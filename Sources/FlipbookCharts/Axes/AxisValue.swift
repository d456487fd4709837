/// A value that an axis has marks at.
public struct AxisValue {
  /// The place among the values of the axis, from 0.
  public let index: Int
  /// How many values the axis has.
  public let count: Int
  let datum: Datum

  /// The value as a type; nil where it is of another.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P.make(datum) }
}
