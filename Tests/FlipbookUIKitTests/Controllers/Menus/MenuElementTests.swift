import FlipbookUIKit
import Foundation
import Testing

@MainActor
@Suite("Menus of UIKit")
struct MenuElementTests {
  @Test("a menu knows its lines that are on, and can be given others")
  func menus() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let inner = UIMenu(title: "In", options: .displayInline, children: [on])
    let menu = UIMenu(title: "Out", children: [inner, UIAction(title: "Off") { _ in }])
    #expect(menu.selectedElements.map(\.title) == ["On"])
    #expect(menu.replacingChildren([on]).children.count == 1)
    #expect(menu.replacingChildren([]).title == "Out")
  }
}
