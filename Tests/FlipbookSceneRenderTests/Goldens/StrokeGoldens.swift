import Flipbook
import FlipbookTestSupport

extension GoldenCase {
  static let strokes = [
    GoldenCase("strokes", "butt, round and square caps end at, around and past the line's ends") { context in
      for (index, cap) in [CGLineCap.butt, .round, .square].enumerated() {
        let line = Shapes.line(25, 20 + 30 * Double(index), 75, 20 + 30 * Double(index))
        context.stroke(line, with: .color(.blue), style: StrokeStyle(lineWidth: 18, lineCap: cap))
        context.stroke(line, with: .color(.white))
      }
    },
    GoldenCase("strokes", "miter, round and bevel joins are pointed, round and cut", width: 160) { context in
      for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
        let corner = Shapes.corner(x: 14 + 48 * Double(index), y: 40)
        context.stroke(corner, with: .color(.blue), style: StrokeStyle(lineWidth: 14, lineJoin: join))
        context.stroke(corner, with: .color(.white))
      }
    },
    GoldenCase("strokes", "a miter past its limit becomes a bevel") { context in
      for (index, limit) in [10.0, 1.5].enumerated() {
        context.stroke(
          Shapes.corner(x: 10 + 44 * Double(index), y: 40), with: .color(.blue),
          style: StrokeStyle(lineWidth: 10, miterLimit: limit))
      }
    },
    GoldenCase("strokes", "dashes repeat along the line and begin at their phase") { context in
      let dashes: [StrokeStyle] = [
        StrokeStyle(lineWidth: 6, dash: [12]), StrokeStyle(lineWidth: 6, dash: [12], dashPhase: 12),
        StrokeStyle(lineWidth: 6, dash: [16, 4, 2, 4]),
        StrokeStyle(lineWidth: 6, lineCap: .round, dash: [0, 10]),
        StrokeStyle(lineWidth: 6, lineCap: .square, dash: [2, 14]),
      ]
      for (index, style) in dashes.enumerated() {
        let y = 14 + 18 * Double(index)
        context.stroke(Shapes.line(8, y, 92, y), with: .color(.green), style: style)
      }
    },
    GoldenCase("strokes", "dashes follow a curve at equal lengths") { context in
      context.stroke(
        Shapes.wave, with: .color(.red), style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [10, 8]))
    },
    GoldenCase("strokes", "a closed path is joined where it meets itself") { context in
      var triangle = Path()
      triangle.addLines([CGPoint(x: 50, y: 22), CGPoint(x: 84, y: 80), CGPoint(x: 16, y: 80)])
      triangle.closeSubpath()
      context.stroke(triangle, with: .color(.purple), style: StrokeStyle(lineWidth: 12, lineJoin: .miter))
    },
    GoldenCase("strokes", "a hairline on a pixel's edge covers half of both pixels") { context in
      context.stroke(Shapes.line(10, 30, 90, 30), with: .color(.black), lineWidth: 1)
      context.stroke(Shapes.line(10, 50.5, 90, 50.5), with: .color(.black), lineWidth: 1)
      context.stroke(Shapes.line(10, 70.5, 90, 80.5), with: .color(.black), lineWidth: 0.5)
    },
    GoldenCase("strokes", "a half-transparent line does not darken where it crosses itself") { context in
      context.stroke(
        Shapes.star, with: .color(.blue.opacity(0.5)), style: StrokeStyle(lineWidth: 9, lineJoin: .round))
    },
    GoldenCase("strokes", "a pen drawn with a stretched transform is wider one way") { context in
      context.translateBy(x: 50, y: 50)
      context.scaleBy(x: 2, y: 0.6)
      context.stroke(
        Path(ellipseIn: CGRect(x: -18, y: -50, width: 36, height: 100)), with: .color(.teal), lineWidth: 8)
    },
    GoldenCase("strokes", "a trimmed curve ends at its share of the length") { context in
      context.stroke(Shapes.wave, with: .color(.gray.opacity(0.4)), lineWidth: 8)
      context.stroke(
        Shapes.wave.trimmedPath(from: 0.25, to: 0.75), with: .color(.red),
        style: StrokeStyle(lineWidth: 8, lineCap: .round))
    },
    GoldenCase("strokes", "the outline of a stroke can be filled with a gradient") { context in
      let outline = Shapes.wave.strokedPath(StrokeStyle(lineWidth: 16, lineCap: .round))
      context.fill(
        outline,
        with: .linearGradient(
          Gradient(colors: [.yellow, .red]), startPoint: CGPoint(x: 10, y: 0), endPoint: CGPoint(x: 90, y: 0))
      )
    },
  ]
}
