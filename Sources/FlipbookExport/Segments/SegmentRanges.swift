/// The segments of a film as ranges of positions among its frames.
///
/// They follow from the film alone, so that every machine cuts it alike.
package enum SegmentRanges {
  /// - Parameters:
  ///   - count: Frames of the film.
  ///   - markers: Positions of the film's markers, in any order.
  /// - Returns: Ranges that cover all frames in order, none of them empty.
  package static func ranges(
    _ choice: SegmentChoice, count: Int, rate: FrameRate, markers: [Int] = []
  ) -> [Range<Int>] {
    guard count > 0 else { return [] }
    switch choice {
    case .none: return [0..<count]
    case .seconds(let seconds): return ranges(length: length(seconds, rate), count: count)
    case .markers:
      let cuts = Set(markers.filter { $0 > 0 && $0 < count }).sorted()
      return zip([0] + cuts, cuts + [count]).map { $0..<$1 }
    }
  }

  /// Frames of a segment, 1 or more.
  private static func length(_ seconds: Double, _ rate: FrameRate) -> Int {
    let frames = (seconds * rate.framesPerSecond).rounded()
    return frames >= 1 ? Int(min(frames, 1e9)) : 1
  }

  /// Segments of one length. The remainder is a segment when it is half as long at least, else part of the last: a key
  /// frame for a few frames costs more than it is worth.
  private static func ranges(length: Int, count: Int) -> [Range<Int>] {
    var starts = Array(stride(from: 0, to: count, by: length))
    if starts.count > 1, count - starts[starts.count - 1] < (length + 1) / 2 { starts.removeLast() }
    return zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
  }
}
