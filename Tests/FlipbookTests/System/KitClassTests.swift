import Flipbook
import Testing

@MainActor @Suite("Classes by name")
struct KitClassTests {
  @Test(
    "UIKit's are found, with those that public code looks for though they are private; others aren't there")
  func names() {
    #expect(NSClassFromString("UITabBar") == UITabBar.self)
    #expect(NSClassFromString("CATextLayer") == CATextLayer.self)
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 100, height: 49))
    bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
    let tab: AnyClass? = NSClassFromString("UITabBarButton")
    #expect(tab != nil && bar.subviews.filter { tab.map($0.isKind) == true }.count == 1)
    #expect(NSClassFromString("UINowhere") == nil)
  }
}
