import FlipbookPicture
import Foundation

extension LottieExpressionSession {
  /// Functions of properties that are paths.
  static let pathFunctions = LottieScriptLibrary.table([
    function("points") { session, runner, node, arguments in
      try session.points(of: node, arguments.first, runner) { $0.point }
    },
    function("inTangents") { session, runner, node, arguments in
      try session.points(of: node, arguments.first, runner) { $0.arriving - $0.point }
    },
    function("outTangents") { session, runner, node, arguments in
      try session.points(of: node, arguments.first, runner) { $0.leaving - $0.point }
    },
    function("isClosed") { session, runner, node, _ in
      .boolean(try session.contour(of: node, at: nil, runner).isClosed)
    },
    function("pointOnPath") { session, runner, node, arguments in
      let (curve, parameter) = try session.place(on: node, arguments, runner)
      return .list(curve.point(at: parameter).vector)
    },
    function("tangentOnPath") { session, runner, node, arguments in
      let (curve, parameter) = try session.place(on: node, arguments, runner)
      return .list(curve.tangent(at: parameter).vector)
    },
    function("normalOnPath") { session, runner, node, arguments in
      let (curve, parameter) = try session.place(on: node, arguments, runner)
      let tangent = curve.tangent(at: parameter)
      return .list(SIMD2(-tangent.dy, tangent.dx))
    },
  ])

  /// The path of `createPath`: points, tangents that arrive and leave, relative to the points, and whether it is closed.
  static func path(_ runner: LottieScriptRunner, _ arguments: Arguments) throws -> LottieScriptValue {
    func list(_ index: Int) throws -> [SIMD2<Double>] {
      try index < arguments.count ? points(arguments[index], runner) : []
    }
    let (places, before, after) = (try list(0), try list(1), try list(2))
    var contour = LottieContour(isClosed: arguments.count > 3 ? runner.isTrue(arguments[3]) : true)
    for (index, point) in places.enumerated() {
      contour.vertices.append(
        LottieContour.Vertex(
          point, arriving: index < before.count ? point + before[index] : nil,
          leaving: index < after.count ? point + after[index] : nil))
    }
    return .path(LottiePath([contour]))
  }

  /// A path as lottie-web has it: an object with lists `v`, `i` and `o` of points in absolute coordinates, and `c` where
  /// it is closed; nil for other values.
  func path(_ value: LottieScriptValue, _ runner: LottieScriptRunner) throws -> LottiePath? {
    switch value {
    case .path(let path): return path
    case .object(let object):
      guard let places = object["v"] else { return nil }
      let (before, after) = (object["i"] ?? .undefined, object["o"] ?? .undefined)
      let arriving = try Self.points(before, runner)
      let leaving = try Self.points(after, runner)
      var contour = LottieContour(isClosed: object["c"].map { runner.isTrue($0) } ?? false)
      for (index, point) in try Self.points(places, runner).enumerated() {
        contour.vertices.append(
          LottieContour.Vertex(
            point, arriving: index < arriving.count ? arriving[index] : nil,
            leaving: index < leaving.count ? leaving[index] : nil))
      }
      return LottiePath([contour])
    default: return nil
    }
  }

  /// The points of a list of lists; none of another value.
  private static func points(_ value: LottieScriptValue, _ runner: LottieScriptRunner) throws -> [SIMD2<
    Double
  >] {
    guard case .array(let array) = try runner.plain(value) else { return [] }
    try runner.count(array.elements.count)
    return try array.elements.map { element in
      let list = try runner.numbers(element) ?? []
      guard list.count >= 2, list[0].isFinite, list[1].isFinite else {
        throw LottieScriptError("a point has two components")
      }
      return SIMD2(list[0], list[1])
    }
  }

  /// The first curve of a path at a time in seconds; now where there is none.
  private func contour(of node: Int, at time: LottieScriptValue?, _ runner: LottieScriptRunner) throws
    -> LottieContour
  {
    guard case .path(let path)? = value(of: node, at: try frame(time, runner)),
      let contour = path.contours.first, !contour.vertices.isEmpty
    else { throw LottieScriptError("a function of paths is called for what is no path") }
    try runner.count(contour.vertices.count)
    return contour
  }

  /// A list with one point of each vertex.
  private func points(
    of node: Int, _ time: LottieScriptValue?, _ runner: LottieScriptRunner,
    _ point: (LottieContour.Vertex) -> SIMD2<Double>
  ) throws -> LottieScriptValue {
    let contour = try contour(of: node, at: time, runner)
    return .array(LottieScriptArray(contour.vertices.map { .list(point($0)) }))
  }

  /// The segment and its parameter at a share of the path's length, 0…1.
  ///
  /// - Parameter arguments: The share, 0.5 where there is none, and the time in seconds.
  private func place(on node: Int, _ arguments: Arguments, _ runner: LottieScriptRunner) throws
    -> (curve: CubicCurve, parameter: Double)
  {
    let share = try arguments.first.map { try runner.number($0) } ?? 0.5
    let contour = try contour(of: node, at: arguments.dropFirst().first, runner)
    let count = contour.segmentCount
    guard count > 0 else {
      let point = CGPoint(contour.vertices[0].point)
      return (CubicCurve(from: point, to: point), 0)
    }
    // The length of a curve is a sum over its parts.
    try runner.count(count * 32)
    let lengths = contour.segmentLengths
    var rest = lengths.reduce(0, +) * max(0, min(1, share.isNaN ? 0 : share))
    for index in 0..<count - 1 {
      if rest <= lengths[index] {
        let curve = contour.segment(index)
        return (curve, curve.parameter(atLength: rest, total: lengths[index]))
      }
      rest -= lengths[index]
    }
    let curve = contour.segment(count - 1)
    return (curve, curve.parameter(atLength: min(rest, lengths[count - 1]), total: lengths[count - 1]))
  }
}

extension LottieScriptValue {
  /// A list of two numbers.
  fileprivate static func list(_ point: SIMD2<Double>) -> LottieScriptValue { .list([point.x, point.y]) }
}
