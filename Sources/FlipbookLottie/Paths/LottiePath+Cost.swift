import FlipbookDiagnostics
import FlipbookPicture

extension LottiePath {
  /// The number of vertices.
  var vertexCount: Int { contours.reduce(0) { $0 + $1.vertices.count } }

  /// The most vertices that are put together by booleans.
  private static let booleanLimit = 2_000
  /// The most vertices of an outline that is offset.
  private static let strokeLimit = 20_000
  /// The most pairs of segments that booleans compare for one path.
  private static let pairLimit = 100_000
  /// The steps of a pair.
  private static let pairSteps = 16

  /// Whether booleans of paths are affordable; where they aren't, it is reported.
  static func affordsBooleans(_ paths: [LottiePath], _ work: LottieWork) -> Bool {
    let count = paths.reduce(0) { $0 + $1.vertexCount }
    guard count <= booleanLimit, let pairs = crossingPairs(paths) else { return reportBooleans() }
    return work.affords(pairs * pairSteps + count * 8)
  }

  /// The outline of a stroke along the path with all crossings gone; nil where that isn't affordable, which is reported.
  func band(_ style: StrokeStyle, _ work: LottieWork) -> Path? {
    let count = strokedCount(radius: Double(style.lineWidth) / 2)
    guard count <= Double(Self.strokeLimit), work.affords(Int(count)) else {
      _ = Self.reportBooleans()
      return nil
    }
    let outline = path().strokedPath(style)
    guard let pairs = Self.crossingPairs([self, LottiePath(outline)]) else {
      _ = Self.reportBooleans()
      return nil
    }
    // It is put in order first, and then together with the path.
    return work.affords(2 * pairs * Self.pairSteps) ? outline.normalized(eoFill: false) : nil
  }

  private static func reportBooleans() -> Bool {
    DiagnosticCollector.current.reportOnce(
      Diagnostic(
        .warning, code: "lottie.cost",
        message:
          "Paths of more than \(booleanLimit) vertices, or with more than \(pairLimit) crossings to look for, are not merged or offset; they are drawn as they are."
      ))
    return false
  }

  /// About the most vertices of the outline of a stroke: curves become chords within a tolerance, joins fans.
  private func strokedCount(radius: Double) -> Double {
    let tolerance = min(0.05, max(0.01, 2 * radius / 1_000))
    let fan = .pi * (radius / tolerance).squareRoot()
    return contours.reduce(0) { sum, contour in
      (0..<contour.segmentCount).reduce(sum) { sum, index in
        let curve = contour.segment(index)
        let (p0, p1, p2, p3) = (curve.p0.vector, curve.p1.vector, curve.p2.vector, curve.p3.vector)
        let bend = max((p0 - 2 * p1 + p2).length, (p1 - 2 * p2 + p3).length)
        return sum + 2 * min(4_096, (0.3 * bend / tolerance).squareRoot()) + fan + 4
      }
    }
  }

  /// The number of pairs of segments that may meet; nil where there are more than the limit.
  private static func crossingPairs(_ paths: [LottiePath]) -> Int? {
    let boxes = paths.flatMap(\.contours).flatMap(\.boxes).sorted { $0.low.x < $1.low.x }
    var pairs = 0
    var active: [(low: SIMD2<Double>, high: SIMD2<Double>)] = []
    for box in boxes {
      active.removeAll { $0.high.x < box.low.x }
      for other in active where other.low.y <= box.high.y && box.low.y <= other.high.y { pairs += 1 }
      if pairs > pairLimit { return nil }
      active.append(box)
    }
    return pairs
  }
}

extension LottieContour {
  /// The rectangles of the segments' control points.
  fileprivate var boxes: [(low: SIMD2<Double>, high: SIMD2<Double>)] {
    (0..<segmentCount).map { index in
      let (from, to) = (vertices[index], vertices[(index + 1) % vertices.count])
      let points = [from.point, from.leaving, to.arriving, to.point]
      let low = points.dropFirst().reduce(points[0], pointwiseMin)
      let high = points.dropFirst().reduce(points[0], pointwiseMax)
      return (low, high)
    }
  }
}
