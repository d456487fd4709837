import Flipbook
@testable import FlipbookDrawing
import FlipbookTestSupport
import Foundation

/// Makes display lists of any kind from a seed.
struct ListGenerator {
  static let size = CGSize(width: 96, height: 72)
  static let area = CGRect(origin: .zero, size: size)

  var numbers: SeededNumbers
  /// The blend mode of lists of that kind; nil for any.
  private let mode: Int32?
  private static let words: [DisplayItem.Content] = makeTexts(["Rgß", "Ankle 42", "fjord", "日本", "السلام"])
  private static let emoji: [DisplayItem.Content] = makeTexts(["🙂", "🚀🌍"])

  init(seed: UInt64, mode: Int32? = nil) {
    self.mode = mode
    numbers = SeededNumbers(seed: seed)
  }

  /// A ground of two colours, and items of a kind over it.
  mutating func list(_ kind: GeneratedKind) -> DisplayList {
    let ground = DisplayItem(
      content: .fill(Path(CGRect(x: 8, y: 6, width: 60, height: 50)), .color(color(0.4...1)), FillStyle()),
      transform: .identity, canvas: Self.area)
    let items = (0..<(kind == .everything ? 6 : 1 + numbers.below(2))).map { _ in item(kind, depth: 2) }
    return DisplayList(
      size: Self.size, background: numbers.chance(0.3) ? .clear : color(1...1), items: [ground] + items)
  }

  mutating func item(_ kind: GeneratedKind, depth: Int) -> DisplayItem {
    switch kind {
    case .tangledFill: return plain(.fill(tangle(), .color(color()), FillStyle(eoFill: numbers.chance(0.5))))
    case .tangledStroke: return plain(.stroke(tangle(), .color(color()), strokeStyle()))
    case .fill: return plain(.fill(path(), .color(color()), FillStyle()))
    case .evenOdd: return plain(.fill(path(), .color(color()), FillStyle(eoFill: true)))
    case .hardEdges: return plain(.fill(path(), .color(color(1...1)), FillStyle(antialiased: false)))
    case .stroke: return plain(.stroke(path(), .color(color()), strokeStyle()))
    case .dashes:
      var style = strokeStyle()
      style.dash = (0..<1 + numbers.below(4)).map { _ in CGFloat(numbers.number(1...12)) }
      style.dashPhase = numbers.number(-20...20)
      return plain(.stroke(path(), .color(color()), style))
    case .hairline:
      return plain(.stroke(path(), .color(color()), StrokeStyle(lineWidth: numbers.number(0...1))))
    case .linearGradient, .radialGradient, .conicGradient, .circleGradient:
      return plain(.fill(path(), .gradient(gradient(kind, .device)), FillStyle()))
    case .mixingSpace:
      let space = numbers.pick([GradientRamp.Interpolation.linear, .perceptual])
      let form = numbers.pick([GeneratedKind.linearGradient, .radialGradient])
      return plain(.fill(path(), .gradient(gradient(form, space)), FillStyle()))
    case .blendMode:
      return make(
        .fill(path(), .color(color()), FillStyle()), opacity: numbers.pick([1, 0.6]),
        blendMode: GraphicsContext.BlendMode(rawValue: mode ?? Int32(numbers.below(28))))
    case .clip: return make(.fill(path(), .color(color()), FillStyle()), clip: clip(false))
    case .inverseClip: return make(.fill(path(), .color(color()), FillStyle()), clip: clip(true))
    case .pictureClip:
      let layer = DisplayLayer(items: [item(.fill, depth: 0), item(.radialGradient, depth: 0)])
      let chain = ClipChain(
        parent: nil, shape: .layer(layer, opacity: numbers.number(0.4...1)), isInverse: numbers.chance(0.5),
        canvas: Self.area)
      return make(.fill(path(), .color(color()), FillStyle()), clip: chain)
    case .opacityGroup, .linearLight:
      let layer = DisplayLayer(
        items: [item(.fill, depth: 0), item(.stroke, depth: 0)], isLinear: kind == .linearLight)
      return make(.layer(layer), opacity: numbers.number(0.2...1))
    case .text: return make(numbers.pick(Self.words), transform: moved())
    case .emoji: return make(numbers.pick(Self.emoji), transform: moved())
    case .image: return image([.none, .low, .medium])
    case .sharpImage: return image([.high])
    case .tintedImage: return image([.low, .medium], tint: .color(color()))
    case .tiledImage: return plain(.fill(path(), .tiledImage(tile()), FillStyle()))
    case .mesh: return plain(.fill(path(), .mesh(mesh()), FillStyle()))
    case .projection:
      return projected(item(numbers.pick([.fill, .stroke, .image, .text, .linearGradient]), depth: 0))
    case .sprites: return sprites()
    case .backdrop:
      let paint = Paint.backdrop(
        BackdropPaint(
          blurRadius: numbers.pick([0, numbers.number(1...8)]), saturation: numbers.number(0...2),
          tint: color(0...0.6)))
      return plain(.fill(path(), paint, FillStyle()))
    case .colorFilter, .blur, .shadow:
      return make(.fill(path(), .color(color()), FillStyle()), filters: [filter(kind)])
    case .everything: return anything(depth)
    }
  }

  private mutating func anything(_ depth: Int) -> DisplayItem {
    let mode = GraphicsContext.BlendMode(rawValue: numbers.chance(0.4) ? Int32(numbers.below(28)) : 0)
    let clip = numbers.chance(0.3) ? self.clip(numbers.chance(0.3)) : nil
    let filters = numbers.chance(0.25) ? [filter(numbers.pick([.colorFilter, .blur, .shadow]))] : []
    if depth > 0, numbers.chance(0.4) {
      let items = (0..<1 + numbers.below(3)).map { _ in anything(depth - 1) }
      return make(
        .layer(DisplayLayer(items: items, isLinear: numbers.chance(0.1))), opacity: numbers.number(0.3...1),
        blendMode: mode, clip: clip, filters: filters)
    }
    let kinds = GeneratedKind.allCases.filter {
      $0 != .everything && $0 != .tangledFill && $0 != .tangledStroke && $0 != .hardEdges && $0 != .sharpImage
    }
    let inner = item(numbers.pick(kinds), depth: 0)
    return make(
      inner.content, transform: inner.transform, opacity: numbers.pick([1, 1, 0.5]), blendMode: mode,
      clip: clip,
      filters: inner.filters.isEmpty ? filters : inner.filters)
  }

  // MARK: Parts

  func make(
    _ content: DisplayItem.Content, transform: CGAffineTransform = .identity, opacity: Double = 1,
    blendMode: GraphicsContext.BlendMode = .normal, clip: ClipChain? = nil, filters: [FilterStage] = []
  ) -> DisplayItem {
    DisplayItem(
      content: content, transform: transform, opacity: opacity, blendMode: blendMode, clip: clip,
      filters: filters, canvas: Self.area)
  }

  private mutating func plain(_ content: DisplayItem.Content) -> DisplayItem {
    make(content, transform: transform())
  }

  mutating func color(_ opacity: ClosedRange<Double> = 0.3...1) -> RGBA {
    func part() -> Float { Float(numbers.below(256)) / 255 }
    return RGBA(red: part(), green: part(), blue: part(), opacity: Float(numbers.number(opacity)))
  }

  mutating func transform() -> CGAffineTransform {
    guard numbers.chance(0.5) else { return .identity }
    let middle = CGAffineTransform(translationX: -48, y: -36)
    return middle.concatenating(CGAffineTransform(rotationAngle: numbers.number(-3...3)))
      .concatenating(CGAffineTransform(scaleX: numbers.number(0.4...1.5), y: numbers.number(0.4...1.5)))
      .concatenating(CGAffineTransform(translationX: 48, y: 36))
  }

  private mutating func moved() -> CGAffineTransform {
    CGAffineTransform(translationX: numbers.number(0...40), y: numbers.number(0...30))
      .concatenating(numbers.chance(0.3) ? transform() : .identity)
  }

  mutating func path() -> Path {
    let rect = CGRect(
      x: numbers.number(0...40), y: numbers.number(0...30), width: numbers.number(8...50),
      height: numbers.number(8...40))
    switch numbers.below(5) {
    case 0: return Path(rect)
    case 1: return Path(ellipseIn: rect)
    case 2: return Path(roundedRect: rect, cornerRadius: numbers.number(0...16))
    default: return star(rect)
    }
  }

  /// A ring of points about a middle, joined by lines and curves that don't cross.
  private mutating func star(_ rect: CGRect) -> Path {
    var path = Path()
    let count = 3 + numbers.below(6)
    let isSmooth = numbers.chance(0.5)
    func place(_ index: Double, _ reach: Double) -> CGPoint {
      let angle = index / Double(count) * 2 * .pi
      return CGPoint(
        x: rect.midX + rect.width / 2 * reach * cos(angle),
        y: rect.midY + rect.height / 2 * reach * sin(angle))
    }
    let reaches = (0..<count).map { _ in numbers.number(0.5...1) }
    path.move(to: place(0, reaches[0]))
    for index in 1...count {
      let end = place(Double(index), reaches[index % count])
      if isSmooth {
        path.addQuadCurve(to: end, control: place(Double(index) - 0.5, numbers.number(0.6...1)))
      } else {
        path.addLine(to: end)
      }
    }
    path.closeSubpath()
    return path
  }

  /// Lines and curves that cross.
  private mutating func tangle() -> Path {
    var path = Path()
    for _ in 0...numbers.below(2) {
      path.move(to: numbers.point(Self.area))
      for _ in 0..<2 + numbers.below(4) {
        if numbers.chance(0.5) {
          path.addLine(to: numbers.point(Self.area))
        } else {
          path.addCurve(
            to: numbers.point(Self.area), control1: numbers.point(Self.area),
            control2: numbers.point(Self.area))
        }
      }
      if numbers.chance(0.7) { path.closeSubpath() }
    }
    return path
  }

  private mutating func strokeStyle() -> StrokeStyle {
    StrokeStyle(
      lineWidth: numbers.number(1...12), lineCap: numbers.pick(CGLineCap.allCases),
      lineJoin: numbers.pick(CGLineJoin.allCases), miterLimit: numbers.number(1...10))
  }

  private mutating func ramp(_ space: GradientRamp.Interpolation) -> GradientRamp {
    let count = 2 + numbers.below(3)
    return GradientRamp(
      stops: (0..<count).map {
        GradientRamp.Stop(color: color(), location: CGFloat($0) / CGFloat(count - 1))
      }, interpolation: space)
  }

  private mutating func gradient(
    _ kind: GeneratedKind, _ space: GradientRamp.Interpolation
  ) -> GradientPaint {
    let center = numbers.point(Self.area)
    let geometry: GradientPaint.Geometry
    switch kind {
    case .linearGradient: geometry = .linear(start: center, end: numbers.point(Self.area))
    case .radialGradient:
      let turn = CGAffineTransform(scaleX: numbers.number(0.5...2), y: 1)
      geometry = .radial(
        center: center, startRadius: numbers.pick([0, numbers.number(1...20)]),
        endRadius: numbers.number(22...60), transform: numbers.chance(0.5) ? .identity : turn)
    case .conicGradient:
      geometry = .conic(
        center: center, startAngle: numbers.number(-4...4), endAngle: numbers.number(4...11))
    default:
      geometry = .circles(
        GradientPaint.Circles(
          start: center, startRadius: numbers.number(2...12), end: numbers.point(Self.area),
          endRadius: numbers.number(16...40), drawsBeforeStart: numbers.chance(0.5),
          drawsAfterEnd: numbers.chance(0.5)))
    }
    return GradientPaint(
      ramp: ramp(space), geometry: geometry, extend: numbers.pick([.pad, .repeat, .mirror]))
  }

  private mutating func clip(_ isInverse: Bool) -> ClipChain {
    let first = ClipChain(
      parent: nil, shape: .path(path(), FillStyle(eoFill: numbers.chance(0.3)), transform()),
      isInverse: isInverse, canvas: Self.area)
    guard numbers.chance(0.4) else { return first }
    return ClipChain(
      parent: first, shape: .path(path(), FillStyle(), .identity), isInverse: false, canvas: Self.area)
  }

  private mutating func bitmap() -> Bitmap {
    let (width, height) = (4 + numbers.below(28), 4 + numbers.below(28))
    let (first, second) = (color(1...1), color(0.2...1))
    func word(_ c: RGBA, _ factor: Float) -> UInt32 {
      func byte(_ value: Float) -> UInt32 { UInt32(value * c.opacity * factor * 255 + 0.5) }
      return UInt32(c.opacity * factor * 255 + 0.5) << 24 | byte(c.red) << 16 | byte(c.green) << 8
        | byte(c.blue)
    }
    return Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { index in
        let (x, y) = (index % width, index / width)
        return (x / 4 + y / 4) % 2 == 0 ? word(first, 1) : word(second, Float(x + 1) / Float(width))
      })
  }

  private mutating func image(_ filters: [ImageInterpolation], tint: Paint? = nil) -> DisplayItem {
    let bitmap = bitmap()
    let destination = CGRect(
      x: numbers.number(0...40), y: numbers.number(0...30), width: numbers.number(6...50),
      height: numbers.number(6...40))
    return plain(
      .image(
        ImageDrawing(
          bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
          destination: destination, interpolation: numbers.pick(filters), tint: tint)))
  }

  private mutating func tile() -> TiledImagePaint {
    let bitmap = bitmap()
    return TiledImagePaint(
      bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
      origin: numbers.point(Self.area),
      tileSize: CGSize(width: numbers.number(6...30), height: numbers.number(6...30)),
      interpolation: numbers.pick([.none, .low, .medium]))
  }

  private mutating func mesh() -> MeshPaint {
    let vertices = (0..<9).map { index in
      let position = SIMD2(Double(index % 3) * 45 + numbers.number(-8...8), Double(index / 3) * 34)
      return MeshPaint.Vertex(
        position: position, leading: position - SIMD2(12, 0), top: position - SIMD2(0, 10),
        trailing: position + SIMD2(12, 0), bottom: position + SIMD2(0, 10), color: color())
    }
    return MeshPaint(
      columns: 3, rows: 3, vertices: vertices, background: color(), smoothsColors: numbers.chance(0.5),
      interpolation: .device)
  }

  private mutating func projected(_ inner: DisplayItem) -> DisplayItem {
    var matrix = ProjectionTransform()
    matrix.m13 = numbers.number(-0.004...0.004)
    matrix.m23 = numbers.number(-0.004...0.004)
    matrix.m12 = numbers.number(-0.2...0.2)
    return make(
      inner.content, transform: inner.transform,
      filters: [FilterStage(kind: .projection(matrix), transform: .identity)])
  }

  private mutating func sprites() -> DisplayItem {
    let bitmap = bitmap()
    let picture = SpriteBatch.Picture(
      bitmap: bitmap, source: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
      size: CGSize(width: 14, height: 12))
    let sprites = (0..<5).map { _ in
      let place = numbers.point(Self.area)
      let (scale, turn) = (numbers.number(0.5...1.5), numbers.number(0...6))
      let tone = color()
      return SpriteBatch.Sprite(
        x: place.x, y: place.y, axisX: scale * cos(turn), axisY: scale * sin(turn),
        color: SIMD4(tone.red, tone.green, tone.blue, tone.opacity))
    }
    return make(
      .sprites(
        SpriteBatch(
          pictures: [picture], sprites: sprites, blendMode: numbers.pick([.normal, .plusLighter, .screen]))))
  }

  private mutating func filter(_ kind: GeneratedKind) -> FilterStage {
    let amount = numbers.number(0...1.5)
    let plain: FilterStage.Kind
    switch kind {
    case .blur: plain = .blur(radius: numbers.number(0.5...9), [])
    case .shadow:
      plain = .shadow(
        color(), radius: numbers.number(0...7),
        offset: CGSize(width: numbers.number(-8...8), height: numbers.number(-8...8)), .normal,
        numbers.pick([[], .shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]))
    default:
      plain = numbers.pick([
        .hueRotation(amount), .saturation(amount), .brightness(amount - 0.5), .contrast(amount),
        .colorInvert(min(1, amount)), .grayscale(min(1, amount)), .luminanceToAlpha,
        .colorMultiply(color()),
      ])
    }
    return FilterStage(kind: plain, transform: .identity)
  }

  private static func makeTexts(_ texts: [String]) -> [DisplayItem.Content] {
    let list = DisplayList.record(size: size, resources: TestRendering.resources) { context in
      for (index, text) in texts.enumerated() {
        context.draw(
          Text(verbatim: text).font(.system(size: 14 + CGFloat(index) * 5)).foregroundColor(.blue),
          at: CGPoint(x: 4, y: 4), anchor: .topLeading)
      }
    }
    return list.items.map(\.content)
  }
}
