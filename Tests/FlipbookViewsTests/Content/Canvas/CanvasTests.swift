import FlipbookDiagnostics
import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct CanvasTests {
  @Test("a canvas draws in its own size and coordinates")
  func size() {
    let runtime = ViewRuntime {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size).insetBy(dx: 5, dy: 5)), with: .color(.red))
      }
      .frame(width: 40, height: 20)
    }
    #expect(runtime.fills(at: 0) == [CGRect(x: 35, y: 45, width: 30, height: 10)])
  }

  @Test("the whole frame of a canvas answers to touches, whatever it draws; what is around it does not")
  func touches() {
    let notes = Notes()
    let runtime = ViewRuntime {
      ZStack {
        Color.red.onTapGesture { notes.add("behind") }
        Canvas { _, _ in }.frame(width: 40, height: 40).onTapGesture { notes.add("canvas") }
      }
    }
    for (number, point) in [CGPoint(x: 50, y: 50), CGPoint(x: 32, y: 68), CGPoint(x: 25, y: 50)].enumerated()
    {
      runtime.perform(at: Double(number), .tap(.point(x: point.x, y: point.y), count: 1))
    }
    runtime.run(to: 3)
    #expect(notes.lines.map { $0.suffix(6) } == ["canvas", "canvas", "behind"])
  }

  struct Spinner: View {
    @State private var turned = false

    var body: some View {
      Color.red.frame(width: 10, height: 4)
        .offset(x: turned ? 20 : 0)
        .onAppear { withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { turned = true } }
    }
  }

  @Test("symbols are drawn many times, anchored and stretched, and go on animating")
  func symbols() {
    let runtime = ViewRuntime {
      Canvas { context, _ in
        let spinner = context.resolveSymbol(id: "spinner")!
        #expect(spinner.size == CGSize(width: 10, height: 4))
        #expect(context.resolveSymbol(id: 7) == nil)
        context.draw(spinner, at: CGPoint(x: 10, y: 10), anchor: .topLeading)
        context.draw(spinner, in: CGRect(x: 50, y: 50, width: 20, height: 8))
      } symbols: {
        Spinner().tag("spinner")
      }
    }
    #expect(
      runtime.fills(at: 0) == [
        CGRect(x: 10, y: 10, width: 10, height: 4), CGRect(x: 50, y: 50, width: 20, height: 8),
      ])
    let quarter = runtime.fills(at: 0.25)
    #expect(isNear(quarter[0], CGRect(x: 15, y: 10, width: 10, height: 4)))
    #expect(isNear(quarter[1], CGRect(x: 60, y: 50, width: 20, height: 8)))
    #expect(isNear(runtime.fills(at: 1.5)[0], CGRect(x: 20, y: 10, width: 10, height: 4)))
  }

  @Test(
    "what a canvas or a group draws in linear light is a layer that says so",
    arguments: [ColorRenderingMode.nonLinear, .linear, .extendedLinear])
  func colorModes(mode: ColorRenderingMode) {
    func isLinear(@ViewBuilder _ content: () -> some View) -> [Bool] {
      ViewRuntime(content: content).displayList(at: 0).items.compactMap { item in
        if case .layer(let layer) = item.content { layer.isLinear } else { nil }
      }
    }
    let square = Path(CGRect(x: 0, y: 0, width: 20, height: 20))
    let reported = DiagnosticCollector()
    DiagnosticCollector.$current.withValue(reported) {
      let canvas = isLinear {
        Canvas(colorMode: mode) { context, _ in
          context.fill(square, with: .color(.red))
          context.fill(square, with: .color(.green.opacity(0.5)))
        }
      }
      let group = isLinear {
        ZStack {
          Color.red
          Color.green.opacity(0.5)
        }
        .drawingGroup(colorMode: mode)
      }
      #expect(canvas == (mode == .nonLinear ? [] : [true]))
      #expect(group == [mode != .nonLinear])
    }
    #expect(reported.diagnostics.map(\.code) == (mode == .extendedLinear ? ["canvas.extended-linear"] : []))
  }
}
