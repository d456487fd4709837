import FlipbookDiagnostics
import Foundation

/// The elements of a path: a flat list of verbs and a flat list of the points they take.
///
/// Always well formed: the first verb is a move, a move comes before anything that follows a close, no move
/// follows a move, and every coordinate is finite.
package struct PathElements: Sendable {
  package private(set) var verbs: [Path.Verb] = []
  package private(set) var points: [CGPoint] = []
  /// Where in `points` the current subpath starts.
  private var start = 0
  /// The start of the current subpath was not finite, so that the next end point has to take its place.
  private var lostStart = false
  /// A diagnostic about this path has been reported; one is enough.
  private var reported = false

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  /// The end of the last element; after a close, the start of its subpath.
  package var currentPoint: CGPoint? {
    guard let last = verbs.last else { return nil }
    return last == .close ? points[start] : points[points.count - 1]
  }

  /// Makes room for as many more verbs and points.
  package mutating func reserve(verbs verbCount: Int, points pointCount: Int) {
    verbs.reserveCapacity(verbs.count + verbCount)
    points.reserveCapacity(points.count + pointCount)
  }

  package mutating func move(to end: CGPoint) {
    guard end.isFinite else {
      reportNonFinite()
      lostStart = true
      return
    }
    appendMove(to: end)
  }

  package mutating func line(to end: CGPoint) {
    guard end.isFinite else { return reportNonFinite() }
    guard canDraw(to: end) else { return }
    verbs.append(.line)
    points.append(end)
  }

  package mutating func quad(to end: CGPoint, control: CGPoint) {
    guard end.isFinite, control.isFinite else { return reportNonFinite() }
    guard canDraw(to: end) else { return }
    verbs.append(.quad)
    points.append(control)
    points.append(end)
  }

  package mutating func curve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite else { return reportNonFinite() }
    guard canDraw(to: end) else { return }
    verbs.append(.curve)
    points.append(control1)
    points.append(control2)
    points.append(end)
  }

  package mutating func close() {
    guard !lostStart, let last = verbs.last, last != .close else { return }
    verbs.append(.close)
  }

  /// Appends every element of another list, transformed.
  package mutating func append(_ other: PathElements, transform: CGAffineTransform = .identity) {
    guard !other.isEmpty else { return }
    var images = other.points
    if !transform.isIdentity {
      var finite = true
      for index in images.indices {
        images[index] = images[index].applying(transform)
        finite = finite && images[index].isFinite
      }
      guard finite else { return appendOneByOne(other.verbs, images) }
    }
    appendMove(to: images[0])
    let offset = points.count - 1
    verbs.append(contentsOf: other.verbs.dropFirst())
    points.append(contentsOf: images.dropFirst())
    start = offset + other.start
    lostStart = other.lostStart
  }

  /// Appends one whole subpath, whose verbs start with the only move.
  package mutating func append(verbs newVerbs: [Path.Verb], points newPoints: [CGPoint]) {
    guard !newVerbs.isEmpty else { return }
    guard newPoints.allSatisfy(\.isFinite) else { return appendOneByOne(newVerbs, newPoints) }
    appendMove(to: newPoints[0])
    verbs.append(contentsOf: newVerbs.dropFirst())
    points.append(contentsOf: newPoints.dropFirst())
  }

  /// The same elements with every point transformed.
  package func applying(_ transform: CGAffineTransform) -> PathElements {
    var result = PathElements()
    result.append(self, transform: transform)
    return result
  }

  private mutating func appendOneByOne(_ otherVerbs: [Path.Verb], _ images: [CGPoint]) {
    var next = 0
    for verb in otherVerbs {
      switch verb {
      case .move: move(to: images[next])
      case .line: line(to: images[next])
      case .quad: quad(to: images[next + 1], control: images[next])
      case .curve: curve(to: images[next + 2], control1: images[next], control2: images[next + 1])
      case .close: close()
      }
      next += verb.pointCount
    }
  }

  private mutating func appendMove(to end: CGPoint) {
    lostStart = false
    if verbs.last == .move {
      points[points.count - 1] = end
    } else {
      verbs.append(.move)
      points.append(end)
    }
    start = points.count - 1
  }

  /// Whether there is a point to draw from; makes the implied move after a close explicit.
  @inline(__always)
  private mutating func canDraw(to end: CGPoint) -> Bool {
    if let last = verbs.last, last != .close, !lostStart { return true }
    return startDrawing(to: end)
  }

  private mutating func startDrawing(to end: CGPoint) -> Bool {
    if lostStart {
      appendMove(to: end)
      return false
    }
    guard !verbs.isEmpty else {
      report(
        "path.no-current-point",
        "A path adds a line or curve before its first move(to:); the element was left out.")
      return false
    }
    appendMove(to: points[start])
    return true
  }

  package mutating func reportNonFinite() {
    report(
      "path.non-finite",
      "A path has coordinates that are infinite or not a number; the elements with them were left out.")
  }

  private mutating func report(_ code: String, _ message: String) {
    guard !reported else { return }
    reported = true
    DiagnosticCollector.current.warn(code, message)
  }
}

extension PathElements: Equatable {
  /// Whether both draw the same elements in the same order.
  package static func == (lhs: PathElements, rhs: PathElements) -> Bool {
    lhs.verbs == rhs.verbs && lhs.points == rhs.points
  }
}
