import FlipbookMotion
import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What a canvas shows and where it answers; docs/fidelity.md says how that is known.
@MainActor
@Suite("Canvases as on the phone")
struct CanvasFactTests {
  nonisolated private static let (red, green, blue, white, black, clear):
    (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) =
      (0xffff_0000, 0xff00_ff00, 0xff00_00ff, 0xffff_ffff, 0xff00_0000, 0)
  private static let pure = (
    red: Color(red: 1, green: 0, blue: 0), green: Color(red: 0, green: 1, blue: 0),
    blue: Color(red: 0, green: 0, blue: 1)
  )

  private func bitmap<V: View>(side: CGFloat = 60, @ViewBuilder _ content: () -> V) throws -> Bitmap {
    let runtime = ViewRuntime(
      size: CGSize(width: side, height: side), background: .white, resources: TestRendering.resources,
      content: content)
    return try TestRendering.bitmap(of: runtime.displayList(at: 0))
  }

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> Path {
    Path(CGRect(x: x, y: y, width: side, height: side))
  }

  @Test("nothing is drawn outside of the frame, through filters and layers neither")
  func frame() throws {
    let bitmap = try bitmap {
      Canvas { context, _ in
        context.fill(square(-20, -20, 100), with: .color(Self.pure.red))
        context.addFilter(.shadow(color: .black, radius: 4))
        context.drawLayer { $0.fill(square(0, 0, 40), with: .color(Self.pure.red)) }
      }
      .frame(width: 20, height: 20)
    }
    #expect(bitmap[19, 30] == Self.white && bitmap[30, 41] == Self.white && bitmap[45, 45] == Self.white)
    #expect(bitmap[20, 20] == Self.red && bitmap[39, 39] == Self.red)
  }

  @Test("blend modes don't reach what lies behind the canvas")
  func isolation() throws {
    let bitmap = try bitmap {
      ZStack {
        Self.pure.blue
        Canvas { context, _ in
          context.fill(square(0, 0, 30), with: .color(Self.pure.green))
          context.blendMode = .multiply
          context.fill(square(0, 0, 60), with: .color(Self.pure.red))
        }
      }
    }
    // Green times red; red over nothing.
    #expect(bitmap[10, 10] == Self.black && bitmap[45, 45] == Self.red)
  }

  @Test("the blend mode of a symbol reaches the canvas, through a filter around it too")
  func blendedSymbols() throws {
    let bitmap = try bitmap {
      Canvas { context, size in
        guard let symbol = context.resolveSymbol(id: 0) else { return }
        context.fill(square(0, 0, 60), with: .color(.black))
        for _ in 0..<2 { context.draw(symbol, at: CGPoint(x: 30, y: 30)) }
        context.opacity = 0.5
        context.draw(symbol, at: CGPoint(x: 30, y: 30))
      } symbols: {
        Rectangle().fill(Color(red: 0.2, green: 0, blue: 0)).frame(width: 40, height: 40)
          .blendMode(.plusLighter).blur(radius: 2).tag(0)
      }
    }
    // Two and a half times a fifth of red.
    #expect(abs(Int(bitmap[30, 30] >> 16 & 255) - 128) <= 2)
  }

  @Test(
    "what is cleared shows what lies behind the canvas, and black in an opaque one", arguments: [false, true])
  func cleared(isOpaque: Bool) throws {
    let bitmap = try bitmap {
      ZStack {
        Self.pure.blue
        Canvas(opaque: isOpaque) { context, _ in
          context.fill(square(0, 0, 60), with: .color(Self.pure.red))
          context.blendMode = .clear
          context.fill(square(20, 20, 20), with: .color(.white))
        }
      }
    }
    #expect(bitmap[10, 10] == Self.red)
    #expect(bitmap[30, 30] == (isOpaque ? Self.black : Self.blue))
  }

  @Test(
    "modes act where the source covers the picture, and nowhere else",
    arguments: [
      (GraphicsContext.BlendMode.copy, blue), (.sourceIn, blue), (.sourceOut, clear), (.destinationIn, red),
      (.destinationAtop, red), (.clear, clear), (.destinationOut, clear), (.xor, clear),
    ])
  func coverage(mode: GraphicsContext.BlendMode, inside: UInt32) throws {
    let recorder = DisplayListRecorder(
      canvas: CGRect(x: 0, y: 0, width: 60, height: 60), resources: TestRendering.resources)
    var context = GraphicsContext(recorder: recorder, environment: EnvironmentValues())
    context.fill(square(0, 0, 50), with: .color(Self.pure.red))
    context.blendMode = mode
    context.fill(square(20, 20, 20), with: .color(Self.pure.blue))
    context.stroke(
      Path(CGRect(x: 5, y: 5, width: 10, height: 10)), with: .color(Self.pure.blue), lineWidth: 2)
    let bitmap = try TestRendering.bitmap(
      of: DisplayList(size: CGSize(width: 60, height: 60), items: recorder.items))
    #expect(bitmap[30, 30] == inside && bitmap[5, 10] == inside)
    #expect(bitmap[45, 45] == Self.red && bitmap[10, 10] == Self.red)
    #expect(bitmap[55, 55] == Self.clear)
  }

  @Test("a layer's mode acts on all that the clip leaves, so that layers can mask")
  func masks() throws {
    let bitmap = try bitmap {
      Canvas { context, _ in
        context.fill(square(0, 0, 60), with: .color(Self.pure.red))
        context.blendMode = .destinationIn
        context.drawLayer { $0.fill(square(20, 20, 20), with: .color(.white)) }
      }
    }
    #expect(bitmap[10, 10] == Self.white && bitmap[30, 30] == Self.red)
  }

  @Test("symbols are offered the size of the canvas")
  func proposals() throws {
    var sizes: [CGSize] = []
    _ = try bitmap {
      Canvas { context, _ in
        sizes = (0...2).compactMap { context.resolveSymbol(id: $0)?.size }
      } symbols: {
        Color.red.tag(0)
        Rectangle().frame(width: 20).tag(1)
        Text("A").tag(2)
      }
      .frame(width: 50, height: 40)
    }
    #expect(sizes.prefix(2) == [CGSize(width: 50, height: 40), CGSize(width: 20, height: 40)])
    #expect(sizes.last.map { $0.width < 50 && $0.height < 40 } == true)
  }

  @Test("a symbol's own blend mode meets the canvas, under opacity and filters too")
  func symbolModes() throws {
    let bitmap = try bitmap {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 0) else { return }
        context.fill(square(0, 0, 60), with: .color(Self.pure.red))
        var plain = context
        plain.draw(symbol, at: CGPoint(x: 10, y: 10))
        plain.addFilter(.colorMultiply(.white))
        plain.draw(symbol, at: CGPoint(x: 30, y: 10))
        context.opacity = 0.999
        context.draw(symbol, at: CGPoint(x: 50, y: 10))
      } symbols: {
        Self.pure.green.frame(width: 10, height: 10).blendMode(.plusLighter).tag(0)
      }
    }
    for x in [10, 30] { #expect(bitmap[x, 10] == 0xffff_ff00) }
    #expect(bitmap[50, 10] >> 16 == 0xffff && bitmap[50, 10] >> 8 & 0xff >= 0xfd)
  }
}
