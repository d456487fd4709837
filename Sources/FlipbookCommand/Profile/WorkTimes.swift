/// Seconds of processor time that the parts of a render took.
struct WorkTimes: Codable, Equatable, Sendable {
  /// Making the scene, up to its first picture.
  var make = 0.0
  /// Working out what the frames show.
  var record = 0.0
  /// Painting, and turning pictures into what is written.
  var paint = 0.0
  /// The encoders' own, from their start to their end.
  var encode = 0.0
  /// Everything else.
  var rest = 0.0

  /// To a hundredth of a millisecond.
  var rounded: Self {
    func round(_ value: Double) -> Double { (value * 1e5).rounded() / 1e5 }
    return Self(
      make: round(make), record: round(record), paint: round(paint), encode: round(encode), rest: round(rest))
  }
}
