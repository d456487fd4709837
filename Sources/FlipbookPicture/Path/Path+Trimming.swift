import Foundation

extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// Lengths are measured along the curves and add up over all subpaths, in order; closing lines count. Curves
  /// are cut exactly and stay curves. A subpath that lies inside as a whole stays closed.
  /// - Parameters:
  ///   - from: 0 is the start of the path; fractions below count as 0.
  ///   - to: 1 is the end of the path; fractions above count as 1. Nothing is left when it is not above `from`.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from < to, from < 1, to > 0 else { return Path() }
    if from <= 0, to >= 1 { return self }
    return Path(elements.trimmed(from: Double(max(0, from)), to: Double(min(1, to))))
  }

  /// The length of all lines and curves in points, closing lines included.
  package var length: Double { elements.segmentLengths.reduce(0, +) }
}

extension PathElements {
  /// The length of each segment, closing lines included.
  var segmentLengths: [Double] {
    var lengths: [Double] = []
    lengths.reserveCapacity(verbs.count)
    forEachSegment(move: { _ in }, segment: { lengths.append($0.length) })
    return lengths
  }

  package func trimmed(from: Double, to: Double) -> PathElements {
    let lengths = segmentLengths
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite else { return self }
    let start = from * total
    let end = to * total
    // Pieces shorter than this are rounding errors at the end of a segment.
    let sliver = total * 1e-12
    var result = PathElements()
    var position = 0.0
    var index = 0
    // Whether the result's last subpath goes on where the segment at hand starts, and whether nothing of the
    // subpath at hand was cut away before it.
    var continues = false
    var isWhole = false
    forEachSegment(
      move: { _ in
        continues = false
        isWhole = position >= start - sliver
      },
      segment: { segment in
        let length = lengths[index]
        index += 1
        let segmentStart = position
        position += length
        guard length > 0 else {
          if segment.kind == .closingLine, continues, isWhole, position <= end + sliver { result.close() }
          return
        }
        guard position > start + sliver, segmentStart < end - sliver else {
          isWhole = false
          continues = false
          return
        }
        let t0 =
          start - segmentStart <= sliver
          ? 0 : segment.parameter(atLength: start - segmentStart, total: length)
        let t1 =
          position - end <= sliver ? 1 : segment.parameter(atLength: end - segmentStart, total: length)
        guard t0 < t1 else { return }
        if t0 > 0 || t1 < 1 { isWhole = false }
        let part = segment.kind == .closingLine && isWhole ? segment : segment.part(from: t0, to: t1)
        if !continues { result.move(to: part.start) }
        result.append(part)
        continues = true
      })
    return result
  }
}
