/// The ends of a scale of colors.
struct RampEnds: Equatable {
  var lower: Double
  var upper: Double
  /// Whether the values are dates, in seconds since the reference date.
  var isDate = false
}
