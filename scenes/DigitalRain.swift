import Flipbook

/// Glyphs fall down 120 columns in three depths: far ones small, dim and slow, near ones large, bright and fast.
/// A word stands in the rain for a while.
///
///     flipbook render scenes/DigitalRain.swift -o output/DigitalRain.mp4 --props '{"word": "HELLO"}'
struct DigitalRain: Clip {
  var size: CGSize { CGSize(width: 1920, height: 1080) }
  var duration: TimeInterval { 8 }
  var background: Color { .black }

  private let word = Props.current.string("word", default: "FLIPBOOK")
  private let columns: [Column]
  private let noise = Noise(seed: SeededGenerator.runSeed)

  /// How far away a column is.
  private struct Depth {
    let glyphHeight: Double
    let speed: ClosedRange<Double>
    let opacity: Double
    let tailLength: ClosedRange<Int>
  }

  private struct Column {
    let index: Int
    let depth: Int
    /// The left edge, as a share of the picture's width.
    let x: Double
    /// Rows a second.
    let speed: Double
    /// Where the first head is at time 0, in rows.
    let start: Double
    let tail: Int
    /// Empty rows between the end of a tail and the next head.
    let gap: Int
  }

  private static let depths = [
    Depth(glyphHeight: 15, speed: 7...12, opacity: 0.6, tailLength: 24...40),
    Depth(glyphHeight: 23, speed: 10...17, opacity: 0.85, tailLength: 20...32),
    Depth(glyphHeight: 35, speed: 13...22, opacity: 1, tailLength: 14...22),
  ]

  private static let glyphs =
    "ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝ0123456789Z*+<>=:"
    .map(String.init)

  init() {
    // Half of the columns are far, three in ten in the middle, one in five near; drawn in that order.
    let depths = (0..<120).map { $0 < 60 ? 0 : $0 < 96 ? 1 : 2 }
    columns = depths.enumerated().map { index, depth in
      let kind = Self.depths[depth]
      let first = depths.firstIndex(of: depth)!
      let count = depths.filter { $0 == depth }.count
      let slot = (Double(index - first) + Double.random(in: 0.15...0.85)) / Double(count)
      return Column(
        index: index, depth: depth, x: slot, speed: Double.random(in: kind.speed),
        start: Double.random(in: 0...90), tail: Int.random(in: kind.tailLength), gap: Int.random(in: 3...16))
    }
  }

  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    let frame = Path(CGRect(origin: .zero, size: size))
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    context.fill(
      frame,
      with: .radialGradient(
        Gradient(colors: [Color(red: 0.01, green: 0.11, blue: 0.08), Color(red: 0, green: 0.02, blue: 0.025)]
        ),
        center: center, startRadius: 0, endRadius: size.width * 0.6))

    for (depth, kind) in Self.depths.enumerated() {
      let font = Font.custom("Noto Sans Mono CJK JP", size: kind.glyphHeight).weight(
        depth == 2 ? .bold : .regular)
      var glyphs = Self.glyphs.map { context.resolve(Text(verbatim: $0).font(font)) }
      for column in columns where column.depth == depth {
        draw(column, kind, glyphs: &glyphs, in: context, size: size, time: time)
      }
    }
    drawWord(in: context, size: size, time: time)
  }

  private func draw(
    _ column: Column, _ kind: Depth, glyphs: inout [GraphicsContext.ResolvedText],
    in context: GraphicsContext,
    size: CGSize, time: TimeInterval
  ) {
    let rowHeight = kind.glyphHeight * 1.12
    let rows = Int((size.height / rowHeight).rounded(.up)) + 1
    let period = Double(column.tail + column.gap)
    let head = column.start + column.speed * time
    let x = (column.x * size.width).rounded()
    for row in 0..<rows {
      // How many rows the nearest head below or at this row has gone on.
      let distance = (head - Double(row)).truncatingRemainder(dividingBy: period)
      let behind = distance < 0 ? distance + period : distance
      guard behind < Double(column.tail) else { continue }
      let top = (Double(row) * rowHeight).rounded()
      let age = behind / Double(column.tail)
      let isHead = behind < 1
      if isHead, column.depth > 0 {
        drawGlow(around: CGPoint(x: x + kind.glyphHeight / 4, y: top + rowHeight * 0.6), kind, in: context)
      }
      let index = glyph(column, row, isHead: isHead, time: time)
      glyphs[index].shading = .color(color(age: age, isHead: isHead, opacity: kind.opacity))
      context.draw(glyphs[index], at: CGPoint(x: x, y: top), anchor: .topLeading)
    }
  }

  private func drawGlow(around center: CGPoint, _ kind: Depth, in context: GraphicsContext) {
    let radius = kind.glyphHeight * 1.5
    let light = Color(red: 0.3, green: 1, blue: 0.6)
    context.fill(
      Path(
        ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)),
      with: .radialGradient(
        Gradient(colors: [
          light.opacity(0.3 * kind.opacity), light.opacity(0.09 * kind.opacity), light.opacity(0),
        ]),
        center: center, startRadius: 0, endRadius: radius))
  }

  /// Which glyph stands in a row. Most stay for seconds; heads flicker.
  private func glyph(_ column: Column, _ row: Int, isHead: Bool, time: TimeInterval) -> Int {
    let phase = noise.value(Double(column.index), Double(row))
    let turn = (time * (isHead ? 12 : 0.7 + 0.5 * phase) + 10 * phase).rounded(.down)
    let random = noise.value(Double(column.index), Double(row), turn)
    return min(Self.glyphs.count - 1, Int((random + 1) / 2 * Double(Self.glyphs.count)))
  }

  /// White-green at the head, then green that cools to teal as it fades.
  private func color(age: Double, isHead: Bool, opacity: Double) -> Color {
    if isHead { return Color(red: 0.86, green: 1, blue: 0.9, opacity: opacity) }
    let fade = (1 - age) * (1 - 0.5 * age)
    // A few steps keep most of a tail's colours the same from frame to frame.
    let step = (fade * 24).rounded() / 24
    return Color(
      red: 0.10 * step, green: 0.35 + 0.62 * step, blue: 0.42 - 0.08 * step,
      opacity: opacity * (0.12 + 0.88 * step))
  }

  private func drawWord(in context: GraphicsContext, size: CGSize, time: TimeInterval) {
    let rise = UnitCurve.easeInOut.value(at: (time - 1.8) / 1.6)
    let fall = UnitCurve.easeInOut.value(at: (time - 6.2) / 1.2)
    let presence = rise * (1 - fall)
    guard presence > 0, !word.isEmpty else { return }
    var context = context
    context.opacity = presence
    var text = context.resolve(
      Text(verbatim: word).font(.system(size: size.width * 0.125, weight: .black)).kerning(size.width * 0.006)
    )
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let box = text.measure(in: size)

    // The rain dims behind the word.
    var glow = context
    glow.translateBy(x: center.x, y: center.y)
    glow.scaleBy(x: box.width * 0.66, y: box.height * 1.15)
    glow.fill(
      Path(ellipseIn: CGRect(x: -1, y: -1, width: 2, height: 2)),
      with: .radialGradient(
        Gradient(colors: [.black.opacity(0.9), .black.opacity(0.62), .black.opacity(0)]), center: .zero,
        startRadius: 0, endRadius: 1))

    let shine = center.x + size.width * (time - 4.3) * 0.32
    text.shading = .linearGradient(
      Gradient(stops: [
        .init(color: Color(red: 0.05, green: 0.62, blue: 0.36), location: 0),
        .init(color: Color(red: 0.25, green: 0.95, blue: 0.55), location: 0.38),
        .init(color: Color(red: 0.95, green: 1, blue: 0.97), location: 0.5),
        .init(color: Color(red: 0.25, green: 0.95, blue: 0.55), location: 0.62),
        .init(color: Color(red: 0.05, green: 0.62, blue: 0.36), location: 1),
      ]),
      startPoint: CGPoint(x: shine - size.width * 0.3, y: 0),
      endPoint: CGPoint(x: shine + size.width * 0.3, y: 120))
    context.draw(text, at: center)
  }
}
