import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Which title a page has, and what is taken of labels that are changed. `docs/fidelity.md` names the pictures.
@MainActor
@Suite struct PageTitleTests {
  private func runtime<V: View>(@ViewBuilder _ content: @escaping () -> V) -> ViewRuntime {
    ViewRuntime(200, 300, content: content)
  }

  @Test(
    "an empty title is none: the page has no bar", arguments: [("", 0), ("T", 96)] as [(String, CGFloat)])
  func empty(title: String, top: CGFloat) {
    let fills = runtime { NavigationStack { TestColor.red.navigationTitle(title) } }.fills(at: 0.1)
    #expect(fills.contains(CGRect(x: 0, y: top, width: 200, height: 300 - top)), "\(fills)")
  }

  @Test("a title in the bar is 17 points high up to the usual size of texts, and no more than 21")
  func titleSize() {
    func height(_ size: DynamicTypeSize) -> CGFloat? {
      ViewRuntime(300, 300) {
        NavigationStack { Color.red.navigationTitle("title").navigationBarTitleDisplayMode(.inline) }
          .dynamicTypeSize(size)
      }.textPlaces(at: 0).first { $0.text == "title" }?.frame.height
    }
    #expect(height(.small) == 17 && height(.large) == 17)
    #expect(height(.xLarge) == 19)
    #expect(height(.accessibility5) == 21)
  }

  @Test("a pushed page without title and items has a bar for the way back alone", arguments: [false, true])
  func hiddenBack(isHidden: Bool) {
    let fills = runtime {
      NavigationStack(path: .constant([1])) {
        TestColor.blue.navigationTitle("First").navigationDestination(for: Int.self) { _ in
          TestColor.red.navigationBarBackButtonHidden(isHidden)
        }
      }
    }.fills(at: 0.5)
    // zobiejrz/fetch-recipe, its settings (18); on 16 yuvam/PhotoViewer keeps the room of the large title below.
    let top: CGFloat = isHidden ? 0 : 44
    #expect(fills.contains(CGRect(x: 0, y: top, width: 200, height: 300 - top)), "\(fills)")
  }

  /// antoninaarc/FinanzAPP, its home and its statistics: letters 8.0 lower, and all below 8.0 to 8.3.
  @Test("a large title with an emoji is 8 higher, a small one is not", arguments: [false, true])
  func emoji(isInline: Bool) {
    let fills = runtime {
      NavigationStack {
        TestColor.red.navigationTitle("💰 Money").navigationBarTitleDisplayMode(isInline ? .inline : .large)
      }
    }.fills(at: 0.1)
    let top: CGFloat = isInline ? 44 : 104
    #expect(fills.contains(CGRect(x: 0, y: top, width: 200, height: 300 - top)), "\(fills)")
  }

  @Test("a title over a page without one is small, one over a page with a large one large")
  func pushed() {
    func height(_ first: String) -> CGFloat? {
      runtime {
        NavigationStack(path: .constant([1])) {
          TestColor.blue.navigationTitle(first).navigationDestination(for: Int.self) { _ in
            TestColor.red.navigationTitle("Next")
          }
        }
      }.fills(at: 0.5).last { $0.width == 200 && $0.height < 300 }?.height
    }
    #expect(height("") == 256)
    #expect(height("First") == 204)
  }

  @Test("of two titles around one another that of the inner view counts")
  func innermost() {
    let runtime = runtime {
      NavigationStack {
        VStack { TestColor.red.navigationTitle("In") }.navigationTitle("Out")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
    #expect(runtime.texts(at: 0.1) == ["In"])
  }

  @Test(
    "a list in a sheet that can be cancelled has a small title; another page, and a navigation view's, a large one"
  )
  func cancelled() {
    func page<V: View>(@ViewBuilder _ content: @escaping () -> V) -> [CGRect] {
      self.runtime {
        NavigationStack {
          content().navigationTitle("T").toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Go") {} }
          }
        }
        .environment(\.isElevated, true)
      }.fills(at: 0.2)
    }
    #expect(page { TestColor.red }.contains(CGRect(x: 0, y: 108, width: 200, height: 192)))
    let list = page { List { TestColor.red.frame(height: 50) } }
    #expect(list.contains { $0.height == 50 && $0.minY < 108 }, "\(list)")
    // In a navigation view it keeps the large one, also where that lies on a page of a stack.
    let old = self.runtime {
      NavigationView {
        List { TestColor.red.frame(height: 50) }.navigationTitle("T").toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Go") {} }
        }
      }
      .environment(\.isElevated, true)
    }.fills(at: 0.2)
    #expect(old.contains { $0.height == 50 && $0.minY > 108 }, "\(old)")
  }

  @Test("the image and the text of a tab's item are taken without what changes them")
  func tabItems() {
    func list<V: View>(@ViewBuilder _ item: @escaping () -> V) -> DisplayList {
      runtime { TabView { TestColor.red.tabItem { item() } } }.displayList(at: 0.2)
    }
    let plain = list {
      Image(systemName: "star")
      Text("A")
    }
    let changed = list {
      Image(systemName: "star").imageScale(.large).foregroundStyle(.tint)
      Text("A").padding()
    }
    #expect(plain == changed)
    #expect(plain != list { Text("A") })
  }

  @Test("a link in a scroll view in a row has no chevron")
  func scrolledLink() {
    func fills(_ isScrolled: Bool) -> [CGRect] {
      runtime {
        NavigationStack {
          List {
            if isScrolled {
              ScrollView { NavigationLink(destination: Text("x")) { row } }
            } else {
              NavigationLink(destination: Text("x")) { row }
            }
          }
        }
      }.fills(at: 0.2).filter { $0.height == 33 }
    }
    #expect(fills(true).map(\.width) == [120])
    #expect(fills(false).allSatisfy { $0.width < 120 }, "\(fills(false))")
  }

  private var row: some View { TestColor.red.frame(maxWidth: .infinity).frame(height: 33) }
}
