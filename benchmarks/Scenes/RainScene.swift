import Flipbook

/// D: 120 columns of falling characters.
struct RainScene: BenchmarkScene {
  static let name = "rain"

  private static let characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz+*")
    .map(String.init)

  func draw(frame index: Int, in context: inout GraphicsContext) {
    let t = Double(index) / 60
    context.fill(Formula.frame, with: .color(Formula.color(2, 6, 4)))
    let font = Font.custom("DejaVu Sans Mono", size: 20)
    var glyphs = Self.characters.map { context.resolve(Text(verbatim: $0).font(font)) }
    let baseline = glyphs[0].firstBaseline(in: BenchmarkScenes.size)
    for c in 0..<120 {
      let fallen = 1800 * Formula.hash(c, 1) + (200 + 400 * Formula.hash(c, 2)) * t
      let head = (fallen.truncatingRemainder(dividingBy: 1800) + 0.5).rounded(.down)
      for k in 0..<30 {
        let y = head - 24 * Double(k)
        guard y > -8, y < 1104 else { continue }
        let character = Int(64 * Formula.hash(30 * c + k, 10 + index / 8))
        let alpha = 1 - Double(k) / 30
        glyphs[character].shading = .color(
          k == 0 ? Formula.color(232, 255, 232, alpha) : Formula.color(0, 255 - 4 * Double(k), 70, alpha))
        context.draw(
          glyphs[character], at: CGPoint(x: 16 * Double(c) + 2, y: y - baseline), anchor: .topLeading)
      }
    }
  }
}
