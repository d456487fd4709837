/// Which part of a film is played, how fast and how often: from seconds since its begin to seconds of the file.
package struct VideoTiming: Hashable, Sendable {
  /// Where the part begins, in seconds of the file, 0 or more.
  package var from = 0.0
  /// Where the part ends, in seconds of the file; nil for the file's end.
  package var to: Double?
  /// Seconds of the file for each second: below 0 from the part's end to its begin, 0 for a still picture.
  package var speed = 1.0
  /// Whether the part begins anew at its end.
  package var isLooped = false

  package init() {}

  /// The part of a file, in its seconds.
  ///
  /// - Parameter duration: Of the file.
  package func part(of duration: Double) -> ClosedRange<Double> {
    let begin = min(max(0, from), duration)
    return begin...max(begin, min(to ?? duration, duration))
  }

  /// The time of the file that is shown.
  ///
  /// - Parameters:
  ///   - seconds: Since the begin; before it the part's first picture stands still.
  ///   - duration: Of the file.
  package func time(at seconds: Double, duration: Double) -> Double {
    let part = part(of: duration)
    let length = part.upperBound - part.lowerBound
    // The end itself belongs to what follows.
    let last = max(part.lowerBound, part.upperBound - Self.margin)
    guard length > 0, speed.isFinite else { return part.lowerBound }
    var passed = max(0, seconds) * abs(speed)
    if isLooped {
      // A repeat that is due within the tolerance has begun.
      passed = (passed + Self.slack).truncatingRemainder(dividingBy: length)
      passed = passed < Self.slack ? 0 : passed - Self.slack
    }
    return speed < 0
      ? max(part.lowerBound, last - passed) : min(last, part.lowerBound + passed)
  }

  /// Seconds that the part takes once; nil where it never ends.
  package func length(of duration: Double) -> Double? {
    let part = part(of: duration)
    return isLooped || speed == 0 ? nil : (part.upperBound - part.lowerBound) / abs(speed)
  }

  /// Larger than a source's tolerance, so that what lies behind the end is never shown.
  private static let margin = 1e-5
  private static let slack = 1e-7
}
