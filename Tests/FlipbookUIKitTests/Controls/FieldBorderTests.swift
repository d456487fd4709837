import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Text fields with a border.
@MainActor
struct FieldBorderTests {
  /// GeorgeSuarez/MyTodoApp `AddTodoView`: a field of three lines, 64.33 high, is 72.33 with its border.
  @Test("a field of several lines is 8 higher than these with a border, and 34 at least", arguments: [1, 3])
  func tall(lines: Int) throws {
    func rows(hasBorder: Bool) throws -> Int {
      let runtime = ViewRuntime.withoutCurrent {
        ViewRuntime(
          size: CGSize(width: 100, height: 140), background: .white, resources: TestRendering.resources
        ) {
          let field = TextField("", text: .constant(""), axis: .vertical)
            .lineLimit(lines, reservesSpace: true).environment(\.displayScale, 3)
          VStack {
            if hasBorder { field.textFieldStyle(.roundedBorder) } else { field.border(.black, width: 1 / 3) }
          }
        }
      }
      let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: 0), scale: 3)
      let dark = (0..<420).filter { bitmap[150, $0] & 0xff < 250 }
      return (dark.last ?? 0) - (dark.first ?? 0) + 1
    }
    let (plain, bordered) = (try rows(hasBorder: false), try rows(hasBorder: true))
    #expect(bordered == max(plain + 24, 102), "\(plain) \(bordered)")
  }

  @Test("a field with a border is 34 high; its border is a pixel of black at a fifth")
  func border() throws {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 100, height: 60), background: .white, resources: TestRendering.resources
      ) {
        TextField("", text: .constant("")).textFieldStyle(.roundedBorder)
          .environment(\.displayScale, 3)
      }
    }
    let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: 0), scale: 3)
    let dark = (0..<180).filter { bitmap[150, $0] & 0xff < 250 }
    #expect(dark.count == 2 && (dark.last ?? 0) - (dark.first ?? 0) == 34 * 3 - 1, "\(dark)")
    #expect(dark.map { bitmap[150, $0] & 0xff } == [204, 204])
  }
}
