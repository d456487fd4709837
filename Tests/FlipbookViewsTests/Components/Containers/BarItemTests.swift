import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite("Items of bars")
struct BarItemTests {
  /// Where the content of a sheet's page begins.
  private func top(_ placement: ToolbarItemPlacement, mode: NavigationBarItem.TitleDisplayMode?) -> CGFloat? {
    ViewRuntime(200, 300) {
      NavigationStack {
        page(mode).navigationTitle("Title").toolbar {
          ToolbarItem(placement: placement) { Button("Go") {} }
        }
      }
      .environment(\.isElevated, true)
    }.fills(at: 0).first { $0.width == 200 && $0.height < 300 }?.minY
  }

  @ViewBuilder
  private func page(_ mode: NavigationBarItem.TitleDisplayMode?) -> some View {
    if let mode { Color.red.navigationBarTitleDisplayMode(mode) } else { Color.red }
  }

  @Test("a page without a list in a sheet has a large title, unless it says otherwise")
  func cancelled() {
    #expect(top(.cancellationAction, mode: nil) == 108)
    #expect(top(.cancellationAction, mode: .inline) == 56)
    #expect(top(.topBarLeading, mode: nil) == 108)
    #expect(top(.confirmationAction, mode: nil) == 108)
  }

  @Test("an item of a bar that can be changed stands in it, unless the bar begins without it")
  func changeable() {
    func squares(isShown: Bool) -> [CGRect] {
      ViewRuntime(200, 300) {
        NavigationStack {
          Color.red.toolbar(id: "bar") {
            ToolbarItem(id: "a", placement: .topBarTrailing, showsByDefault: isShown) {
              Rectangle().frame(width: 9, height: 9)
            }
          }
          .toolbar {
            ToolbarItem(id: "b", placement: .topBarLeading) { Rectangle().frame(width: 7, height: 7) }
          }
        }
      }.fills(at: 0).filter { $0.width < 10 }
    }
    #expect(squares(isShown: true).map(\.width).sorted() == [7, 9])
    #expect(squares(isShown: false).map(\.width) == [7])
  }

  @Test("a page that is no sheet keeps its large title")
  func noSheet() {
    let runtime = ViewRuntime(200, 300) {
      NavigationStack {
        Color.red.navigationTitle("Title").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Go") {} }
        }
      }
    }
    #expect(runtime.fills(at: 0).first { $0.width == 200 && $0.height < 300 }?.minY == 96)
  }

  @Test(
    "a large title's baseline is 36 below the row, or its letters' ascent, and its room ends 16 below that")
  func sizes() throws {
    func top(_ size: DynamicTypeSize) throws -> CGFloat {
      let runtime = ViewRuntime(200, 300) {
        NavigationStack { Color.red.navigationTitle("Title") }.environment(\.dynamicTypeSize, size)
      }
      return try #require(runtime.fills(at: 0).first { $0.width == 200 && $0.height < 300 }).minY
    }
    #expect(try top(.xSmall) == 96)
    #expect(try top(.large) == 96)
    for (size, points) in [(DynamicTypeSize.xxxLarge, 40.0), (.accessibility3, 52), (.accessibility5, 60)] {
      #expect(abs(try top(size) - (44 + points * 1950 / 2048 + 16)) < 0.4, "\(size)")
    }
  }

  @Test("a label among the items of either kind shows its symbol alone")
  func labels() {
    func texts(@ViewBuilder _ page: () -> some View) -> Int {
      let runtime = ViewRuntime(200, 300) { NavigationStack { page() } }
      return runtime.texts(at: 0).filter { $0 == "Filter" }.count
    }
    let label = Menu {
      Button("All") {}
    } label: {
      Label("Filter", systemImage: "slider.horizontal.3")
    }
    #expect(texts { Color.red.toolbar { label } } == 0)
    #expect(texts { Color.red.navigationBarItems(trailing: label) } == 0)
    #expect(texts { Color.red.navigationBarItems(leading: label, trailing: label) } == 0)
    #expect(texts { label } > 0)
  }

  @Test("items of a side are 28 apart")
  func distance() {
    let runtime = ViewRuntime(300, 200) {
      NavigationStack {
        Text("page").navigationTitle("title").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .topBarTrailing) { Rectangle().frame(width: 9, height: 9) }
          ToolbarItem(placement: .primaryAction) { Rectangle().frame(width: 9, height: 9) }
        }
      }
    }
    let found = runtime.fills(at: 0).filter { $0.width == 9 }.sorted { $0.minX < $1.minX }
    #expect(found.count == 2)
    #expect(found.count == 2 && abs(found[1].maxX - (300 - 16)) < 0.01)
    #expect(found.count == 2 && abs(found[1].minX - found[0].maxX - 28) < 0.01)
  }

  @Test("views of a group of items are as far apart as other items")
  func group() {
    let runtime = ViewRuntime(300, 200) {
      NavigationStack {
        Text("page").navigationTitle("title").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Rectangle().frame(width: 9, height: 9)
            Rectangle().frame(width: 9, height: 9)
          }
        }
      }
    }
    let found = runtime.fills(at: 0).filter { $0.width == 9 }.sorted { $0.minX < $1.minX }
    #expect(found.count == 2 && abs(found[1].minX - found[0].maxX - 28) < 0.01)
  }

  @Test("a picker in a bar shows what is chosen alone, 20 after its place begins")
  func picker() {
    func places(_ isInBar: Bool) -> (x: CGFloat, fills: Int) {
      let runtime = ViewRuntime(300, 300) {
        NavigationStack {
          let picker = Picker("", selection: .constant(1)) { Text("EUR").tag(1) }
          if isInBar {
            Color.red.toolbar { ToolbarItem(placement: .topBarLeading) { picker } }
          } else {
            Color.red.overlay { picker }
          }
        }
      }
      return (
        runtime.textPlaces(at: 0).first { $0.text == "EUR" }?.frame.minX ?? 0, runtime.fills(at: 0).count
      )
    }
    #expect(abs(places(true).x - (16 + 20)) < 0.001)
    #expect(places(true).fills < places(false).fills)
  }
}
