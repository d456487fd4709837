import FlipbookPicture
import Foundation

extension LottieExporter {
  /// How far a component of a colour may be off: half of a step of a picture.
  private static let colorTolerance = 0.5 / 255

  /// The fill or the stroke of a shape over frames.
  ///
  /// - Parameters:
  ///   - strokes: None for a fill.
  ///   - tolerance: In the shape's own points.
  func style(
    _ colors: [LottieExportItem.Colors], _ strokes: [StrokeStyle], _ start: Int, _ isEvenOdd: Bool,
    _ tolerance: Double
  ) -> LottieNode {
    var style: LottieNode
    switch colors[0] {
    case .color: style = plain(colors, start, isStroke: !strokes.isEmpty)
    case .gradient: style = gradient(colors, start, isStroke: !strokes.isEmpty, tolerance)
    }
    guard let first = strokes.first else { return style.adding(["r": .whole(isEvenOdd ? 2 : 1)]) }
    func curve(_ value: (StrokeStyle) -> CGFloat) -> LottieNode {
      LottieCurve(strokes.map { [Double(value($0))] }, from: start, tolerances: [tolerance / 2]).property()
    }
    let cap = first.lineCap == .round ? 2 : first.lineCap == .square ? 3 : 1
    let join = first.lineJoin == .round ? 2 : first.lineJoin == .bevel ? 3 : 1
    style = style.adding([
      "w": curve(\.lineWidth), "lc": .whole(cap), "lj": .whole(join),
      "ml": .number(Double(first.miterLimit)),
    ])
    guard !first.dash.isEmpty else { return style }
    let count = first.dash.count
    // An odd list goes on with the roles exchanged.
    var dashes = (0..<(count % 2 == 0 ? count : 2 * count)).map { index -> LottieNode in
      .members(["n": .string(index % 2 == 0 ? "d" : "g"), "v": curve { $0.dash[index % count] }])
    }
    dashes.append(.members(["n": .string("o"), "v": curve(\.dashPhase)]))
    return style.adding(["d": .array(dashes)])
  }

  private func plain(_ colors: [LottieExportItem.Colors], _ start: Int, isStroke: Bool) -> LottieNode {
    let values = colors.map { color -> RGBA in
      if case .color(let color) = color { color } else { .clear }
    }
    return .members([
      "ty": .string(isStroke ? "st" : "fl"), "c": color(values, start),
      "o": LottieCurve(
        values.map { [Double($0.opacity) * 100] }, from: start, tolerances: [Self.colorTolerance * 100]
      ).property(),
    ])
  }

  private func color(_ values: [RGBA], _ start: Int) -> LottieNode {
    LottieCurve(
      values.map { [Double($0.red), Double($0.green), Double($0.blue), 1] }, from: start,
      tolerances: [Self.colorTolerance]
    ).property()
  }

  private func gradient(
    _ colors: [LottieExportItem.Colors], _ start: Int, isStroke: Bool, _ tolerance: Double
  ) -> LottieNode {
    var (starts, ends, stops): ([[Double]], [[Double]], [[Double]]) = ([], [], [])
    var isRadial = false
    var count = 0
    for case .gradient(let own, let radial, let from, let to) in colors {
      isRadial = radial
      count = own.count
      starts.append([from.x, from.y])
      ends.append([to.x, to.y])
      stops.append(
        own.flatMap {
          [Double($0.location), Double($0.color.red), Double($0.color.green), Double($0.color.blue)]
        } + own.flatMap { [Double($0.location), Double($0.color.opacity)] })
    }
    if stops.allSatisfy({ list in
      stride(from: count * 4 + 1, to: list.count, by: 2).allSatisfy { list[$0] == 1 }
    }) {
      stops = stops.map { Array($0.prefix(count * 4)) }
    }
    func curve(_ values: [[Double]], _ tolerance: Double) -> LottieNode {
      LottieCurve(values, from: start, tolerances: [tolerance]).property { .list($0) }
    }
    return .members([
      "ty": .string(isStroke ? "gs" : "gf"), "t": .whole(isRadial ? 2 : 1),
      "s": curve(starts, tolerance / 2),
      "e": curve(ends, tolerance / 2), "o": .fixed(.number(100)),
      "g": .members(["p": .whole(count), "k": curve(stops, Self.colorTolerance / 2)]),
    ])
  }

  // MARK: Effects

  /// The effects of a layer over frames.
  func effects(_ track: LottieTracks.Track) -> LottieNode {
    .array(
      track.items[0].effects.indices.map { index in
        effect(track.items.map { $0.effects[index] }, track.start, index)
      })
  }

  private func effect(_ list: [LottieExportItem.Effect], _ start: Int, _ index: Int) -> LottieNode {
    func curve(_ values: [Double], _ tolerance: Double) -> LottieNode {
      LottieCurve(values.map { [$0] }, from: start, tolerances: [tolerance]).property()
    }
    func made(_ type: Int, _ name: String, _ match: String, _ parts: [LottieNode]) -> LottieNode {
      .members([
        "ty": .whole(type), "nm": .string(name), "mn": .string(match), "ix": .whole(index + 1),
        "en": .number(1),
        "ef": .array(parts.map { .members(["v": $0]) }),
      ])
    }
    var deviations: [Double] = []
    var shadows: [(color: RGBA, offset: SIMD2<Double>)] = []
    var isShadowAlone = false
    for effect in list {
      switch effect {
      case .blur(let deviation): deviations.append(deviation)
      case .shadow(let color, let deviation, let offset, let isAlone):
        deviations.append(deviation)
        shadows.append((color, offset))
        isShadowAlone = isAlone
      }
    }
    guard !shadows.isEmpty else {
      let amounts = deviations.map { $0 / LottieEffect.blurDeviation }
      return made(
        29, "Gaussian Blur", "ADBE Gaussian Blur 2",
        [curve(amounts, tolerance), .fixed(.number(1)), .fixed(.number(0))])
    }
    var angles: [Double] = []
    for shadow in shadows {
      let angle = atan2(shadow.offset.y, shadow.offset.x) * 180 / .pi + 90
      angles.append(angle + (((angles.last ?? angle) - angle) / 360).rounded() * 360)
    }
    let distances = shadows.map(\.offset.length)
    let far = max(1, distances.max() ?? 1)
    return made(
      25, "Drop Shadow", "ADBE Drop Shadow",
      [
        color(shadows.map(\.color), start),
        curve(shadows.map { Double($0.color.opacity) * 255 }, 0.5), curve(angles, tolerance / far * 30),
        curve(distances, tolerance / 2),
        curve(deviations.map { $0 / LottieShadow.effectDeviation }, tolerance),
        .fixed(.number(isShadowAlone ? 1 : 0)),
      ])
  }

  /// How far beyond the canvas the effects of a layer read, in whole points.
  func margin(_ track: LottieTracks.Track) -> Double {
    var reach = 0.0
    for effect in track.items.flatMap(\.effects) {
      switch effect {
      case .blur(let deviation): reach = max(reach, 3 * deviation)
      case .shadow(_, let deviation, let offset, _):
        reach = max(reach, 3 * deviation + max(abs(offset.x), abs(offset.y)))
      }
    }
    return min(4_000, reach.rounded(.up))
  }
}
