import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// The title of the way back in bars; the texts of these tests are as wide as their letters are many.
@MainActor
struct BackLabelTests {
  private func width(_ title: String?, room: CGFloat) -> CGFloat {
    var width: CGFloat = 0
    let runtime = ViewRuntime(400, 100) {
      BackLabel(title: title.map { Text($0) }, room: room)
        .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { width = $0 }
    }
    _ = runtime.displayList(at: 0)
    return width
  }

  @Test("a title that would come too close to the one in the middle becomes Back, and Back nothing")
  func shortens() {
    let long = width("Cupcake Corner", room: .infinity)
    let back = width(nil, room: .infinity)
    #expect(long > back)
    #expect(width("Cupcake Corner", room: long) == long)
    #expect(width("Cupcake Corner", room: long - 1) == back)
    let chevron = width("Cupcake Corner", room: back - 1)
    #expect(chevron > 0 && chevron < back)
  }

  @Test("without a title in the middle the way back has the room that the items leave")
  func rest() {
    func texts(_ width: CGFloat) -> [String] {
      ViewRuntime(390, 100) {
        NavigationStack(path: .constant([1])) {
          Color.white.navigationTitle("A title of many letters").navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Int.self) { _ in
              Color.white.toolbar { Color.red.frame(width: width, height: 20) }
            }
        }
      }
      .texts(at: 0.5)
    }
    #expect(!texts(20).contains("Back"), "\(texts(20))")
    #expect(texts(220).contains("Back"), "\(texts(220))")
  }

  /// timmypass17/FetchDessert, a dessert: "Back" beside "Banana Pancakes", which is large.
  @Test("a large title takes its room in the middle too")
  func largeTitle() {
    func texts(_ title: String) -> [String] {
      ViewRuntime(390, 200) {
        NavigationStack(path: .constant([1])) {
          Color.white.navigationTitle("My Desserts").navigationDestination(for: Int.self) { _ in
            Color.white.navigationTitle(title)
          }
        }
      }
      .texts(at: 0.5)
    }
    #expect(texts("A").contains("My Desserts"), "\(texts("A"))")
    #expect(texts("Banana Pancakes").contains("Back"), "\(texts("Banana Pancakes"))")
  }

  @Test("the room of the way back ends before the title in the middle")
  func room() {
    func pages(_ title: String) -> ViewRuntime {
      ViewRuntime(390, 100) {
        NavigationStack(path: .constant([1])) {
          Color.white.navigationTitle("Cupcake Corner").navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Int.self) { _ in Color.white.navigationTitle(title) }
        }
      }
    }
    // The title of the page below has gone to the way back.
    #expect(pages("A").texts(at: 0.5) == ["Cupcake Corner", "A"])
    #expect(pages("A title of many letters").texts(at: 0.5) == ["Back", "A title of many letters"])
  }
}
