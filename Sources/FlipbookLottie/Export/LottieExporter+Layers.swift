import FlipbookPicture
import Foundation

extension LottieExporter {
  /// The layers of one thing over its frames, with the mattes that they need in front of them.
  func layers(_ track: LottieTracks.Track) throws -> [LottieNode] {
    let first = track.items[0]
    var isBare = first.clips.isEmpty && first.effects.isEmpty
    var layer: LottieNode
    switch first.content {
    case .shape: layer = try shape(track)
    case .image:
      layer = try image(track)
      // Lengths of masks and effects are in the space of a layer, which a picture moves in.
      if !isBare { layer = try comp([layer], margin: margin(track), track) }
    case .group:
      let inner = track.items.map { item -> [LottieExportItem] in
        if case .group(let list) = item.content { list } else { [] }
      }
      layer = try comp(layers(inner, from: track.start), margin: margin(track), track)
    }
    if !first.effects.isEmpty {
      layer = layer.adding(["ef": effects(track)])
      if !first.clips.isEmpty { layer = try comp([layer], margin: 0, track) }
    }
    isBare = true
    let masks = self.masks(track)
    if !masks.isEmpty { layer = layer.adding(["hasMask": .bool(true), "masksProperties": .array(masks)]) }
    var before: [LottieNode] = []
    for (index, clip) in first.clips.enumerated() {
      guard case .items(_, _, let isInverse) = clip else { continue }
      if !isBare { layer = try comp(before + [layer], margin: 0, track) }
      isBare = false
      let source = try matte(track, index)
      before = [source]
      layer = layer.adding(["tt": .number(isInverse ? 2 : 1), "tp": source["ind"]])
    }
    layer = layer.replacing(
      "ks", (layer["ks"] ?? .null).adding(["o": opacity(track.items.map(\.opacity), track)]))
    if first.blendMode != .normal { layer = layer.adding(["bm": .whole(first.blendMode.rawValue)]) }
    return before + [layer]
  }

  private func opacity(_ values: [Double], _ track: LottieTracks.Track) -> LottieNode {
    LottieCurve(values.map { [max(0, min(1, $0)) * 100] }, from: track.start, tolerances: [0.2]).property()
  }

  /// The members that all layers have.
  private func header(_ type: Int, _ name: String, _ track: LottieTracks.Track) throws -> LottieNode {
    .members([
      "ty": .whole(type), "nm": .string(name), "ind": .whole(try nextIndex()), "ip": .whole(track.start),
      "op": .whole(track.end), "st": .number(0),
    ])
  }

  // MARK: Content

  private func shape(_ track: LottieTracks.Track) throws -> LottieNode {
    var paths: [LottiePath] = []
    var colors: [LottieExportItem.Colors] = []
    var strokes: [StrokeStyle] = []
    var isEvenOdd = false
    for case .shape(let path, let color, let rule, let stroke) in track.items.map(\.content) {
      paths.append(path)
      colors.append(color)
      if let stroke { strokes.append(stroke) }
      isEvenOdd = rule
    }
    let (center, reach) = Self.extent(paths)
    let scale = track.items.reduce(1e-6) { max($0, Double($1.transform.largestScale)) }
    var items = outlines(paths, track.start, tolerance: tolerance / scale)
    items.append(
      style(colors, strokes.count == colors.count ? strokes : [], track.start, isEvenOdd, tolerance / scale))
    let transform = LottiePlacement.transform(
      track.items.map(\.transform), from: track.start, anchor: center, reach: reach, tolerance: tolerance)
    items.append(transform.adding(["ty": .string("tr"), "o": .fixed(.number(100))]))
    let group: LottieNode = .members(["ty": .string("gr"), "nm": .string("Shape"), "it": .array(items)])
    return try header(4, strokes.isEmpty ? "Fill" : "Stroke", track).adding([
      "ks": Self.still(), "shapes": .array([group]),
    ])
  }

  /// The middle of paths, and how far they reach from there.
  private static func extent(_ paths: [LottiePath]) -> (SIMD2<Double>, Double) {
    var low = SIMD2<Double>(repeating: .infinity)
    var high = SIMD2<Double>(repeating: -.infinity)
    for vertex in paths.lazy.flatMap(\.contours).flatMap(\.vertices) {
      for point in [vertex.point, vertex.arriving, vertex.leaving] {
        low = pointwiseMin(low, point)
        high = pointwiseMax(high, point)
      }
    }
    guard low.x <= high.x else { return (SIMD2(0, 0), 1) }
    let center = (low + high) / 2
    let rounded = SIMD2(
      LottieCurve.rounded(center.x, tolerance: 0.1), LottieCurve.rounded(center.y, tolerance: 0.1))
    return (rounded, max(1e-3, (high - rounded).length))
  }

  private func outlines(_ paths: [LottiePath], _ start: Int, tolerance: Double) -> [LottieNode] {
    paths[0].contours.indices.map { index in
      let isClosed = paths[0].contours[index].isClosed
      let values = paths.map { path in
        path.contours[index].vertices.flatMap { vertex -> [Double] in
          let (before, after) = (vertex.arriving - vertex.point, vertex.leaving - vertex.point)
          return [vertex.point.x, vertex.point.y, before.x, before.y, after.x, after.y]
        }
      }
      let curve = LottieCurve(values, from: start, tolerances: [tolerance / 2])
      return .members([
        "ty": .string("sh"), "ks": curve.property({ Self.outline($0, isClosed) }, isList: false),
      ])
    }
  }

  private static func outline(_ numbers: [Double], _ isClosed: Bool) -> LottieNode {
    func pairs(_ offset: Int) -> LottieNode {
      .array(
        stride(from: offset, to: numbers.count, by: 6).map { .list([numbers[$0], numbers[$0 + 1]]) })
    }
    return .members(["c": .bool(isClosed), "v": pairs(0), "i": pairs(2), "o": pairs(4)])
  }

  private func image(_ track: LottieTracks.Track) throws -> LottieNode {
    guard case .image(let bitmap, _) = track.items[0].content else { return .null }
    let matrices = track.items.map { item -> CGAffineTransform in
      guard case .image(_, let rect) = item.content else { return item.transform }
      return CGAffineTransform(
        a: rect.width / CGFloat(bitmap.width), b: 0, c: 0, d: rect.height / CGFloat(bitmap.height),
        tx: rect.minX,
        ty: rect.minY
      ).concatenating(item.transform)
    }
    let half = SIMD2(Double(bitmap.width), Double(bitmap.height)) / 2
    let transform = LottiePlacement.transform(
      matrices, from: track.start, anchor: half, reach: half.length, tolerance: tolerance)
    return try header(2, "Picture", track).adding(["refId": .string(asset(bitmap)), "ks": transform])
  }

  // MARK: Clips

  private func masks(_ track: LottieTracks.Track) -> [LottieNode] {
    var masks: [LottieNode] = []
    // Those that keep come first: a list that begins with one that cuts away begins with all.
    for wanted in [false, true] {
      for (index, clip) in track.items[0].clips.enumerated() {
        guard case .path(_, let isInverse) = clip, isInverse == wanted else { continue }
        let paths = track.items.map { item -> LottiePath in
          if case .path(let path, _) = item.clips[index] { path } else { LottiePath() }
        }
        // A mask is one curve: those of several are joined by lines there and back.
        let curve = LottieCurve(
          paths.map { path in
            path.joined.vertices.flatMap { vertex -> [Double] in
              let (before, after) = (vertex.arriving - vertex.point, vertex.leaving - vertex.point)
              return [vertex.point.x, vertex.point.y, before.x, before.y, after.x, after.y]
            }
          }, from: track.start, tolerances: [tolerance / 2])
        let mode = isInverse ? "s" : masks.isEmpty ? "a" : "i"
        masks.append(
          .members([
            "mode": .string(mode), "inv": .bool(false), "o": .fixed(.number(100)), "x": .fixed(.number(0)),
            "pt": curve.property({ Self.outline($0, true) }, isList: false),
          ]))
      }
    }
    return masks
  }

  private func matte(_ track: LottieTracks.Track, _ index: Int) throws -> LottieNode {
    var lists: [[LottieExportItem]] = []
    var opacities: [Double] = []
    for item in track.items {
      guard case .items(let list, let opacity, _) = item.clips[index] else { continue }
      lists.append(list)
      opacities.append(opacity)
    }
    let layer = try comp(layers(lists, from: track.start), margin: 0, track)
    return layer.replacing("ks", (layer["ks"] ?? .null).adding(["o": opacity(opacities, track)])).adding([
      "td": .number(1)
    ])
  }
}

extension LottiePath {
  /// All curves as one, joined by lines from the first vertex and back: such lines enclose nothing.
  var joined: LottieContour {
    guard let first = contours.first?.vertices.first, contours.count > 1 else {
      return contours.first ?? LottieContour()
    }
    var result = LottieContour(isClosed: true)
    for contour in contours where !contour.vertices.isEmpty {
      var own = contour.vertices
      // The curve comes back to its start before it leaves.
      own.append(LottieContour.Vertex(own[0].point, arriving: own[0].arriving))
      own[0].arriving = own[0].point
      result.vertices += own
      result.vertices.append(LottieContour.Vertex(first.point))
    }
    return result
  }
}
