import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

/// Navigation containers on pages of others, and in tabs there. `docs/fidelity.md` names the pictures.
@MainActor
@Suite struct NestedNavigationTests {
  private func runtime<V: View>(@ViewBuilder _ content: @escaping () -> V) -> ViewRuntime {
    ViewRuntime(200, 200, content: content)
  }

  @Test(
    "a stack on a page of another is a part of it: its title is that page's, and it has neither bar nor ground"
  )
  func joins() {
    let nested = runtime {
      NavigationStack {
        NavigationStack { TestColor.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline) }
          .background(TestColor.blue)
      }
    }
    #expect(nested.texts(at: 0.2) == ["T"])
    let page = CGRect(x: 0, y: 44, width: 200, height: 156)
    let fills = nested.fills(at: 0.2)
    #expect(fills.suffix(2).contains(page), "\(fills)")
    #expect(!fills.contains { $0.minY > 44 }, "\(fills)")
    // The ground of what is around shows, and not a second page's.
    #expect(fills.count == runtime { NavigationStack { Page() } }.fills(at: 0.2).count, "\(fills)")
  }

  private struct Page: View {
    var body: some View {
      TestColor.red.frame(maxWidth: .infinity, maxHeight: .infinity).background(TestColor.blue)
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
    }
  }

  @Test("a link in such a stack covers the page around")
  func pushes() {
    let runtime = runtime {
      NavigationStack {
        VStack {
          NavigationStack { NavigationLink("go") { TestColor.blue } }.frame(height: 40)
          Spacer()
        }
        .navigationTitle("T").navigationBarTitleDisplayMode(.inline)
      }
    }
    _ = runtime.displayList(at: 0.2)
    runtime.perform(at: 0.3, .tap(.name("go"), count: 1))
    let fills = runtime.fills(at: 2)
    #expect(fills.contains(CGRect(x: 0, y: 44, width: 200, height: 156)), "\(fills)")
  }

  @Test("a stack with a path, or in a navigation view or a tab, keeps its own bar")
  func staysApart() {
    func bars<V: View>(@ViewBuilder _ content: @escaping () -> V) -> CGFloat {
      runtime(content).fills(at: 0.2).map(\.minY).max() ?? 0
    }
    let page = TestColor.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline)
    #expect(bars { NavigationStack { NavigationStack { page } } } == 44)
    #expect(bars { NavigationView { NavigationView { page } } } == 44)
    #expect(
      bars {
        NavigationStack {
          NavigationStack(path: .constant([Int]())) { page }.navigationTitle("O")
            .navigationBarTitleDisplayMode(.inline)
        }
      } == 88)
    #expect(
      bars { NavigationView { NavigationView { page }.navigationBarTitle("O", displayMode: .inline) } } == 88)
  }

  /// A page whose flow opens a stack of its own with the path of the one around, as a coordinator's does.
  private struct Inception: View {
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) { root.navigationDestination(for: Int.self) { _ in Inner(path: $path) } }
    }

    private var root: some View {
      Button("go") { path.append(1) }.navigationTitle("O").navigationBarTitleDisplayMode(.inline)
    }
  }

  private struct Inner: View {
    @Binding var path: [Int]

    var body: some View {
      NavigationStack(path: $path) {
        TestColor.red.navigationTitle("I").navigationBarTitleDisplayMode(.inline)
          .navigationDestination(for: Int.self) { _ in Inner(path: $path) }
      }
    }
  }

  @Test("a stack on a page with the path of the stack around is a part of that, and opens no page once more")
  func samePath() {
    let runtime = runtime { Inception() }
    #expect(runtime.texts(at: 0.2).contains("O"))
    runtime.perform(at: 0.3, .tap(.name("go"), count: 1))
    let texts = runtime.texts(at: 2)
    #expect(texts.filter { $0 == "I" }.count == 1, "\(texts)")
    let page = CGRect(x: 0, y: 44, width: 200, height: 156)
    #expect(runtime.fills(at: 2).contains(page), "\(runtime.fills(at: 2))")
    #expect(!runtime.fills(at: 2).contains { $0.minY > 44 })
  }

  @Test("the title of a container on a page, and of a page in a tab, is not that of the bar around")
  func titles() {
    let inner = runtime {
      NavigationView {
        NavigationView { TestColor.red.navigationBarTitle("In", displayMode: .inline) }
          .navigationBarTitle("Out", displayMode: .inline)
      }
    }
    #expect(inner.texts(at: 0.2).sorted() == ["In", "Out"])
    let tabs = runtime {
      NavigationStack {
        TabView { TestColor.red.navigationTitle("Title").tabItem { Text("item") } }
      }
    }
    #expect(!tabs.texts(at: 0.2).contains("Title"), "\(tabs.texts(at: 0.2))")
    #expect(tabs.fills(at: 0.2).contains { $0.minY == 0 && $0.height > 100 })
  }
}
