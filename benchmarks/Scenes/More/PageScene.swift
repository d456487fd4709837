import Flipbook

/// A page of text in three columns that scrolls.
struct PageScene: BenchmarkScene {
  static let name = "page"

  private static let words =
    "Sphinx of black quartz judge my vow while five boxing wizards jump quickly over the lazy brown dog"
    .split(
      separator: " ")

  func draw(frame index: Int, in context: inout GraphicsContext) {
    context.fill(Formula.frame, with: .color(.white))
    for column in 0..<3 {
      for line in 0..<52 {
        let number = 52 * column + line + index / 20
        let text = (0..<9).map { Self.words[Int(18 * Formula.hash(number, $0))] }.joined(separator: " ")
        let resolved = context.resolve(
          Text(verbatim: text).font(.custom("DejaVu Sans Mono", size: 14)).foregroundColor(.black))
        context.draw(
          resolved, at: CGPoint(x: 30 + 630 * Double(column), y: 21 * Double(line) - Double(index % 20)),
          anchor: .topLeading)
      }
    }
  }
}
