import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The mark at the end of rows that lead on.
@MainActor
struct LinkChevronTests {
  @Test("a link's chevron ends where the row's content does, its label 18 before that")
  func place() throws {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 402, height: 100), background: .white, resources: TestRendering.resources
      ) {
        NavigationStack {
          List {
            NavigationLink {
              EmptyView()
            } label: {
              Color.red.frame(height: 6)
            }
          }
          .navigationBarHidden(true)
        }
      }
    }
    let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: 0))
    func isRed(_ x: Int) -> Bool { bitmap[x, 57] & 0xff < 100 }
    func isInk(_ x: Int) -> Bool { (45..<70).contains { bitmap[x, $0] & 0xff < 235 } }
    #expect(abs((0..<402).filter(isRed).max().map { Double($0) + 1 - 343.7 } ?? 99) <= 1)
    let chevron = (346..<380).filter(isInk)
    #expect(abs((chevron.first ?? 0) - 354) <= 1 && abs((chevron.last ?? 0) - 361) <= 1, "\(chevron)")
  }
}
