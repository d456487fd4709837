import FlipbookMotion
import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// What a blend mode is applied to; docs/fidelity.md says how that is known.
@MainActor
@Suite("Blend modes as on the phone")
struct BlendFactTests {
  private static let pure = (red: Color(red: 1, green: 0, blue: 0), green: Color(red: 0, green: 1, blue: 0))

  private func middle<V: View>(@ViewBuilder _ content: () -> V) throws -> UInt32 {
    let runtime = ViewRuntime(
      size: CGSize(width: 40, height: 40), background: .black, resources: TestRendering.resources,
      content: content)
    return try TestRendering.bitmap(of: runtime.displayList(at: 0))[20, 20]
  }

  private var squares: some View {
    ZStack {
      Self.pure.red.frame(width: 20, height: 20)
      Self.pure.green.frame(width: 20, height: 20)
    }
  }

  @Test("each part of a container is blended by itself, unless they are a compositing group")
  func parts() throws {
    #expect(try middle { squares.blendMode(.plusLighter) } == 0xffff_ff00)
    #expect(try middle { squares.compositingGroup().blendMode(.plusLighter) } == 0xff00_ff00)
    #expect(try middle { squares.blendMode(.normal) } == 0xff00_ff00)
  }

  @Test("a part's own mode goes before that of a container, and a group begins anew")
  func nested() throws {
    let own = try middle {
      ZStack {
        Self.pure.red.frame(width: 20, height: 20)
        Self.pure.green.frame(width: 20, height: 20).blendMode(.multiply)
      }
      .blendMode(.plusLighter)
    }
    #expect(own == 0xff00_0000)
    let group = try middle { squares.blendMode(.plusLighter).compositingGroup() }
    #expect(group == 0xffff_ff00)
  }

  @Test("opacity and a blend mode go together to each part")
  func faded() throws {
    let color = try middle { squares.blendMode(.plusLighter).opacity(0.5) }
    #expect(abs(Int(color >> 16 & 255) - 128) <= 1 && abs(Int(color >> 8 & 255) - 128) <= 1)
  }
}
