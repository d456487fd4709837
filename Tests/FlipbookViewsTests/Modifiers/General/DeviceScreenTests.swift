import FlipbookMotion
import Foundation
import Testing

@testable import FlipbookDrawing
@testable import FlipbookViews

@Suite("Screens of devices")
struct DeviceScreenTests {
  @Test(
    "a device has its size, its scale, its safe area held both ways, and the radius of its corners",
    arguments: [
      ("iPhone SE (3rd generation)", "375×667@2 20,0,0,0 0,0,0,0 r0"),
      ("iPhone 8 Plus", "414×736@3 20,0,0,0 0,0,0,0 r0"),
      ("iPhone 11", "414×896@2 48,0,34,0 0,48,21,48 r41.5"),
      ("iPhone 11 Pro Max", "414×896@3 44,0,34,0 0,44,21,44 r39.0"),
      ("iPhone 13 mini", "375×812@3 50,0,34,0 0,50,21,50 r44.0"),
      ("iPhone 14", "390×844@3 47,0,34,0 0,47,21,47 r47.33"),
      ("iPhone 14 Pro", "393×852@3 59,0,34,0 0,59,21,59 r55.0"),
      ("iPhone 15 Pro", "393×852@3 59,0,34,0 0,59,21,59 r55.0"),
      ("iPhone 16 Pro Max", "440×956@3 62,0,34,0 0,62,21,62 r62.0"),
      ("iPhone 16e", "390×844@3 47,0,34,0 0,47,21,47 r47.33"),
      ("iPad (9th generation)", "810×1080@2 20,0,0,0 20,0,0,0 r0"),
      ("iPad Air (5th generation)", "820×1180@2 24,0,20,0 24,0,20,0 r18.0"),
      ("iPad Pro (12.9-inch) (6th generation)", "1024×1366@2 24,0,20,0 24,0,20,0 r18.0"),
      ("iPad Pro 11-inch (M4)", "834×1210@2 24,0,20,0 24,0,20,0 r18.0"),
    ])
  func screens(_ name: String, _ expected: String) throws {
    let screen = try #require(DeviceScreen.named(name))
    func text(_ insets: EdgeInsets) -> String {
      [insets.top, insets.leading, insets.bottom, insets.trailing].map { "\(Int($0))" }.joined(separator: ",")
    }
    let radius = screen.cornerRadius == 0 ? "0" : "\(screen.cornerRadius)"
    #expect(
      "\(Int(screen.size.width))×\(Int(screen.size.height))@\(Int(screen.scale)) "
        + "\(text(screen.insets(isLandscape: false))) \(text(screen.insets(isLandscape: true))) r\(radius)"
        == expected)
    #expect(DeviceScreen.named(name.uppercased()) == screen)
  }

  @Test("a name that isn't known has no screen")
  func unknown() {
    #expect(DeviceScreen.named("Nokia") == nil && DeviceScreen.named("") == nil)
    #expect(DeviceScreen.named("iPhone 99") == nil && DeviceScreen.named("iPhone 14 Mini") == nil)
    #expect(DeviceScreen.named("iPad mini 9") == nil)
  }

  @Test(
    "generations, chips and sizes may follow a name",
    arguments: [
      ("iPhone 13 Pro", 390), ("iPhone Xs", 375), ("iPhone Xʀ", 414),
      ("iPad Pro (12.9-inch) (6th generation)", 1024),
      ("iPad Pro 13-inch (M4)", 1032), ("iPad Air 11-inch (M2)", 820), ("iPad mini (A17 Pro)", 744),
      ("iPad (10th generation)", 820), ("iPad (A16)", 820), ("Apple Watch Series 9 - 45mm", 198),
      ("iPad Pro", 834),
    ])
  func endings(_ name: String, _ width: CGFloat) {
    #expect(DeviceScreen.named(name)?.size.width == width)
  }

  @MainActor
  @Test("a view on a device keeps clear of what covers it, and backgrounds reach under that")
  func window() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    func fills(_ view: some View, radius: CGFloat? = nil) -> [CGRect] {
      ViewRuntime(100, 200) { DeviceWindow(view, insets: insets, radius: radius, ground: .white) }.fills(
        at: 0)
    }
    #expect(fills(Color.red) == [CGRect(x: 0, y: 40, width: 100, height: 140)])
    #expect(fills(Color.red.ignoresSafeArea()) == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(
      fills(Color.red.ignoresSafeArea(edges: .top)) == [CGRect(x: 0, y: 0, width: 100, height: 180)])
    // What is small stands in the middle of the safe area.
    #expect(
      fills(Color.red.frame(width: 10, height: 10)) == [CGRect(x: 45, y: 105, width: 10, height: 10)])
  }

  @MainActor
  @Test("a gradient behind a view goes from end to end of it, and its end colours on under the bars")
  func gradient() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    let items = ViewRuntime(100, 200) {
      DeviceWindow(Color.clear.background(style), insets: insets, radius: nil, ground: .white)
    }.displayList(at: 0).items
    let found = items.compactMap { item -> [CGFloat]? in
      guard case .fill(let path, .gradient(let paint), _) = item.content,
        case .linear(let start, let end) = paint.geometry
      else { return nil }
      let rect = path.boundingRect.applying(item.transform)
      return [rect.minY, rect.maxY, start.applying(item.transform).y, end.applying(item.transform).y]
    }
    #expect(found == [[0, 200, 40, 180]])
  }

  @MainActor
  @Test(
    "a view that ignores the safe area is offered what lies beyond those of its edges that end there, and no more"
  )
  func ownInsets() {
    let insets = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    func fills(@ViewBuilder _ view: () -> some View) -> [CGRect] {
      ViewRuntime(100, 200) { DeviceWindow(view(), insets: insets, radius: nil, ground: .white) }.fills(at: 0)
    }
    // It ends nowhere at the safe area.
    #expect(
      fills { Color.red.ignoresSafeArea().frame(width: 10, height: 10) }
        == [CGRect(x: 45, y: 105, width: 10, height: 10)])
    // It ends at the top alone.
    let upper = fills {
      VStack(spacing: 0) {
        Color.red.ignoresSafeArea()
        Color.green.frame(height: 40)
      }
    }
    #expect(upper[0] == CGRect(x: 0, y: 0, width: 100, height: 140))
    // 16 larger than its offer it reaches 16 into the bottom, of which 4 are left; its offer grows by 40 and 4.
    let larger = fills {
      GeometryReader { proxy in
        ZStack(alignment: .bottom) {
          Color.red
          Color.green.frame(height: proxy.size.height).padding(.bottom, 16)
          Color.blue.frame(height: 10).background(Color.black)
        }
        .ignoresSafeArea()
      }
    }
    #expect(larger[0] == CGRect(x: 0, y: 0, width: 100, height: 184))
    #expect(larger[1] == CGRect(x: 0, y: 28, width: 100, height: 140))
    // The style behind goes on to the edge of the screen.
    #expect(larger[2] == CGRect(x: 0, y: 174, width: 100, height: 26))
    #expect(larger[3] == CGRect(x: 0, y: 174, width: 100, height: 10))
  }
}
