/// The extent of a mark in one direction: a value, or the bin that a value lies in.
struct PlotInterval: Hashable, Sendable {
  var lower: Datum
  /// The end of the bin; nil for a value alone.
  var upper: Datum?
  /// Whether the type of the values has whole numbers alone.
  var isWhole = false

  /// The value, or the middle of the bin.
  var center: Datum {
    guard let upper, let from = lower.number, let to = upper.number else { return lower }
    return lower.with((from + to) / 2)
  }

  var isFinite: Bool { lower.isFinite && upper?.isFinite ?? true }
}
