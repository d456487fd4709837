import Flipbook

/// G: three slides; four frames in five equal the one before.
struct SlideshowScene: BenchmarkScene {
  static let name = "slideshow"

  func draw(frame i: Int, in context: inout GraphicsContext) {
    context.fill(
      Formula.frame,
      with: .radialGradient(
        Gradient(colors: [Formula.color(45, 50, 80), Formula.color(19, 20, 31)]),
        center: CGPoint(x: 960, y: 540), startRadius: 0, endRadius: 1100))
    switch i {
    case ..<120: draw(slide: 0, in: context)
    case ..<150:
      let e = Formula.smooth(Double(i - 119) / 30)
      draw(slide: e < 0.5 ? 0 : 1, scale: abs(cos(.pi * e)), in: context)
    case ..<240: draw(slide: 1, in: context)
    case ..<270:
      let e = Formula.smooth(Double(i - 239) / 30)
      draw(slide: 1, opacity: 1 - e, in: context)
      draw(slide: 2, opacity: e, in: context)
    default: draw(slide: 2, in: context)
    }
  }

  private func draw(slide s: Int, scale: Double = 1, opacity: Double = 1, in context: GraphicsContext) {
    guard scale >= 0.001, opacity > 0 else { return }
    var context = context
    if opacity < 1 {
      context.opacity = opacity
      context.drawLayer { layer in draw(slide: s, scale: scale, in: layer) }
      return
    }
    context.translateBy(x: 960, y: 540)
    context.scaleBy(x: scale, y: 1)
    let white = Color.white
    func card(_ y: Double) -> Path {
      Path(roundedRect: CGRect(x: -480, y: y, width: 960, height: 600), cornerRadius: 40, style: .circular)
    }
    func dimmed(_ x: Double) -> Color {
      let (red, green, blue) = Formula.hue(x)
      return Formula.color(
        (0.6 * red).rounded(.down), (0.6 * green).rounded(.down), (0.6 * blue).rounded(.down))
    }
    context.fill(card(-282), with: .color(.black.opacity(0.35)))
    context.fill(
      card(-300),
      with: .linearGradient(
        Gradient(colors: [dimmed(0.08 + 0.3 * Double(s)), dimmed(0.25 + 0.3 * Double(s))]),
        startPoint: CGPoint(x: -480, y: -300), endPoint: CGPoint(x: 480, y: 300)))
    context.fill(Formula.circle(340, -160, 80), with: .color(white.opacity(0.25)))
    for b in 0..<5 {
      let height = 60 + 180 * Formula.hash(5 * s + b, 20)
      let bar = CGRect(x: -420 + 150 * Double(b), y: 220 - height, width: 110, height: height)
      context.fill(
        Path(roundedRect: bar, cornerRadius: 12, style: .circular), with: .color(white.opacity(0.85)))
    }
    write(["Slide A", "Slide B", "Slide C"][s], size: 72, baseline: CGPoint(x: -420, y: -180), in: context)
    for l in 0..<3 {
      write(
        "Pack my box with five dozen liquor jugs", size: 28,
        baseline: CGPoint(x: -420, y: -110 + 40 * Double(l)), in: context)
    }
  }

  private func write(_ string: String, size: Double, baseline: CGPoint, in context: GraphicsContext) {
    let text = context.resolve(
      Text(verbatim: string).font(.custom("DejaVu Sans Mono", size: size)).foregroundColor(.white))
    let top = baseline.y - text.firstBaseline(in: CGSize(width: CGFloat.infinity, height: .infinity))
    context.draw(text, at: CGPoint(x: baseline.x, y: top), anchor: .topLeading)
  }
}
