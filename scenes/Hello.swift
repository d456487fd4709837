import Flipbook

/// A greeting filled with a gradient that flows through its letters, and the same greeting in other scripts.
///
///     flipbook still scenes/Hello.swift --at 3s -o output/Hello.png --props '{"text": "Ahoy"}'
struct Hello: Clip {
  var duration: TimeInterval { 6 }
  var background: Color { Color(red: 0.05, green: 0.04, blue: 0.1) }

  private let text = Props.current.string("text", default: "Hello")
  private let greetings = ["Bonjour", "こんにちは", "Γειά σου", "नमस्ते", "مرحبا", "안녕하세요", "Привет", "👋🏽"]

  private static let flow = Gradient(colors: [
    Color(hue: 0.94, saturation: 0.75, brightness: 1), Color(hue: 0.08, saturation: 0.8, brightness: 1),
    Color(hue: 0.14, saturation: 0.7, brightness: 1), Color(hue: 0.46, saturation: 0.65, brightness: 0.95),
    Color(hue: 0.56, saturation: 0.75, brightness: 1), Color(hue: 0.74, saturation: 0.6, brightness: 1),
    Color(hue: 0.94, saturation: 0.75, brightness: 1),
  ])

  func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
    drawLights(in: context, size: size, time: time)
    drawTitle(in: context, size: size, time: time)
    drawGreetings(in: context, size: size, time: time)
  }

  /// Two soft lights that wander once around in the length of the clip.
  private func drawLights(in context: GraphicsContext, size: CGSize, time: TimeInterval) {
    let turn = 2 * Double.pi * time / duration
    let lights: [(Color, Double)] = [
      (Color(hue: 0.76, saturation: 0.8, brightness: 0.65), 0),
      (Color(hue: 0.55, saturation: 0.9, brightness: 0.5), .pi),
    ]
    for (color, phase) in lights {
      let center = CGPoint(
        x: size.width * (0.5 + 0.32 * cos(turn + phase)), y: size.height * (0.5 + 0.28 * sin(turn + phase)))
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .radialGradient(
          Gradient(colors: [color.opacity(0.6), color.opacity(0.22), color.opacity(0)]), center: center,
          startRadius: 0,
          endRadius: size.width * 0.5))
    }
  }

  /// The letters spring up one after another.
  private func drawTitle(in context: GraphicsContext, size: CGSize, time: TimeInterval) {
    let font = Font.system(size: size.height * 0.36, weight: .black)
    let whole = context.resolve(Text(verbatim: text).font(font))
    let box = whole.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
    let fit = min(1, size.width * 0.86 / max(box.width, 1))
    let origin = CGPoint(x: (size.width - box.width * fit) / 2, y: size.height * 0.43 - box.height * fit / 2)
    let shift = box.width * 1.4 * time / duration
    let spring = Spring.bouncy(duration: 0.75)
    let stagger = Stagger(count: text.count, each: 0.09)
    var before = ""
    for (index, letter) in text.enumerated() {
      defer { before.append(letter) }
      let progress = spring.value(target: 1.0, time: max(0, time - 0.15 - stagger.delay(at: index)))
      guard progress > 0.001 else { continue }
      // A letter stands where the text before it ends, kerning to it included.
      let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
      let ownWidth = context.resolve(Text(verbatim: String(letter)).font(font)).measure(in: unlimited).width
      let end = context.resolve(Text(verbatim: before + String(letter)).font(font)).measure(in: unlimited)
        .width
      var glyph = context.resolve(Text(verbatim: String(letter)).font(font))
      let x = end - ownWidth
      // One gradient for the whole word: it is fixed to the picture, whatever the letter does.
      glyph.shading = .linearGradient(
        Self.flow, startPoint: CGPoint(x: -shift - x, y: 0),
        endPoint: CGPoint(x: box.width * 1.4 - shift - x, y: box.height * 0.5), options: .repeat)
      var context = context
      context.opacity = min(1, progress * 1.6)
      context.translateBy(x: origin.x, y: origin.y)
      context.scaleBy(x: fit, y: fit)
      context.translateBy(x: x, y: box.height * 0.55 * (1 - progress))
      context.draw(glyph, at: .zero, anchor: .topLeading)
    }
  }

  private func drawGreetings(in context: GraphicsContext, size: CGSize, time: TimeInterval) {
    let stagger = Stagger(count: greetings.count, each: 0.16)
    let font = Font.system(size: size.height * 0.042, weight: .medium)
    let texts = greetings.map { greeting in
      context.resolve(Text(verbatim: greeting).font(font).foregroundColor(.white.opacity(0.92)))
    }
    let widths = texts.map { $0.measure(in: size).width }
    let gap = size.width * 0.024
    var x = (size.width - widths.reduce(0, +) - gap * Double(texts.count - 1)) / 2
    for (index, greeting) in texts.enumerated() {
      let progress = UnitCurve.easeOutCubic.value(at: (time - 1.1 - stagger.delay(at: index)) / 0.6)
      var context = context
      context.opacity = progress
      // Fonts differ in height: what lines up is the baseline.
      let baseline = size.height * 0.815 + 18 * (1 - progress)
      let top = baseline - greeting.firstBaseline(in: size)
      context.draw(greeting, at: CGPoint(x: x, y: top), anchor: .topLeading)
      x += widths[index] + gap
    }
  }
}
