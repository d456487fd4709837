import FlipbookPicture
import Foundation

extension LottieContour {
  /// The length of each segment, in points.
  var segmentLengths: [Double] { (0..<segmentCount).map { segment($0).length } }

  /// The part between two lengths from the start, as an open curve; nil where nothing is left.
  func part(from start: Double, to end: Double, lengths: [Double]) -> LottieContour? {
    var result = LottieContour()
    var position = 0.0
    let sliver = lengths.reduce(0, +) * 1e-10
    for (index, length) in lengths.enumerated() {
      let segmentStart = position
      position += length
      guard length > 0, position > start + sliver, segmentStart < end - sliver else { continue }
      let curve = segment(index)
      let from = start <= segmentStart ? 0 : curve.parameter(atLength: start - segmentStart, total: length)
      let to = end >= position ? 1 : curve.parameter(atLength: end - segmentStart, total: length)
      guard from < to else { continue }
      let piece = curve.subcurve(from: from, to: to)
      if result.vertices.isEmpty {
        result.vertices.append(Vertex(piece.p0.vector))
      }
      result.vertices[result.vertices.count - 1].leaving = piece.p1.vector
      result.vertices.append(Vertex(piece.p3.vector, arriving: piece.p2.vector))
    }
    return result.vertices.count < 2 ? nil : result
  }

  /// The parts within a range of lengths that may go on after the end, at the start: `start` is 0 or more and less than
  /// the total, `end` at most `start` plus the total.
  func parts(from start: Double, to end: Double, lengths: [Double], total: Double) -> [LottieContour] {
    if end - start >= total * (1 - 1e-9) { return [self] }
    guard end > total * (1 + 1e-12) else {
      return part(from: start, to: end, lengths: lengths).map { [$0] } ?? []
    }
    let first = part(from: start, to: total, lengths: lengths)
    let second = part(from: 0, to: end - total, lengths: lengths)
    guard isClosed, var joined = first, let second else { return [first, second].compactMap { $0 } }
    joined.vertices[joined.vertices.count - 1].leaving = second.vertices[0].leaving
    joined.vertices += second.vertices.dropFirst()
    return [joined]
  }
}

extension LottiePath {
  /// The range of a trim as fractions: a start in 0..<1, and an end at most 1 after it. Nil where nothing is left, and
  /// `isWhole` where nothing is cut away.
  struct TrimRange: Equatable {
    var start: Double
    var end: Double

    /// - Parameters:
    ///   - start: 0…1.
    ///   - end: 0…1.
    ///   - offset: In turns.
    init?(start: Double, end: Double, offset: Double) {
      let (low, high) = (min(start, end), max(start, end))
      let from = max(0, min(1, low))
      let to = max(0, min(1, high))
      guard to > from, offset.isFinite else { return nil }
      var shifted = from + offset
      shifted -= shifted.rounded(.down)
      if shifted >= 1 { shifted = 0 }
      self.start = shifted
      self.end = shifted + (to - from)
    }

    /// Whether nothing is cut away.
    var isWhole: Bool { end - start >= 1 }
  }

  /// The path with each of its curves cut to the same range.
  func trimmed(_ range: TrimRange?) -> LottiePath {
    guard let range else { return LottiePath() }
    if range.isWhole { return self }
    return LottiePath(
      contours.flatMap { contour -> [LottieContour] in
        let lengths = contour.segmentLengths
        let total = lengths.reduce(0, +)
        guard total > 0 else { return [] }
        return contour.parts(from: range.start * total, to: range.end * total, lengths: lengths, total: total)
      })
  }

  /// Paths cut to a range of the length of them all, one after the other.
  static func trimmedAsOne(_ paths: [LottiePath], _ range: TrimRange?) -> [LottiePath] {
    guard let range else { return paths.map { _ in LottiePath() } }
    if range.isWhole { return paths }
    let lengths = paths.map { $0.contours.map(\.segmentLengths) }
    let total = lengths.joined().joined().reduce(0, +)
    guard total > 0 else { return paths.map { _ in LottiePath() } }
    let (start, end) = (range.start * total, range.end * total)
    var position = 0.0
    var results: [LottiePath] = []
    for (path, pathLengths) in zip(paths, lengths) {
      var kept: [LottieContour] = []
      for (contour, own) in zip(path.contours, pathLengths) {
        let length = own.reduce(0, +)
        defer { position += length }
        guard length > 0 else { continue }
        // The range, and the same a turn earlier, for what goes on at the start.
        for shift in [0, total] {
          let (from, to) = (max(0, start - shift - position), min(length, end - shift - position))
          guard to > from else { continue }
          if to - from >= length {
            kept.append(contour)
          } else if let part = contour.part(from: from, to: to, lengths: own) {
            kept.append(part)
          }
        }
      }
      results.append(LottiePath(kept))
    }
    return results
  }
}
