import FlipbookTime

/// A time in whole seconds and nanoseconds, as C's structures have it.
struct FilmTimeUnits {
  let whole: Int
  let nanoseconds: Int

  /// Takes a time in seconds, 0 or above for film time.
  init(_ seconds: Double) {
    let floor = seconds.rounded(.down)
    whole = Int(floor)
    nanoseconds = min(999_999_999, Int(((seconds - floor) * 1e9).rounded()))
  }

  /// The film time now, in seconds.
  static var seconds: Double { FilmClock.now }
}
