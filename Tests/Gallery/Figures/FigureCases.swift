import FlipbookFigures
import SwiftUI

extension GalleryCase {
  /// A figure that goes from one state to another in 0.4 s.
  private static func figure<V: View>(
    _ sentence: String, width: Double = 200, height: Double = 100,
    @ViewBuilder content: @escaping @MainActor @Sendable (Bool) -> V
  ) -> GalleryCase {
    part(.figures, sentence, width: width, height: height, at: [0.2, 0.35, 0.6]) { Turning { content($0) } }
  }

  @CaseList static func figures() -> [GalleryCase] {
    figure("a number line is drawn and its marker moves", width: 240, height: 90) { isOn in
      NumberLine(-2...3, progress: isOn ? 1 : 0.1)
        .highlight(0...(isOn ? 2 : 0.5), color: .green)
        .marker(at: isOn ? 2 : 0, "x", color: .orange)
    }
    figure("the graph of a sine is drawn over axes", width: 220, height: 150) { isOn in
      FunctionGraph(x: -4...4, y: -2...2, axes: isOn ? 1 : 0.2)
        .area(.orange.opacity(0.3), over: 0...Double.pi, progress: isOn ? 1 : 0) { sin($0) }
        .curve(.blue, progress: isOn ? 1 : 0.1) { sin($0) }
        .point(x: isOn ? 1.57 : 0, y: isOn ? 1 : 0, "P", color: .red)
    }
    figure("a graph with a pole changes by its parameter", width: 220, height: 150) { isOn in
      FunctionGraph(x: -3...3, y: -4...4).gridLines()
        .curve(.red, parameter: isOn ? 2 : 0.4) { x, a in a / x }
        .curve(.purple) { $0.rounded(.down) }
    }
    figure("axes move with their ranges", width: 220, height: 150) { isOn in
      FunctionGraph(x: isOn ? -2...2 : 0...10, y: 0...(isOn ? 4 : 100)).curve(.teal) { $0 * $0 }
    }
    figure("arrows grow, straight and bent", width: 200, height: 110) { isOn in
      ZStack {
        Arrow(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 190, y: 20), progress: isOn ? 1 : 0.2).fill(.blue)
        Arrow(
          from: CGPoint(x: 20, y: 95), to: CGPoint(x: 180, y: 95), bend: isOn ? 0.25 : 0, head: .open,
          tail: .dot
        ).fill(.orange)
        Arrow(
          from: CGPoint(x: 60, y: 90), to: CGPoint(x: isOn ? 140 : 90, y: 90), lineWidth: 2, headLength: 8,
          head: .bar, tail: .bar)
      }
    }
    figure("a brace opens under a word", width: 160, height: 100) { isOn in
      Text("a + b + c").font(.title2).brace(.bottom, progress: isOn ? 1 : 0.1) { Text("sum").font(.footnote) }
    }
    figure("braces at the sides", width: 200, height: 100) { isOn in
      HStack(spacing: 20) {
        Text("one\ntwo\nthree").brace(.trailing, progress: isOn ? 1 : 0.3) { Text("3") }
        Text("one\ntwo").brace(.leading, progress: isOn ? 1 : 0.3) { Text("2") }
      }
    }
    figure("rows of a table come, a cell is highlighted", width: 180, height: 160) { isOn in
      FigureTable(["n", "n²"], rows: [["1", "1"], ["2", "4"], ["10", "100"]], revealed: isOn ? 3 : 1)
        .highlight(row: 1, column: 1, opacity: isOn ? 0.5 : 0)
    }
    figure("a number counts", height: 60) { isOn in
      CountingNumber(isOn ? 1_984 : 0, fractionDigits: 1).font(.largeTitle)
    }
    part(.figures, "a text is typed", width: 200, height: 70, at: [0.3, 0.8, 2]) {
      TypewriterText("Zoë says 👋🏽 hello", speed: 12, delay: 0.2).font(.title3)
    }
    figure("a rounded square is traced, then filled", width: 120, height: 110) { isOn in
      DrawOn(
        RoundedRectangle(cornerRadius: 24), progress: isOn ? 1 : 0.2, stroke: Color.orange,
        fill: Color.orange.opacity(0.3)
      ).padding(15)
    }
    figure("lines of code move and fade", width: 240, height: 130) { isOn in
      CodeBlock(
        isOn
          ? "func greet(_ name: String) {\n  // Says it.\n  print(\"Hi \\(name)\")\n}"
          : "func greet() {\n  print(\"Hi\")\n}", language: .swift, size: 9, lineNumbers: true
      )
      .frame(width: 220, alignment: .leading)
    }
    figure("a line of code is highlighted", width: 200, height: 110) { isOn in
      CodeBlock("{\n  \"fps\": 30,\n  \"loop\": true\n}", language: .json, size: 12)
        .highlight(line: isOn ? 3 : 2)
    }
  }
}
