import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing

@Suite struct GraphicsContextTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  @Test("a copy has a state of its own and draws into the same picture")
  func copies() {
    let list = record { context in
      var copy = context
      copy.opacity = 0.5
      copy.translateBy(x: 5, y: 0)
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.red))
      #expect(context.opacity == 1)
      #expect(context.transform == .identity)
    }
    #expect(list.items.map(\.opacity) == [0.5, 1])
    #expect(list.items.map(\.transform.tx) == [5, 0])
  }

  @Test("concatenate applies the matrix before the present transform")
  func concatenate() {
    _ = record { context in
      context.translateBy(x: 10, y: 0)
      context.concatenate(CGAffineTransform(scaleX: 2, y: 3))
      #expect(CGPoint(x: 1, y: 1).applying(context.transform) == CGPoint(x: 12, y: 3))
      context.rotate(by: .degrees(90))
      let turned = CGPoint(x: 1, y: 0).applying(context.transform)
      #expect(abs(turned.x - 10) < 1e-12 && abs(turned.y - 3) < 1e-12)
    }
  }

  @Test("clips accumulate and the clip's rectangle is in user space")
  func clipBoundingRect() {
    _ = record { context in
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 100, height: 100))
      context.clip(to: Path(CGRect(x: 10, y: 10, width: 50, height: 50)))
      context.clip(to: Path(CGRect(x: 40, y: 0, width: 50, height: 50)))
      #expect(context.clipBoundingRect == CGRect(x: 40, y: 10, width: 20, height: 40))
      context.translateBy(x: 40, y: 10)
      context.scaleBy(x: 2, y: 2)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 1, height: 1)), options: .inverse)
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 10, height: 20))
    }
  }

  @Test("a layer begins with the transform and without opacity, blend mode, clip and filters")
  func layers() throws {
    let list = record { context in
      context.translateBy(x: 5, y: 5)
      context.opacity = 0.5
      context.blendMode = .screen
      context.clip(to: square)
      context.drawLayer { layer in
        #expect(layer.transform == CGAffineTransform(translationX: 5, y: 5))
        #expect(layer.opacity == 1)
        #expect(layer.blendMode == .normal)
        layer.fill(square, with: .color(.red))
      }
      context.drawLayer { _ in }
    }
    #expect(list.items.count == 1)
    let item = try #require(list.items.first)
    #expect(item.opacity == 0.5 && item.blendMode == .screen)
    guard case .layer(let layer) = item.content else {
      Issue.record("a layer should be recorded")
      return
    }
    #expect(layer.items[0].opacity == 1 && layer.items[0].clip == nil)
  }

  @Test("text is placed by its anchor and drawn with the resolved text's shading")
  func text() throws {
    let list = record { context in
      var text = context.resolve(Text("abcd").font(.system(size: 10)))
      #expect(text.measure(in: CGSize(width: 100, height: 100)) == CGSize(width: 20, height: 10))
      #expect(text.firstBaseline(in: CGSize(width: 100, height: 100)) == 7.5)
      text.shading = .color(.blue)
      context.draw(text, at: CGPoint(x: 50, y: 50))
      context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing)
      context.draw(text, in: CGRect(x: 1, y: 2, width: 30, height: 30))
    }
    let origins = list.items.map { item -> CGPoint? in
      if case .text(_, let origin, _) = item.content { return origin }
      return nil
    }
    #expect(origins == [CGPoint(x: 40, y: 45), CGPoint(x: 30, y: 40), CGPoint(x: 1, y: 2)])
    guard case .text(_, _, .color(let color)) = list.items[0].content else {
      Issue.record("text should be drawn in a colour")
      return
    }
    #expect(color.hexadecimal == "#007AFFFF")
  }

  @Test(
    "a bitmap is drawn in its own size, a symbol as its outline in the shading, a missing image as a placeholder"
  )
  func images() {
    let list = record { context in
      context.draw(Image("photo"), at: CGPoint(x: 50, y: 50))
      var symbol = context.resolve(Image(systemName: "square"))
      #expect(symbol.size == CGSize(width: 17, height: 17))
      symbol.shading = .color(.green)
      context.draw(symbol, in: CGRect(x: 0, y: 0, width: 34, height: 34))
      context.draw(Image("missing"), in: CGRect(x: 0, y: 0, width: 32, height: 32))
    }
    guard case .image(let image) = list.items[0].content,
      case .fill(let path, .color(let color), _) = list.items[1].content
    else {
      Issue.record("an image and a fill should be recorded")
      return
    }
    #expect(image.destination == CGRect(x: 48, y: 49, width: 4, height: 2))
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 34, height: 34))
    #expect(color.hexadecimal == "#34C759FF")
    #expect(list.items.count == 4)
  }

  @Test("styles in unit coordinates are laid over the bounds of the path")
  func unitStyles() {
    let list = record { context in
      let rect = Path(CGRect(x: 10, y: 20, width: 40, height: 60))
      context.fill(
        rect,
        with: .style(
          .linearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)))
      context.fill(rect, with: .style(.ellipticalGradient(colors: [.red, .blue])))
      context.fill(
        rect, with: .style(.conicGradient(colors: [.red, .blue], center: .center, angle: .degrees(90))))
      context.fill(rect, with: .style(.red.gradient))
      context.fill(rect, with: .style(.foreground))
    }
    var geometries: [GradientPaint.Geometry] = []
    for case .fill(_, .gradient(let gradient), _) in list.items.map(\.content) {
      geometries.append(gradient.geometry)
    }
    let expected: [GradientPaint.Geometry] = [
      .linear(start: CGPoint(x: 10, y: 20), end: CGPoint(x: 50, y: 80)),
      .radial(
        center: .zero, startRadius: 0, endRadius: 0.5,
        transform: CGAffineTransform(a: 40, b: 0, c: 0, d: 60, tx: 30, ty: 50)),
      .conic(center: CGPoint(x: 30, y: 50), startAngle: .pi / 2, endAngle: .pi * 2.5),
      .linear(start: CGPoint(x: 30, y: 20), end: CGPoint(x: 30, y: 80)),
    ]
    #expect(geometries == expected)
    #expect(list.items.count == 5)
  }

  @Test("a transform or a line width that is no number is reported and draws nothing")
  func nonFinite() {
    let collector = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(collector) {
      let list = record { context in
        context.stroke(square, with: .color(.red), lineWidth: .nan)
        context.stroke(square, with: .color(.red), lineWidth: -1)
        context.translateBy(x: .infinity, y: 0)
        context.fill(square, with: .color(.red))
      }
      #expect(list.items.isEmpty)
    }
    #expect(collector.diagnostics.map(\.code) == ["stroke.width", "stroke.width", "transform.non-finite"])
  }

  @Test("opacity is kept within 0 and 1")
  func opacity() {
    _ = record { context in
      context.opacity = 2
      #expect(context.opacity == 1)
      context.opacity = -1
      #expect(context.opacity == 0)
      context.opacity = .nan
      #expect(context.opacity == 0)
    }
  }

  @Test("two hundred nested layers are recorded")
  func nesting() {
    func draw(_ context: GraphicsContext, depth: Int) {
      context.drawLayer { layer in
        if depth == 0 { layer.fill(square, with: .color(.red)) } else { draw(layer, depth: depth - 1) }
      }
    }
    let list = record { draw($0, depth: 199) }
    #expect(list.items[0].bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }
}
