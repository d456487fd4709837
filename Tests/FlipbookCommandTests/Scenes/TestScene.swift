/// The scene file that the tests of the command line share, so that it is compiled once.
enum TestScene {
  static let name = "Shared.swift"

  /// Several clips: a plain one, one that misbehaves as its props ask, and one with impossible values.
  static let source = """
    import Flipbook
    import Foundation

    struct Plain: Clip {
      var title: String { "A plain clip" }
      var size: CGSize { CGSize(width: 40, height: 20) }
      var duration: TimeInterval { 1 }
      var frameRate: Double { 10 }
      let offset = Double.random(in: 0..<10)
      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
        let x = offset + Double.random(in: 0..<1) + time * 10
        context.fill(Path(CGRect(x: x, y: 5, width: 8, height: 8)), with: .color(.red))
      }
    }

    struct Crash: Clip {
      var size: CGSize { CGSize(width: 40, height: 20) }
      let mode = Props.current.string("mode")
      let numbers = [1, 2, 3]
      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
        guard time >= 0.4 else { return }
        switch mode {
        case "fatal": fatalError("the café is closed")
        case "index": print(numbers[Int(time * 10) + 3])
        case "overflow": print(Int.max - 1 + Int(time * 10))
        case "optional": print(numbers.first { $0 > Int(time * 10) + 5 }!)
        case "exit": exit(0)
        case "sleep":
          print("asleep")
          fflush(nil)
          // A question for the scene's stack interrupts it.
          while poll(nil, 0, 60_000) < 0 {}
        default: break
        }
      }
    }

    struct Unordered: Clip {
      var size: CGSize { CGSize(width: 60, height: 10) }
      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
        for (place, number) in Set(0..<30).enumerated() {
          context.fill(Path(CGRect(x: place * 2, y: 0, width: 2, height: 10)), with: .color(white: Double(number) / 30))
        }
      }
    }

    struct Impossible: Clip {
      var size: CGSize { Props.current["size"]?.double.map { CGSize(width: $0, height: $0) } ?? CGSize(width: 8, height: 8) }
      var frameRate: Double { Props.current["rate"]?.string.flatMap(Double.init) ?? 30 }
      var duration: TimeInterval { Props.current["duration"]?.string.flatMap(Double.init) ?? 1 }
      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {}
    }

    struct Careless: Clip {
      var size: CGSize { CGSize(width: 40, height: 20) }
      var duration: TimeInterval { 1 }
      let mode = Props.current.string("mode")
      func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {
        var path = Path(CGRect(x: 1, y: 1, width: 9, height: 9))
        switch mode {
        case "nan": path.addLine(to: CGPoint(x: Double.nan, y: 3))
        case "infinite": path.addLine(to: CGPoint(x: Double.infinity, y: 3))
        case "image": context.draw(Image("broken.png"), at: CGPoint(x: 5, y: 5))
        case "points": for index in 0..<1_000_000 { path.addLine(to: CGPoint(x: index % 40, y: index % 19)) }
        case "layers": nest(in: &context, depth: 200, path: path)
        default: break
        }
        context.fill(path, with: .color(.blue))
      }
      func nest(in context: inout GraphicsContext, depth: Int, path: Path) {
        if depth == 0 { return context.fill(path, with: .color(.green)) }
        context.drawLayer { layer in nest(in: &layer, depth: depth - 1, path: path) }
      }
    }

    enum Film {
      fileprivate struct Ending: Clip {
        func draw(in context: inout GraphicsContext, size: CGSize, time: TimeInterval) {}
      }
    }
    """

  /// Writes the file and compiles it, once for all tests.
  static let compiled = Result {
    try FlipbookProgram.write(name, source)
    return try FlipbookProgram.run(["list", name])
  }

  /// The line of the first occurrence of a text, from 1.
  static func line(of text: String) -> Int {
    (source.components(separatedBy: "\n").firstIndex { $0.contains(text) } ?? -1) + 1
  }
}
