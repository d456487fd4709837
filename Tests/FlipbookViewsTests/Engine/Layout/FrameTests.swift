import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@MainActor
@Suite struct FrameTests {
  @Test("a side that is negative or not finite is left open")
  func invalid() {
    for side in [CGFloat.infinity, -.infinity, .nan, -1] {
      let fills = ViewRuntime { Color.red.frame(width: side, height: 40) }.fills(at: 0)
      #expect(fills == [CGRect(x: 0, y: 30, width: 100, height: 40)], "\(side)")
    }
  }

  @Test("a spacer in a frame takes its share of the room beside other views")
  func spacer() {
    let fills = ViewRuntime(90, 90) {
      VStack(spacing: 0) {
        Color.red
        Spacer().frame(maxHeight: .infinity)
        Color.blue
      }
    }.fills(at: 0)
    #expect(fills.map(\.height) == [30, 30])
  }

  @Test("of spacers that find too little room the one with the greatest least length goes first")
  func spacers() {
    let fills = ViewRuntime(90, 200) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Spacer()
        Color.blue.frame(height: 50)
        Spacer(minLength: 120)
      }
    }.fills(at: 0)
    #expect(fills.map(\.minY) == [0, 30], "\(fills)")
  }

  @Test("a picture that is scaled to fit keeps to the greatest side of its frame in a fixed size")
  func fixedSize() {
    let fills = ViewRuntime(300, 300) {
      Color.red.aspectRatio(2, contentMode: .fit).frame(maxHeight: 20).frame(maxWidth: .infinity)
        .fixedSize(horizontal: false, vertical: true)
    }.fills(at: 0)
    #expect(fills.map(\.height) == [20] || fills.map(\.height) == [10], "\(fills)")
    let tall = ViewRuntime(300, 300) {
      Color.red.frame(idealWidth: 400, idealHeight: 200).aspectRatio(2, contentMode: .fit).frame(
        maxHeight: 60
      )
      .frame(maxWidth: .infinity).fixedSize(horizontal: false, vertical: true)
    }.fills(at: 0)
    #expect(tall == [CGRect(x: 90, y: 120, width: 120, height: 60)])
  }

  @Test("a divider is one pixel thick at every scale")
  func divider() {
    for scale in [1.0, 2, 3] {
      let fills = ViewRuntime {
        VStack(spacing: 0) { Divider() }.environment(\.displayScale, scale)
      }.fills(at: 0)
      #expect(fills.count == 1 && abs((fills.first?.height ?? 0) - 1 / scale) < 1e-9, "\(scale)")
    }
  }

  @Test("what is padded in a scroll view is the whole, not each of several views")
  func paddedRows() {
    let fills = ViewRuntime {
      ScrollView {
        ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) }.padding(20)
      }
    }.fills(at: 0)
    #expect(fills.map(\.minY) == [20, 38, 56])
    let among = ViewRuntime {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) }.padding(20)
        }
      }
    }.fills(at: 0)
    #expect(among.map(\.minY) == [20, 70])
  }

  @Test("a bar of tabs that a page hides leaves it its room")
  func hiddenTabBar() {
    let fills = ViewRuntime(200, 200) {
      TabView { Color.red.toolbar(.hidden, for: .tabBar).tabItem { Text("One") } }
    }
    #expect(fills.fills(at: 0.1).first == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test("the ground of a list in a navigation view goes on under an inset around it")
  func groundUnderInset() {
    let fills = ViewRuntime(200, 200) {
      NavigationView { List { Text("a") }.navigationBarHidden(true) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 30) }
    }
    #expect(fills.displayList(at: 0.1).items.first?.bounds == CGRect(x: 0, y: 0, width: 200, height: 200))
  }

  @Test(
    "a geometry reader has the safe area's insets beside it, and none where something else stands between")
  func insetsOfReaders() {
    func insets(_ isApart: Bool) -> [CGFloat] {
      let runtime = ViewRuntime {
        VStack(spacing: 0) {
          if isApart { Color.clear.frame(height: 10) }
          GeometryReader {
            TestColor.red.frame(width: 10 + $0.safeAreaInsets.top, height: 10 + $0.safeAreaInsets.bottom)
          }
        }
        .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 20) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(height: 30) }
      }
      return runtime.fills(at: 0.1).first { $0.width < 100 }.map { [$0.width - 10, $0.height - 10] } ?? []
    }
    #expect(insets(false) == [20, 30])
    #expect(insets(true) == [0, 30])
  }

  @Test("texts stand on pixels at rest, nearest and up from the middle; effects begin anew")
  func textOnPixels() {
    func origin(_ content: some View) -> CGPoint? {
      let items = ViewRuntime { content }.displayList(at: 0).items
      guard let item = items.first, case .text(_, let origin, _) = item.content else { return nil }
      return origin.applying(item.transform)
    }
    let text = Text("a").font(.system(size: 10))
    #expect(origin(text.position(x: 50.25, y: 50.5)) == CGPoint(x: 48, y: 46))
    #expect(origin(text.position(x: 50, y: 50).offset(x: 0.25, y: 0.25)) == CGPoint(x: 48.25, y: 45.25))
  }
}
