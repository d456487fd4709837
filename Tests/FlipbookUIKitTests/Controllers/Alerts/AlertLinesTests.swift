import FlipbookRaster
import FlipbookTestSupport
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The texts of alerts.
@MainActor
struct AlertLinesTests {
  @Test("lines of an alert's message are 15.5 apart, as a label's of 13 points, and not 18")
  func pitch() throws {
    let runtime = ViewRuntime.withoutCurrent {
      ViewRuntime(
        size: CGSize(width: 300, height: 300), background: .white, resources: TestRendering.resources
      ) {
        Color.white.alert(Text("H"), isPresented: .constant(true)) {
          Button {
          } label: {
            EmptyView()
          }
        } message: {
          Text("H\nH")
        }
      }
    }
    let bitmap = try TestRendering.bitmap(of: runtime.displayList(at: 2), scale: 2)
    func isInk(_ y: Int) -> Bool { (280..<320).contains { bitmap[$0, y] & 0xff < 90 } }
    let tops = (1..<600).filter { isInk($0) && !isInk($0 - 1) }
    #expect(tops.count == 3 && abs(tops[2] - tops[1] - 31) <= 1, "\(tops)")
  }
}
