import Foundation

/// The parts of an axis at a value.
@MainActor
struct AxisEntry {
  var datum: Datum
  /// Where the value lies, or where its band begins.
  var unit: Double
  /// Where the next value lies, or where its band ends.
  var next: Double
  var parts: [_AxisPart]
  /// The value as charts write it.
  var text: String
}
