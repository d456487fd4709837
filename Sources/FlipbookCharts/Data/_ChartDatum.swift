/// A place on a scale, which the types of values are turned into.
public struct _ChartDatum: Hashable, Sendable {
  let datum: Datum
}
