import FlipbookPicture
import Foundation

extension LottieExpressionSession {
  /// Functions of compositions.
  static let compFunctions = LottieScriptLibrary.table([
    function("layer") { session, runner, node, arguments in
      guard let key = arguments.first else { throw LottieScriptError("a layer has a name or a number") }
      let plain = try runner.plain(key)
      var found: Int?
      switch plain {
      case .number(let number):
        found = session.model.layer(number, in: node) ?? session.model.child(plain, of: node)
      case .part(let layer):
        // A layer and how many places below it.
        let offset = try arguments.dropFirst().first.map { try runner.number($0) } ?? 0
        let children = session.model.nodes[node].children
        try runner.count(children.count / 16)
        if let place = children.firstIndex(of: layer.node) {
          let target = place + Int(clamping: offset)
          found = children.indices.contains(target) ? children[target] : nil
        }
      default: found = session.model.child(plain, of: node)
      }
      guard let found else { throw LottieScriptError("there is no layer \"\(runner.text(plain))\"") }
      return .part(LottieScriptPart(node: found))
    }
  ])

  /// Functions of layers.
  static let layerFunctions = LottieScriptLibrary.table(
    [
      "toComp", "fromComp", "toWorld", "fromWorld", "toCompVec", "fromCompVec", "toWorldVec", "fromWorldVec",
      // Layers in space count as in the plane of the composition.
      "fromCompToSurface",
    ]
    .map { name in
      function(name) { session, runner, node, arguments in
        try session.mapped(
          arguments, node, runner, isInverse: name.hasPrefix("from"), isVector: name.hasSuffix("Vec"))
      }
    } + [
      function("sourceRectAtTime") { session, runner, node, arguments in
        let rect = try session.bounds(of: node, at: session.frame(arguments.first, runner), runner)
        return .object(
          LottieScriptObject([
            ("left", .number(rect.minX)), ("top", .number(rect.minY)), ("width", .number(rect.width)),
            ("height", .number(rect.height)),
          ]))
      },
      function("sourceTime") { session, runner, node, arguments in
        let frame = try session.frame(arguments.first, runner)
        guard let layer = session.model.layers[node] else { return .number(0) }
        return .number((frame - layer.startTime) / layer.stretch / session.model.frameRate)
      },
    ])

  private func mapped(
    _ arguments: Arguments, _ node: Int, _ runner: LottieScriptRunner, isInverse: Bool, isVector: Bool
  ) throws -> LottieScriptValue {
    guard let point = try runner.numbers(arguments.first ?? .undefined), point.count >= 2 else {
      throw LottieScriptError("a point has two components")
    }
    let frame = try frame(arguments.dropFirst().first, runner)
    var matrix = try matrix(of: node, at: frame, runner)
    if isVector { (matrix.tx, matrix.ty) = (0, 0) }
    if isInverse {
      guard abs(matrix.a * matrix.d - matrix.b * matrix.c) > 1e-12 else {
        return .list(Array(repeating: 0, count: point.count))
      }
      matrix = matrix.inverted()
    }
    let place = CGPoint(x: point[0], y: point[1]).applying(matrix)
    return .list([place.x, place.y] + point.dropFirst(2))
  }

  /// The rectangle that the content of a layer covers in its own space.
  private func bounds(of node: Int, at frame: Double, _ runner: LottieScriptRunner) throws -> CGRect {
    guard let layer = model.layers[node] else { return .zero }
    let json = model.nodes[node].json
    switch layer.content {
    case .comp(_, let size, _): return CGRect(origin: .zero, size: size)
    case .solid(_, let size): return CGRect(origin: .zero, size: size)
    case .image(let image): return CGRect(origin: .zero, size: image.size)
    case .none, .camera, .sound:
      return CGRect(x: 0, y: 0, width: json["w"]?.number ?? 0, height: json["h"]?.number ?? 0)
    case .shapes, .text:
      let canvas = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
      let work = LottieWork(limit: max(1, min(LottieWork.limit, 2 * runner.steps)))
      let painter = LottiePainter(
        canvas: canvas, frameRate: model.frameRate, textEngine: textEngine, work: work)
      let items = painter.content(of: LottieComp.Place(layer), at: LottieMoment(frame, self), .identity, nil)
      try runner.count(work.spent / 2)
      return items.reduce(CGRect.null) { $0.union($1.bounds) }.standardized
    }
  }
}
