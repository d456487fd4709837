/// Why a formula can't be read, and where.
struct MathFailure: Error, Equatable {
  /// The letter of the text at which it fails, counted from 0.
  var place: Int
  /// A sentence without its end.
  var reason: String
}
