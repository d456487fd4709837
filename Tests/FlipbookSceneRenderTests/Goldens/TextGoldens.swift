import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  static let texts = [
    text("the system face in five weights", height: 110) { context in
      let weights: [Font.Weight] = [.thin, .regular, .medium, .bold, .black]
      for (index, weight) in weights.enumerated() {
        context.draw(
          Text(verbatim: "Hamburg").font(.system(size: 19, weight: weight)),
          at: CGPoint(x: 80, y: 14 + 20 * Double(index)))
      }
    },
    text("italic, monospaced, serif and rounded designs", height: 110) { context in
      let texts = [
        Text(verbatim: "Italic").font(.system(size: 20)).italic(),
        Text(verbatim: "Monospaced").font(.system(size: 20, design: .monospaced)),
        Text(verbatim: "Serif").font(.system(size: 20, design: .serif)),
        Text(verbatim: "Rounded").font(.system(size: 20, design: .rounded)),
      ]
      for (index, text) in texts.enumerated() {
        context.draw(text, at: CGPoint(x: 80, y: 16 + 25 * Double(index)))
      }
    },
    text("letters sit on the line that the first baseline names", height: 60) { context in
      let text = context.resolve(Text(verbatim: "Aghx").font(.system(size: 36)))
      let baseline = text.firstBaseline(in: CGSize(width: 160, height: 60))
      context.stroke(Shapes.line(0, 40.5, 160, 40.5), with: .color(.red))
      context.draw(text, at: CGPoint(x: 20, y: 40.5 - baseline), anchor: .topLeading)
    },
    text("the anchor names the point of the text that is placed", height: 80) { context in
      context.stroke(Shapes.line(80.5, 0, 80.5, 80), with: .color(.red))
      for (index, anchor) in [UnitPoint.leading, .center, .trailing].enumerated() {
        context.draw(
          Text(verbatim: "anchor").font(.system(size: 16)), at: CGPoint(x: 80.5, y: 16 + 24 * Double(index)),
          anchor: anchor)
      }
    },
    text("long text wraps in its rectangle") { context in
      let box = CGRect(x: 10, y: 5, width: 140, height: 90)
      context.stroke(Path(box), with: .color(.gray.opacity(0.5)))
      context.draw(
        Text(verbatim: "The quick brown fox jumps over the lazy dog.").font(.system(size: 18)), in: box)
    },
    text("text that does not fit ends in an ellipsis", height: 60) { context in
      let box = CGRect(x: 10, y: 5, width: 140, height: 50)
      context.stroke(Path(box), with: .color(.gray.opacity(0.5)))
      context.draw(
        Text(verbatim: "The quick brown fox jumps over the lazy dog.").font(.system(size: 18)), in: box)
    },
    text("underline, strikethrough, kerning and a raised part", height: 110) { context in
      let font = Font.system(size: 18)
      let texts = [
        Text(verbatim: "underlined").underline(), Text(verbatim: "struck").strikethrough(true, color: .red),
        Text(verbatim: "kerned").kerning(5),
        Text(verbatim: "raised") + Text(verbatim: "up").baselineOffset(7).foregroundColor(.blue),
      ]
      for (index, text) in texts.enumerated() {
        context.draw(text.font(font), at: CGPoint(x: 80, y: 15 + 26 * Double(index)))
      }
    },
    text("a gradient runs through the letters of a text", height: 60) { context in
      var text = context.resolve(Text(verbatim: "Gradient").font(.system(size: 34, weight: .heavy)))
      text.shading = .linearGradient(
        Gradient(colors: [.red, .orange, .purple]), startPoint: CGPoint(x: 5, y: 0),
        endPoint: CGPoint(x: 155, y: 0))
      context.draw(text, at: CGPoint(x: 80, y: 30))
    },
    text("texts put together keep their own colours and sizes", height: 60) { context in
      context.draw(
        Text(verbatim: "big").font(.system(size: 34, weight: .bold)).foregroundColor(.red)
          + Text(verbatim: " and ").font(.system(size: 14))
          + Text(verbatim: "blue").font(.system(size: 24).italic()).foregroundColor(.blue),
        at: CGPoint(x: 80, y: 30))
    },
    text("Arabic runs right to left in joined letters", height: 60) { context in
      context.draw(Text(verbatim: "مرحبا بالعالم").font(.system(size: 26)), at: CGPoint(x: 80, y: 30))
    },
    text("Devanagari, Chinese, Japanese and Korean come from their own fonts", height: 100) { context in
      for (index, line) in ["नमस्ते दुनिया", "你好 こんにちは", "안녕하세요"].enumerated() {
        context.draw(
          Text(verbatim: line).font(.system(size: 20)), at: CGPoint(x: 80, y: 18 + 32 * Double(index)))
      }
    },
    text("emoji have colours and families stay together", height: 50) { context in
      context.draw(Text(verbatim: "🎬 👨‍👩‍👧 👍🏽 🇫🇷").font(.system(size: 26)), at: CGPoint(x: 80, y: 25))
    },
    text("text turns and grows without being blurred") { context in
      context.translateBy(x: 80, y: 50)
      context.rotate(by: .degrees(-20))
      context.scaleBy(x: 2.5, y: 2.5)
      context.draw(Text(verbatim: "Turned").font(.system(size: 16, weight: .semibold)), at: .zero)
    },
  ]

  private static func text(
    _ sentence: String, height: Double = 100, draw: @escaping @Sendable (inout GraphicsContext) -> Void
  ) -> GoldenCase {
    GoldenCase("text", sentence, width: 160, height: height, draw: draw)
  }
}
