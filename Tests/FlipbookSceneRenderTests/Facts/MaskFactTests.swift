import FlipbookMotion
import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// How a mask is laid out; docs/fidelity.md says how that is known.
@MainActor
@Suite("Masks as on the phone")
struct MaskFactTests {
  private func bitmap<V: View>(@ViewBuilder _ content: () -> V) throws -> Bitmap {
    let runtime = ViewRuntime(
      size: CGSize(width: 40, height: 40), background: .white, resources: TestRendering.resources,
      content: content)
    return try TestRendering.bitmap(of: runtime.displayList(at: 0))
  }

  @Test("several views stand below each other, 8 points apart; one is as large as it was")
  func several() throws {
    let two = try bitmap {
      Color.black.mask {
        Rectangle().frame(width: 10, height: 10)
        Rectangle().frame(width: 10, height: 10)
      }
    }
    let inked = (0..<40).filter { two[20, $0] == 0xff00_0000 }
    #expect(inked == Array(6..<16) + Array(24..<34))
    let one = try bitmap { Color.black.mask(alignment: .top) { Rectangle().frame(height: 12) } }
    #expect((0..<40).filter { one[1, $0] == 0xff00_0000 } == Array(0..<12))
  }

  @Test("a faint style around a mask does not reach it, one inside of it does")
  func style() throws {
    func middle(_ view: some View) throws -> UInt32 { try bitmap { view }[20, 20] }
    let around = Color.black.mask { Rectangle() }.foregroundStyle(.gray.opacity(0.5))
    #expect(try middle(around) == 0xff00_0000)
    let inside = Color.black.mask { Rectangle().foregroundStyle(.black.opacity(0.5)) }
    #expect(try middle(inside) != 0xff00_0000)
  }
}
