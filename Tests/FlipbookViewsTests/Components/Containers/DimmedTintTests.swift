import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The tint behind alerts, of a whole page.
@Suite("the tint behind an alert")
@MainActor
struct DimmedTintTests {
  /// From shridharmalimca/SwiftUI `AlertView`: the alert is a button's, and a globe in the accent colour beside it is grey.
  @Test("a page's accent colour is grey behind an alert of any of its views; the alert keeps its own")
  func siblings() {
    func colors(_ isShown: Bool) -> [String] {
      ViewRuntime(300, 400) {
        NavigationStack {
          VStack {
            Rectangle().fill(Color.accentColor).frame(width: 20, height: 20)
            Rectangle().fill(Color.red).frame(width: 20, height: 20)
              .alert(Text("Sure?"), isPresented: .constant(isShown)) {
                Button {
                } label: {
                  Rectangle().fill(.tint).frame(width: 11, height: 5)
                }
              }
          }
          .navigationTitle("Title")
        }
      }.colors(at: 2)
    }
    #expect(colors(false).filter { $0 == "#007AFFFF" }.count == 1, "\(colors(false))")
    #expect(colors(true).filter { $0 == "#969696FF" }.count == 1, "\(colors(true))")
    #expect(colors(true).filter { $0 == "#007AFFFF" }.count == 1, "\(colors(true))")
    #expect(colors(true).contains("#FF3B30FF"))
  }

  @Test("a sheet over a page has the tint that is set around the page")
  func ownTint() {
    let colors = ViewRuntime(300, 400) {
      NavigationStack {
        Color.clear.sheet(isPresented: .constant(true)) { Rectangle().fill(.tint) }
      }
      .tint(.green)
    }.colors(at: 2)
    #expect(colors.contains("#34C759FF"), "\(colors)")
  }
}
