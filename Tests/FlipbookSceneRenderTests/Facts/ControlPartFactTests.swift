import FlipbookMotion
import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The parts of boxes, of labels with values, and of groups that open; docs/fidelity.md says how they are known.
@MainActor
@Suite("Parts of controls as on the phone")
struct ControlPartFactTests {
  private func bitmap<V: View>(@ViewBuilder _ content: () -> V) throws -> Bitmap {
    let runtime = ViewRuntime(
      size: CGSize(width: 200, height: 120), background: .white, resources: TestRendering.resources,
      content: content)
    return try TestRendering.bitmap(of: runtime.displayList(at: 0))
  }

  /// The first and the last row that has ink at the left.
  private func rows(_ bitmap: Bitmap) -> [Int] {
    let inked = (0..<120).filter { y in (0..<100).contains { bitmap[$0, y] != 0xffff_ffff } }
    return [inked.first ?? -1, inked.last ?? -1]
  }

  @Test("boxes in boxes are grey and white by turns, as wide as there is room")
  func boxes() throws {
    let picture = try bitmap {
      GroupBox { GroupBox { GroupBox { Color.clear.frame(width: 5, height: 20) } } }
    }
    let row = [8, 24, 40, 160, 176, 192].map { picture[$0, 60] == 0xffff_ffff }
    #expect(row == [false, true, false, false, true, false])
  }

  @Test("labels of a value stand below each other, smaller from the second on")
  func labels() throws {
    let own = try bitmap {
      LabeledContent {
        Text("1")
      } label: {
        Text("A")
        Text("A")
        Text("A")
      }
    }
    let expected = try bitmap {
      HStack {
        VStack(spacing: 0) {
          Text("A")
          Text("A").font(.subheadline)
          Text("A").font(.footnote)
        }
        Spacer()
      }
    }
    #expect(rows(own) == rows(expected))
  }

  @Test("the label of a group that opens has the tint outside of lists")
  func tinted() throws {
    let picture = try bitmap { DisclosureGroup("WWW") { Text("B") }.tint(.red) }
    let inked = (0..<120).flatMap { y in (0..<60).map { picture[$0, y] } }.filter { $0 != 0xffff_ffff }
    #expect(!inked.isEmpty)
    #expect(inked.allSatisfy { ($0 >> 16 & 0xff) > ($0 & 0xff) })
  }
}
